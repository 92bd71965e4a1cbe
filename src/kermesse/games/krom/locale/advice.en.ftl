## A move in words, for whoever asks for advice

command-pick-character = Take { $character }.
command-choose-destination = Go to { $place }.
command-play-bonus = Play “{ $card }”{ $target ->
    [none] {""}
   *[other] {" "}against { $target }
}.
command-pass-fight = Pass, and play no card.
command-counter = Cancel that Bonus with “{ $card }”.
command-decline = Let that Bonus be.
command-loot = { $kind ->
    [wood] Take wood.
    [bone] Take a bone.
    [stone] Take a stone.
    [kroms] Take Kroms.
    [bonus] Take a Bonus card.
   *[nothing] Take nothing.
}
command-rest = Rest.
command-service = { $what ->
    [wood] Buy wood.
    [bone] Buy a bone.
    [stone] Buy a stone.
    [bonus] Buy a Bonus card.
   *[heal] Have your wounds tended.
}
command-reshuffle-gather = Shuffle the Gathering cards.
command-gather = Gather.
command-hunt = Hunt card { $slot }{ $extra ->
    [0] {""}
    [one] {" "}with one more die
   *[other] {" "}with { $extra } more dice
}.
command-climb = Climb.
command-reroll = { $count ->
    [one] Throw one die again.
   *[other] Throw { $count } dice again.
}
command-settle = { $option ->
    [stone] Keep these dice, and take a stone.
    [bonus] Keep these dice, and take a Bonus card.
   *[none] Keep these dice.
}
command-evolve = Build Evolution { $slot }.
command-end-phase = End your phase.
