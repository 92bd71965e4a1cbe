# What a link says to whoever has not opened it yet.

link-home = Kermesse
link-home-text = Five French tabletop games, one table online, your friends and some bots. No account.
link-learn = Learn { $what }
link-learn-text = The rules of { $what } in a few minutes, in pictures. Or play at once against bots.
link-invited = { $who } invites you to a game of { $what }
link-invited-by-guest = You are invited to a game of { $what }
link-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
link-free = { $free ->
    [0] no seat free: you can watch
    [one] one seat free
   *[other] { $free } seats free
}
link-lobby-text = { $players }, { $free }. Open the link, say your name, sit down.
link-playing = { $what }: a game is on
link-playing-text = { $who } are playing. Open the link to watch.
link-playing-one = { $who } is playing. Open the link to watch.
link-over = { $what }: { $ending }
link-home-short = Five French games, one table, your friends
link-learn-short = The rules in a few minutes, in pictures
link-playing-short = A game is on
