## A move in words, for whoever asks for advice

command-refuel = { $times ->
    [one] Fill up once.
   *[other] Fill up { $times } times.
}
command-react = { $play ->
    [true] Spring an ambush.
   *[false] Let it be.
}
command-tap = Throw the dice.
command-buy-tuarek = Hire a Tuarek.
command-play-tuarek = Play { $kind }.
command-tip = { $specials ->
    [none] Tip the truck.
   *[other] Tip the truck, with { $specials }.
}
command-roll = { $count ->
    [one] Throw one die again.
   *[other] Throw { $count } dice again.
}
command-lay-flat = Lay the truck flat.
command-take-card = Take card { $slot }.
command-place-explorer = { $land ->
    [outpost] Send an Explorer to the Outpost.
   *[other] Send an Explorer to New Land { $land }.
}
command-place-free = { $land ->
    [outpost] Send the free Explorer to the Outpost.
   *[other] Send the free Explorer to New Land { $land }.
}
command-convert-wheat = { $n ->
    [one] Change one wheat into a Jerrican.
   *[other] Change { $n } wheat into Jerricans.
}
command-end-turn = End your turn.
command-sweep-card = Sweep away card { $slot }.
command-claim-tie = Take New Land { $land }.
