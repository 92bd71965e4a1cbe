## A move in words, for whoever asks for advice

command-take-energy = { $n ->
    [none] Take the tokens that are left
    [0] Take no token
    [one] Take one token
   *[other] Take { $n } tokens
}{ $face ->
    [titan] {" "}and play the Titan
    [titanide] {" "}and play the Titaness
   *[none] {""}
}.
command-place = Lay { $card } before you.
command-ready = Say that you are ready.
command-unready = Say that you are not ready any more.
command-show = Show { $card } to { $target }.
command-offer-exchange = Offer { $card } to { $target } in exchange.
command-reply-exchange = Give { $card } in return.
command-recover = Give { $give } to take a card back from the discard.
command-take = Take { $card } from the discard.
command-burn = { $take ->
    [true] Discard { $card } for a token.
   *[false] Discard { $card }.
}
command-cronos = Cronos: play two cards this turn.
command-hyperion = Hyperion: your Element will stand for any other.
command-rhea = Rhea: play { $at ->
    [first] first
    [last] last
   *[after] after { $after }
}.
command-theia = Theia: show { $card } to { $target }.
command-themis = Themis: bet on { $target }’s card.
command-guess = Name { $guess }.
command-ceos = Coeus: pass the cards to the { $dir ->
    [left] left
   *[right] right
}.
command-oceanos = Oceanus: exchange { $a } and { $b } in the order.
command-crios = Crius: play an Aggression when it is forbidden.
command-phebe = Phoebe: look at { $target }’s card.
command-mnemosyne = Mnemosyne: give { $give } to take a card back from the discard.
command-japet = { $use ->
    [true] Iapetus: play the lost Elements again.
   *[false] Keep the power of Iapetus.
}
command-play = { $as ->
    [nature] Put this Nature in play.
    [element] Lay the card under { $nature } as { $element }.
   *[discard] Discard the card.
}
command-strike = Remove { $card } from under { $nature }.
command-drop = Discard { $card }.
command-energy = { $take ->
    [true] Take a token from the reserve.
   *[false] Leave the token in the reserve.
}
command-tethys = { $use ->
    [true] Tethys: protect the card with a token.
   *[false] Keep the power of Tethys.
}
command-japet-play = Play { $card } again.
