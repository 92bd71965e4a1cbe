# Words of the client that belong to no game. A game's words stand beside its rules.

## Every page

home-link = Home
tools-label = Language and settings
close = Close
reload = Reload the page
confirm-yes = Yes
confirm-no = No, wait
name-label = Your name
name-hint = Guest
name-kept = Name kept
theme-to-day = Switch to day
theme-to-night = Switch to night
footer-label = About this house
footer-note = An unofficial adaptation, made with love for the originals. No account, no advertising, no tracking.
fault-offline = The server cannot be reached. Check your connection; we keep trying.
fault-server = The server could not do that (error { $status }).
fault-board = This game's board could not be loaded. Reload the page.
fault-page = This page could not be loaded.
lost-title = Nothing to see here
lost-why = This path leads behind the tents. The fair is the other way.

## A game of mine goes on elsewhere

running-mine = { $game }: it is your turn
running-on = { $game }: your game goes on
running-more = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
running-back = Back to the game
running-tab = { $game } goes on
running-tab-mine = { $game }: your turn

## Settings

settings-title = Settings
settings-language = Language
settings-sound = Sounds
answer-kept = Noted: nobody can tell by the moment what you hold.
first-decisions = No clock until everybody has decided once: take your time.
answers-itself = There is only one answer: it is given for you.
show-skip = Skip
refused-rule = See “{ $section }”
rules-search = Search the rules
rules-pieces = The pieces: touch one
rules-chapters = Chapters
rules-here = At this table
rules-here-this = At this table: { $option }, { $value }
rules-found-none = Nothing found.
lesson-coach = Coach
coach-more = More
coach-fold = Fold the coach
coach-unfold = Unfold the coach
lesson-pointed = The coach points at this.
lesson-step = Step { $at } of { $of }
lesson-steps = { $count } steps
lesson-learnt = learnt ✓
lesson-next = Next
lesson-another-day = Another day…
lesson-step-done = This step is done.
lesson-again = This step again
lesson-leave = Leave the lesson
lesson-done = Well done: back to the rules
glossary-title = Glossary

## Home

home-tagline = Five games from France, one table, your friends.
home-first = Five French board games to play right here: free, no account, bots ready now.
home-start = Start here: learn { $game } in { $minutes } minutes
home-next-coached = Next: { $game } with the coach
home-next-free = Play { $game }
home-games = The games
home-players-only = { $count } players
home-players = { $least } to { $most } players
home-minutes = { $least } to { $most } min
home-minutes-bots = { $least } to { $most } min against bots
home-coached = with the coach and gentle bots
home-known = I know this game
path-label = The way into the game
path-lesson = Lesson
path-coached = With the coach
path-free = On your own
path-done = done
home-play-now = Play now
home-play-now-game = Play now: { $game }, against bots
home-invite = Invite
home-invite-game = Invite friends to { $game }
home-mine = My tables
home-open = Open tables
home-open-none = No table is waiting for players right now.
home-open-new = Open a public table:
home-open-public = Public table of { $game }
home-learn = Learn a game
home-learn-why = A lesson of a few minutes, a first game with the coach, the rules with pictures.
home-learn-what = Lesson and rules
home-learn-read = Read the rules
home-seats = { $taken } of { $seats } seats taken
stage-playing = playing
stage-over = replay
tent-kraaw = Kraaw
tent-kraaw-mood = memory, theft, cheek
tent-kraaw-promise = Crows hide treasures, lock up the best and steal the rest.
tent-kreo = Kréo
tent-kreo-mood = together, silent, tense
tent-kreo-promise = Titans create a planet together, and may hardly say a word.
tent-krom = Krom
tent-krom-mood = tricks, brawls, laughter
tent-krom-promise = A prehistoric race where everybody picks in secret and nobody is safe.
tent-kero = Kero
tent-kero-mood = dice, sand, nerves
tent-kero-promise = Two trucks, running sand: roll for one more moment, or stop in time?
tent-chronos = Witty Chronos
tent-chronos-mood = fast, sly, all at once
tent-chronos-promise = Sand timers are your only pieces, and everybody plays at the same time.

## A table before its start

lobby-title = table
lobby-heading = { $game }: your table
invited-by = { $who } invites you to a game of { $game }, { $seats } players
invited-plainly = You are invited to a game of { $game }, { $seats } players
invited-sit = Sit down
invited-full = All seats are taken. You can stay and watch.
lobby-seats = Who plays?
lobby-sit = Sit here
lobby-move = Move here
lobby-add-bot = Bot
lobby-host = host
lobby-rename = Rename
lobby-stand = Leave my seat
lobby-remove = Remove { $name }
lobby-seat-count = Seats
lobby-level = New bots
lobby-start = Start the game
lobby-fill = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
lobby-waiting = { $count ->
    [one] One seat is still free: send the link, or let a bot take it.
   *[other] { $count } seats are still free: send the link, or let bots take them.
}
lobby-wait-host = The host starts the game.
lobby-meanwhile = Meanwhile: learn it in { $minutes } minutes
lobby-who-new = Who is new to the game?
lobby-new-all = everybody
lobby-new-all-why = a first game, with advice
lobby-new-some = some of us
lobby-new-some-why = time to think, with advice
lobby-new-none = nobody
lobby-new-none-why = the rules as they are
lobby-invite = Invite your friends
lobby-invite-why = Whoever opens this link can take a free seat. No account is needed.
lobby-link = Link to this table
lobby-qr = QR code of the link to this table
lobby-copy = Share the link
lobby-public = Everybody can see this table on the home page.
lobby-private = Only people with the link can find this table.
lobby-how = Rules of this table
lobby-presets = Presets
lobby-preset-own = your own mix
lobby-new = New to this game?
lobby-lesson = Learn by playing
lobby-is-public = public table
lobby-is-private = private table
lobby-set = { $what }: { $to }
lobby-set-yes = yes
lobby-set-no = no
lobby-set-more = { $count } more
lobby-options-more = More options
seconds-unit = s
seconds-long = { $count } s
link-copied = Link copied: paste it wherever you like
link-shared = Handed on
link-failed = Copying is not allowed here: take it from the field
level-random = at random
level-easy = gentle
level-normal = good
level-hard = strong
level-master = master
# What Chronos' levels were called once: kept tables say so
level-gentle = gentle
level-keen = quick

## At the table

seat-free = free seat
seat-nobody = nobody
seat-you = { $name } (you)
seat-mine = { $name }, your seat
seat-bot = a bot
seat-stands-in = a bot stands in
seat-away = away
seats-label = Players
board-label = Board
banner-label = What is asked
banner-waits = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
mat-raise = Show more of my cards
mat-lower = Show less
log-title = Log
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-somebody = A spectator
chat-off = This table plays in silence.
chat-watching = Spectators listen; they may speak after the game.
chat-placeholder = Say something
chat-send = Send
chat-unread = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
rules-title = Rules
side-label = Log and chat
line-lost = Connection lost; reconnecting. Nothing is lost.
table-explained = The game waits while you read.
table-paused = The game is paused.
table-opening = Setting up the table…
table-closed = The game does not continue on this page
game-is-over = The game is over.
spectators = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
notice-stands-in = A bot is playing for you.
notice-conceded = You conceded: a bot plays your seat to the end.
notice-agree = Agreed
menu-title = Table
menu-pause = Pause
menu-resume = Go on
menu-refuse = I’d rather not
menu-concede = Concede
menu-concede-sure = { $seats ->
    [2] Concede? Your opponent wins at once.
   *[other] Concede? A bot will finish the game for you, and you come last whatever it does.
}
menu-concede-yes = Give up
menu-concede-no = Play on
menu-put-out = Send { $who } away
menu-put-out-sure = Send { $who } away? A bot will finish their game, and they cannot come back to this table.
menu-put-out-yes = Send away
menu-put-out-no = Let them stay
menu-take-back = Take my seat back
menu-here = At this table
menu-link = Copy the link

## The end

end-rematch = Rematch
end-rematch-go = To the rematch
end-rematch-asked = Another game? { $who } would like a rematch.
end-rematch-yes = Yes, again
end-rematch-no = Not now
end-rematch-waits = { $who } has been asked; waiting for the answer.
end-rematch-refused = { $who } would rather not play again now.
end-board = See the board
end-show = The result
end-analysis = Analysis
end-more = More
decided-conceded =
    { $me ->
        [yes] { $count ->
            [one] You
           *[other] { $who }
        }
       *[no] { $who }
    } gave up.
decided-passed-over =
    { $me ->
        [yes] The bot that played on for you was ahead, but whoever gives up cannot win.
       *[no] { $who } { $count ->
            [one] was
           *[other] were
        } ahead, but whoever gives up cannot win.
    }
decided-me-gave-up = You gave up; a bot played on for you.
end-regroup = Other options
end-another = Another game
end-conceded = gave up
end-put-out = sent away by the host
end-share = Share
end-replay = Replay
end-verify = Verify the deal
end-record = Record
end-picture = Picture of the result
share-copied = Result copied: paste it wherever you like.
share-failed = This browser does not allow copying.
moment-copy = Copy a link to this moment
moment-copied = Link copied.

## Replay

replay-title = Replay
replay-heading = { $game }: replay
replay-controls = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-last = To the end
replay-position = Moment of the game
replay-at = step { $at } of { $last }
replay-analysis = Analysis
replay-mark = Jump to
replay-caption = What happens
replay-begins = The game begins.
replay-turn = Costly choice { $number }: { $lost } points of the chance of winning
replay-coming = The choice of { $who }: { $done }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-all = all-seeing
replay-eyes-spectator = as a spectator
replay-eyes-of = as { $name }
mark-round = Round { $count }
mark-turn = Turn { $count }

## Learn

learn-title = Learn { $game }
learn-why = Touch a piece and it says what it does. Or learn by playing.
learn-try = A first game against bots
learn-next-lesson = The lesson: { $minutes } minutes

## Verify and fairness

verify-title = Verify a deal
fair-commitment = Seal (published before the first card)
fair-seed = Seed (opened at the end)
fairness-title = Fairness
lobby-same-address = same address as { $names }
lobby-sent-away = from the address of somebody you sent away

## About

enter-title = Another device
about-title = About Kermesse
## A table that was put aside, and a game by other rules

aside-title = This table was put aside
aside-game = Game
aside-version = Rules version
aside-players = Players
aside-moves = Moves played
other-rules = This game was played by version { $version } of the rules, which is not today’s. The moves are shown as they were recorded; they are not played again, since that might make another game.
other-rules-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
other-rules-open = The game was not finished.

# the board of a game that has no drawings yet
plain-ask = Your turn: choose what to do.
plain-commands = What you can do
plain-yes = yes
plain-no = no
plain-hidden = hidden
other-rules-players = Players: { $names }

# Calling whoever is to play
call-tab = Your turn!
call-title = { $game }: it is your turn
call-body = The table is waiting for you.
call-nudge = { $game }: the others are waiting for you
call-nudge-tab = They are waiting for you!
call-again = { $game }: a rematch?
call-again-tab = A rematch?
call-ask = Would you like a notification when it is your turn, even while this page is hidden?
call-yes = Yes, tell me
call-no = No, thank you

home-against = against bots
home-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
  }
result-won = won
result-lost = lost
notice-watching = You are watching this game: you see what everybody sees.
join-next = Sit down at the next game
join-noted = You will have a seat at the next game.
join-go = To the next game
away-lost = { $who } has lost the connection.
away-bot-in = In { $seconds } s a bot plays on, until they are back.
away-waits = The game has waited for { $seconds } s; nothing is lost.
away-bot-now = Let a bot play now
nudge-ask = Nudge
nudge-done = Nudged.
nudge-slow = { $who } has been thinking for a while.
nudge-said = { $who } gives you a nudge: it is your turn.
odds-title = Chances of winning:
odds-share = { $share }%
odds-together = { $share }%
odds-why = Share of { $games } games that bots have played out from here, judging by what you see.
away-call = Send them the link
