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
strength-random = They play anything that is allowed.
strength-easy = They make mistakes, and let you win often.
strength-normal = They know what they are doing; a careful beginner wins now and then.
strength-hard = They look ahead; they win against most people.
strength-master = As strong as bots get here: expect to lose.
strength-figures = The figures
