# What happens at a table besides the game, and how it ends: for the log of the page and that of the command line.

note-pause-asked = { $who } would like a pause.
note-resume-asked = { $who } would like to go on.
note-paused = The game is paused.
note-resumed = The game goes on.
note-conceded = { $who } concedes: a bot plays on for them.
note-advised = { $who } asks a bot for advice.
note-put-out = The host sends { $who } away: a bot plays on for them.
note-stand-in = { $who } is away: a bot stands in.
note-hand-back = { $who } comes back and takes the seat again.
note-stood-still = The server stopped for a while. That time was not counted.

end-you-win = You win!
end-wins = { $count ->
    [0] Nobody wins
    [one] { $who } wins
   *[other] { $who } win
}
outcome-conceded = { $me ->
    [yes] You win: everybody else conceded.
   *[no] { $count ->
        [0] Everybody has conceded
        [one] { $who } wins: everybody else conceded
       *[other] { $who } win: everybody else conceded
    }
}
not-played-out = The game was not finished.
