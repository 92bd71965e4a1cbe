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
