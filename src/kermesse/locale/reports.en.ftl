## Balance reports: pages made of many games between bots

report-title = { $title }: balance report
report-lede = { $games ->
    [one] One game between bots
   *[other] { $games } games between bots
}, { $tables }. Rules version { $version }, seed { $seed }.
report-tables = { $count ->
    [one] at one kind of table
   *[other] at { $count } kinds of tables
}
report-players = { $count } players
report-bots = bots: { $names }
report-option = { $option }: { $value }
report-yes = yes
report-no = no
report-table = Table of figures
report-interval = { $value } ({ $low } to { $high })

report-short = In short
report-off-above = { $name } wins { $share } of its games ({ $low } to { $high }) where { $fair } would be fair: more than chance explains.
report-off-below = { $name } wins { $share } of its games ({ $low } to { $high }) where { $fair } would be fair: less than chance explains.
report-all-fair = Nobody is off their fair share by seat or role, as far as these games can tell. An advantage of about { $points } points or more would have shown; a smaller one may be there.
report-team = Teams win { $share } of their games ({ $low } to { $high }).
report-length-short = A game takes { $minutes } min of table time at the median ({ $low } to { $high } in eight games of ten) and { $moves } moves.
report-decided-short = In half of the games the winners lead to the end from { $share } of the moves on, or earlier.
report-decided-late = In half of the games or more, the winners take the lead for good only in the last { $share } of the moves.
report-things-short = { $count ->
    [0] Of the things that were had or used, none goes together with winning more than chance explains.
    [one] Of the things that were had or used, one goes together with winning or losing more than chance explains.
   *[other] Of the things that were had or used, { $count } go together with winning or losing more than chance explains.
} What goes together need not be a cause.
report-compared-short = { $count ->
    [0] Between the kinds of tables, no figure differs more than chance explains.
    [one] Between the kinds of tables, one figure differs more than chance explains.
   *[other] Between the kinds of tables, { $count } figures differ more than chance explains.
}
report-expired-short = { $times ->
    [0] No decision expired.
    [one] One decision expired, of { $of } that were made.
   *[other] { $times } decisions expired, of { $of } that were made.
}

report-seats = By seat
report-seats-why = The share of wins of each seat, whoever sat there, with its 95 % interval. The line is the fair share. A shared win counts as a part of one. Colour marks what is left after a correction for many comparisons.
report-seats-of = { $count } players
report-seat = Seat { $letter }
report-roles = By role
report-roles-why = The same for what a seat was. The fair share is that of its seats.
report-bots-title = By bot
report-bots-why = Bots moved one seat further from game to game.
report-teams = Won together
report-teams-why = The share of games that the whole table won, with its 95 % interval.
report-codes = How games ended

report-length = How long a game takes
report-length-why = Minutes of the table’s own clock: bots take a person’s time to decide. How many games took how long:
report-minutes-axis = { $minutes } min
report-lead = The lead
report-lead-why = A lead is had by whoever stands ahead alone, or with their side. A game is decided when the winners lead and lose the lead no more. After which share of the moves games were decided:

report-things = What was had and used
report-things-why = How much more those win that had or used it than those that did not, at the same kind of table, in points of a hundred, with a 95 % interval. The line is no difference. Coloured: left after a correction for many comparisons (Benjamini and Hochberg). This is no proof of worth: winners have had more of everything, and long games see more of it.
report-things-some = { $shown } of { $all } are drawn; the others differ less, or are too few to tell. The table has all.
report-too-few = too few

report-options = Kinds of tables compared
report-options-why = Each kind of table beside the first: how much more, with a 95 % interval, corrected for many comparisons.
report-against = { $table }, beside { $first }

report-expired = Where bots run out of time
report-expired-why = A decision expires when its time is over; the table then decides. Bots that are asked to think longer than the pace allows would show here.
report-expired-none = In none of these games did a decision expire.

report-limits = What bots cannot tell
report-limits-text = Bots are not people. They never bluff on purpose, bear no grudges, make no deals, and all play in the same way: what they overlook looks weak here, and what they do well looks strong. The figures say how these bots fare under these rules, not how people would. An advantage that shows here is worth a look; one that does not show is not disproved. What is had and used goes together with winning for many reasons, of which its own worth is only one.
report-limits-level = Level of the bots: { $names }. { $slow ->
    [yes] Stronger ones take too long for so many games and were left out.
   *[no] The game has no stronger ones.
}
report-made = How it was made
report-made-why = The same command gives the same games and the same figures with any number of processes. It also writes the data beside the page, as Parquet and CSV.

column-name = name
column-games = games
column-cases = cases
column-often = how often
column-times = times a game
column-share = wins
column-interval = 95 % interval
column-fair = fair
column-q = corrected p
column-mean = mean
column-low = 10 %
column-middle = median
column-high = 90 %
column-difference = difference
column-before = first
column-after = this one
column-bot = bot
column-decision = decision
column-expired = expired
column-measure = measure
column-between = between

measure-minutes = minutes
measure-moves = moves
measure-leads = changes of the lead
measure-decided = decided after (share of the moves)
measure-expired = expired decisions
measure-team = won by the table
measure-shared = shared wins
measure-seat = wins of seat { $letter }
measure-role = wins of { $name }

compare-title = { $title }: { $one } and { $other }
compare-found = { $count ->
    [0] Nothing differs more than chance explains.
    [one] One figure differs more than chance explains.
   *[other] { $count } figures differ more than chance explains.
}
compare-seats = { $count } players: { $ones } games and { $others }
