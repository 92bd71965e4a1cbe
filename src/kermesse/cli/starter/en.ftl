game-name = Starter
game-mood = quick
game-promise = Take the last counter.

ask-take = Your turn: take one or two.
wait-take = { $who } is choosing.
command-take = Take { $count }
event-taken = { $seat } { $you ->
    [seat] take
   *[other] takes
  } { $count }.
refused-too-many = There are not so many left.

view-heap = Heap
view-taken = Taken
view-taken-each = Seat { $number }
view-active = { "" }

rules-turn-title = The turn
rules-turn = Take one or two counters. Whoever takes the last one wins.
