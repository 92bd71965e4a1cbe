# How strong a level of bots is, below the choice of it in the lobby.
strength-level = Strength { $rating }: about as strong as somebody who wins { $wins } games of 100 against { $others ->
    [one] one bot
   *[other] { $others } bots
} of the level “{ $below }”, where an equal would win { $fair }. Measured over { $games ->
    [one] 1 game
   *[other] { $games } games
}.
strength-team = A team of these bots wins { $wins } games of 100. Measured over { $games ->
    [one] 1 game
   *[other] { $games } games
}.
