## A move in words, for whoever asks for advice

command-ready = Say that you are ready.
command-vote-colours = { $yes ->
    [true] Ask for other colours.
   *[false] Keep the colours.
}
command-move-timer = { $place ->
    [home] Take { $timer } back
    [real] Put { $timer } on a realm
   *[pile] Put { $timer } on pile { $number }
}{ $take ->
    [true] , and take the card that it leaves.
   *[false] .
}
command-ransom = Buy your timers back.
command-offer = Make an offering for { $card }.
command-gaia-buy = Buy { $card } from { $from_seat }.
command-cassandre-take = Take the last god.
command-demeter = Help yourself with Demeter.
command-ouranos = Exchange { $give } for { $get }.
command-move-neutral = Pay a card to send { $timer }, a neutral one, to pile { $number }.
command-flip-pile = Turn pile { $pile } over.
command-choose = { $target ->
    [none] Answer as the button proposes.
   *[other] Choose { $target }.
}
command-announce = Announce “Victory!”
command-call-deadlock = Say that everything is stuck.
command-plan-move = Plan to { $place ->
    [home] take { $timer } back
    [real] put { $timer } on a realm
   *[pile] put { $timer } on pile { $number }
}.
command-plan-cancel = Forget this plan.
command-pass = Pass.

# A realm has no number that one would say.
nth--0 = 1
nth--1 = 2
nth--2 = 3
nth--3 = 4
nth--4 = 5
nth--5 = 6
