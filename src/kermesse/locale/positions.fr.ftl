# Une position en toutes lettres, comme la montre la ligne de commande.

position-everybody = ce que tout le monde voit
position-seat = { $who }{ $decides ->
    [yes] , qui doit décider
   *[no] { "" }
}
position-besides = { $who } voit aussi :
position-nothing-besides = { $who } ne voit rien de plus.
position-may = { $who } peut :
position-hidden = face cachée
position-yes = oui
position-no = non
position-labelled = { $label } : { $told }
