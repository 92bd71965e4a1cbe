## Why this move: what a bot in your seat would answer

reason-share = { $reserve ->
    [0] The reserve is empty.
    [one] A single token for { $left ->
        [one] one player.
       *[other] { $left } players.
    }
   *[other] { $reserve } tokens for { $left ->
        [one] one player.
       *[other] { $left } players: take about your share.
    }
}
reason-completes = All that { $nature } still needs is { $element }: { $stands_in ->
    [true] this card can stand for it.
   *[false] you hold one.
}
reason-needs = { $nature } needs { $element }: { $stands_in ->
    [true] this card can stand for it.
   *[false] you hold one.
}
reason-follows = { $seat } plays before you and has shown you { $nature }: it will need { $element }.
reason-enters = { $parents ->
    [none] Nothing must come before { $nature }: its place is free.
   *[other] { $nature } can enter (complete Natures: { $parents }).
}
reason-ends-rage = Playing { $nature } ends the rage of the Hecatoncheires.
reason-rage = The Hecatoncheires rage: { $card } goes without effect.
reason-aggression-now = On the first and on the last turn an Aggression loses the game: you have { $count }, and { $turns } turns are left.
reason-strikes-nothing = No Element is exposed: { $card } removes nothing.
reason-has-another = You have { $count } { $element } cards: one can go.
reason-more-to-come = { $count ->
    [one] Another { $element } card is still to come.
   *[other] { $count } other { $element } cards are still to come.
}
reason-never-enters = You would lose { $nature }: your side does not play that level.
reason-closed = Nobody can put { $nature } in play any more.
reason-tells-follower = { $target } plays after you and can count on { $card }.
reason-feeds-nature = { $target } plays after you and will know what { $nature } requires: { $elements }.
reason-all-ready = All the others have made their choice.
reason-only-by-recovering = The Planet can be completed only if the discard gives back { $missing }.
reason-lies-in-discard = { $nature } needs { $element }, and the discard has one.
reason-opens-again = { $opens ->
    [none] The discard holds { $nature }.
   *[other] The discard holds { $nature }, which helps to open { $opens }.
}
reason-they-may-play = You would lose { $nature }, but { $target } may play that level.
reason-only-aggressions = { $count ->
    [one] Your last card is an Aggression: on the last turn it loses the game.
   *[other] All your { $count } cards are Aggressions: one would be left for the last turn.
}
reason-lays-before = { $target } plays before you: their card tells you what is left to do.
reason-few-tokens = { $have ->
    [0] You have no token.
    [one] You have only one token.
   *[other] You have only { $have } tokens.
}
reason-enough-tokens = You have { $have } tokens already.
reason-shields = { $aggressions ->
    [one] One Aggression is still to come: the token protects the card.
   *[other] { $aggressions } Aggressions are still to come: the token protects the card.
}
reason-goes-first = Played first, { $nature } can enter, and the others follow it.
reason-feeds-itself = { $nature } can enter, and you have { $element } to slide under it.
reason-any-element = { $lacking ->
    [one] No Nature lacks a { $element } card, but one other Element is lacking.
   *[other] No Nature lacks a { $element } card, but { $lacking } other Elements are lacking.
}
reason-only-one-left = All that you have left is { $card }: with Crius you can play it and not lose.
