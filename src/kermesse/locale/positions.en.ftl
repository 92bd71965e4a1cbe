# A position in words, as the command line shows it.

position-everybody = what everybody sees
position-seat = { $who }{ $decides ->
    [yes] , to decide
   *[no] { "" }
}
position-besides = { $who } also sees:
position-nothing-besides = { $who } sees nothing more.
position-may = { $who } may:
position-hidden = hidden
position-yes = yes
position-no = no
position-labelled = { $label }: { $told }
