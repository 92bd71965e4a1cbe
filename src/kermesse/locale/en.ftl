# Sentences of the house, shared by all games. A game may say its own.

## Refusals

refused-game-over = The game is over.
refused-not-your-turn = It is not your decision now.
refused-already-done = You have already answered.
refused-wrong-phase = This cannot be done at this moment of the game.
refused-option-off = This table does not play with that option.
refused-bad-param = That request could not be understood.
refused-too-early = Too early: wait a moment.
refused-too-late = Too late.
refused-too-fast = One thing at a time: wait a moment.

## The table

refused-table-full = All seats are taken: you can watch.
refused-seat-taken = That seat is taken.
refused-seats-taken = { $taken } seats are taken: there cannot be fewer.
refused-bad-seat = There is nobody at that seat.
refused-own-seat = You are the host: stand up yourself if you want to leave.
refused-not-seated = You are watching: take a seat first.
refused-kicked = The host has asked you to leave this table.
refused-bad-level = There is no such bot here; there are: { $levels }.
refused-bad-seats = This game is for { $least } to { $most } players.
refused-bad-options = “{ $option }”: { $why }
refused-no-preset = There is no such preset; there are: { $presets }.
refused-too-few = This game needs at least { $least } players: add a bot, or wait for somebody.
refused-already-started = The game has already started.
refused-not-started = The game has not started yet.
refused-not-over = The game is not over yet.
refused-host-only = Only the host can do that.
refused-conceded = You have given up this game: a bot plays on for you.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-nothing-asked = Nobody has asked for anything.
refused-too-many-pauses = { $most } pauses are enough for now: play on.
refused-not-held = No bot holds your seat.
refused-unknown-command = This game knows no such request.
refused-fault = Something went wrong on our side. Nothing was changed.
refused-empty-chat = There is nothing to say in that.
refused-chat-off = This table plays without that kind of talk.
refused-spectators-silent = Spectators keep silent while the game is on.
refused-bad-name = A name needs at least one visible character.
refused-name-stands = Names stand still while a game is played: yours can change when it is over.
refused-bad-eyes = There is no such seat to look from.
refused-no-table = There is no such table: perhaps it was put away long ago.
refused-no-game = That game is not played here.
refused-no-page = There is nothing at this address.
refused-house-full = The house is full: please try again in a moment.
refused-too-many-tables = You already have { $most } open tables: finish one first.
refused-foreign-origin = This request comes from another site.
refused-too-long = That is too long.
refused-disk-waits = The house cannot write anything down at the moment: nothing was done. Try again when the notice has gone.
refused-table-bytes = This table's log is full. Play the game to its end without talking, or open a new table.
refused-person-bytes = Your open tables fill all the room you have: finish or leave one first.
refused-address-bytes = The open tables of your connection fill all the room it has: finish one of them first.
refused-too-many-unbegun = { $most } tables from your connection wait for their first move: play at one of them first.
refused-house-bytes = The house's disk is full: no new table can be opened until old ones are put away. Please try again later.
refused-aside-version = This table was played by other rules than the house plays by now. It is kept as it was, and cannot go on.
refused-aside-damaged = The log of this table is damaged. It was put aside rather than shown otherwise than it was played.
refused-aside-fault = This table could not be brought back. It was put aside as it was.
refused-record-damaged = What was kept of this is damaged: it cannot be shown as it was.
bye-other-tab = You have opened this seat in another tab: the game goes on there.
bye-too-many = Too many messages or visitors: come back in a moment.
bye-malformed = The server did not understand this page: reload it.
bye-no-table = There is no such table: perhaps it was put away long ago.
bye-server-stops = The server is restarting: the game goes on in a moment, nothing is lost.
bye-kicked = The host has asked you to leave this table.
bye-aside-version = This table was played by other rules than the house plays by now. It is kept as it was, and cannot go on.
bye-aside-damaged = The log of this table is damaged. It was put aside rather than shown otherwise than it was played.
bye-aside-fault = This table could not be brought back. It was put aside as it was.
trouble-disk-waits = The house cannot write anything down at the moment. The clock stands still, and nothing you see is lost: the game goes on by itself as soon as it can.
trouble-stood-still = The server stood still for a while. That time counted for nobody.
