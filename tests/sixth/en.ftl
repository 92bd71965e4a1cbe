## Names

game-name = Allumettes
game-mood = quick, dry, merciless
game-promise = Matches in heaps, and a few of them each turn. Just leave the last one to somebody else.

## Refusals

refused-no-such-heap = There are { $heaps } heaps.
refused-heap-empty = That heap is empty.
refused-too-many = You can take 1 to { $most } matches there.

## Decisions and commands

ask-take = Your turn: take matches from one heap.
wait-take = { $who } is counting matches.
command-take = { $count ->
    [one] Take 1 match from heap { $heap }
   *[other] Take { $count } matches from heap { $heap }
}

## The table

view-turn = Turn
view-heaps = Heaps
view-heaps-each = Heap { $number }
view-active = { "" }
view-deadline = { "" }
view-players-taken = Matches taken
view-players-taken-is = { $value ->
    [0] no match yet
    [one] 1 match
   *[other] { $value } matches
}

## What happens

event-game-started = { $you ->
    [first] You begin.
   *[other] { $first } begins.
}
event-timed-out = { $you ->
    [seat] Your time is over.
   *[other] The time of { $seat } is over.
}
event-taken = { $you ->
    [seat] { $count ->
        [one] You take 1 match from heap { $heap }.
       *[other] You take { $count } matches from heap { $heap }.
    }
   *[other] { $count ->
        [one] { $seat } takes 1 match from heap { $heap }.
       *[other] { $seat } takes { $count } matches from heap { $heap }.
    }
}
event-game-ended = { $you ->
    [seat] You took the last match.
    [winners] You win: the last match is gone.
   *[other] { $seat } took the last match.
}
outcome-last-loses = { $me ->
    [yes] The last match was not for you: you win
   *[no] { $who } { $count ->
        [one] wins
       *[other] win
    }
}
outcome-last-wins = { $me ->
    [yes] The last match is yours: you win
   *[no] { $who } wins
}

## Rules and phrases

rules-play-title = How it is played
rules-play =
    Matches lie in heaps. On your turn, take one or more of them, all from the same heap. Three at most, unless the table says otherwise.

    - Whoever takes the last match has lost, and everybody else has won.
    - A table can also play the other way: then the last match wins.
rules-time-title = Time
rules-time = If your time runs out, one match is taken for you from the first heap.
phrase-hello = Hello!
phrase-nice = Well played!

## Options

option-layout = Layout
option-layout-why = How the matches lie at the beginning.
option-layout-pyramid = a pyramid: 1, 3, 5 and 7
option-layout-three = three heaps: 3, 4 and 5
option-layout-row = a single heap of 21
option-most = At most in a turn
option-most-why = How many matches one may take at once.
option-last = The last match
option-last-why = What becomes of whoever takes it.
option-last-loses = loses
option-last-wins = wins
option-first-player = Who begins
option-first-player-why = By lot, or a seat that you choose.
option-first-player-random = drawn at random
option-first-player-seat-0 = the first seat
option-first-player-seat-1 = the second seat
option-first-player-seat-2 = the third seat
option-first-player-seat-3 = the fourth seat
option-limits-ms-take = taking matches
