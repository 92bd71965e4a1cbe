# The one-page summary of a game, to be printed.
summary-title = { $game } on one page
summary-link = One page to print
summary-print = Print
summary-back = The rules
summary-setup = Setting up
summary-players = { $count } players
summary-seats = Players
summary-all = all
summary-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
summary-kg = { $kg } kg
summary-kraaw-deck = Cards in play, by value
summary-kreo-each = cards each
summary-kreo-tokens = tokens
summary-kreo-without = stay in the box
summary-krom-target = Points to reach
summary-krom-prey = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ≥ { $value }
summary-kero-setup = The Start cards ({ $start }) lie on top of the deck, and a Conquest is shuffled into each third of the other cards ({ $conquests } in all). { $row } cards come up in the row, and { $lands } New Lands. Each clan has a full truck, { $explorers } Explorers, a few Jerricans and secret Tuareks.
summary-kero-lands = New Lands
summary-chronos-setup = Deal the shuffled cards into piles: three piles more than there are players, or teams; eight in a duel. Everybody has a pair of timers of one colour, empty, at home. All piles are turned up together.
summary-chronos-box = Under each card: how many there are in the base game, and how many more with the Temple box.
summary-chronos-copies = { $more ->
    [0] { $base }
   *[other] { $base } + { $more }
}
