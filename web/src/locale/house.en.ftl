# What the house says of itself: fairness, about.

fairness-deal-title = The deal is sealed before it is dealt
fairness-deal =
    When a table is made, the server draws a secret seed of 256 bits. Every shuffle, every die and every draw of that game follows from this seed by a fixed calculation.

    Before the first card everybody gets the seal: the SHA-256 fingerprint of the seed. Nobody can read the seed from it, and nobody can find another seed that fits it. So from that moment the server cannot change the deal, whatever you play.
fairness-open-title = At the end the seal is opened
fairness-open =
    When the game is over, the seed is published. Anybody can compute its fingerprint, compare it with the seal, and play the whole game again from its record: same seed, same moves, same game, to the millisecond.
fairness-secrets-title = You only get what you may know
fairness-secrets =
    The server never sends your browser anything that your seat may not see: what a seat gets is put together from what it knows, never from everything with parts struck out. Looking inside the page shows you nothing more.
fairness-time-title = A slow connection is no handicap
fairness-time =
    Clocks run at the table, not in the browser. Where speed matters, the server itself measures the delay of each connection and gives a small, limited credit for it. Browsers never tell the time.
fairness-cheat-title = What a cheat could gain
fairness-cheat =
    How far away a browser is can only be measured by asking it and waiting. A program that answers late on purpose looks far away, and its moves are dated back like those of somebody who is. We cannot tell the two apart, so we limit what it can gain:
    - for one move, at most 120 ms (250 ms against the sand of Kero, 0 elsewhere in that game);
    - for several moves in a row, at most 500 ms in all;
    - after that, 50 ms for each second played.

    Answering late only when it pays does not help: a connection counts as at most 60 ms slower than its best answer of the last minute. A new connection brings no new credit.
fairness-people-title = Two browsers are two people
fairness-people =
    There are no accounts: whoever uses another browser, or throws the cookie away, is somebody else. So we cannot rule out that somebody plays two seats, or watches while playing; nobody can. What we do: the host sees when two seats come from the same address (never the address itself), and when somebody who was sent away seems to be back. Whoever is sent away cannot come back to that table. Nobody can take a name that looks like that of somebody who sits there.

    Play with people you know, or at a private table.
fairness-bots-title = Bots sit at the table like you
fairness-bots =
    A bot gets exactly the messages that a person in its seat would get, no more; and it thinks at a human pace.
fairness-programs-title = Programs may hold seats
fairness-programs =
    How pages talk to the server is public, so a program can hold a seat as a person does, and nothing gives it away. It is held to the same limits: it gets what its seat may know and nothing else, it gets no more credit for delay than you, and it may send no more requests a second.

    But no limit keeps it from thinking faster than you. Our own bots are slowed down; somebody else’s program need not be. If you mind, play with people you know.

about-what =
    A kermesse is a village fair. This one has five tents, each with a French tabletop game, to be played in the browser with friends and bots, without an account.

    Kermesse is an unofficial adaptation. It is neither made nor approved by the authors or publishers of the games. Texts, pictures and sounds are our own; nothing was copied from the boxes. If you like a game here, look for the real one: it is best on a real table.
about-games-title = The games and what we rebuilt
about-games = The rules were rewritten from the French rulebooks. Where a rulebook leaves something open or a picture was lost, we made a decision, wrote it down and marked it as reconstructed.
about-kraaw-by = From the rulebook of Kraaw, version 4.0; it names no author.
about-kraaw-rebuilt = Reconstructed: names and colours of the crows, the treasures on the cards (both without effect). Added: a guard against endless exchanges, time limits.
about-kreo-by = A game by Julien Prothière, published in 2016.
about-kreo-rebuilt = Reconstructed: the Elements of eight Natures (the only even solution that fits the two that are known), which copies leave the deck with three or five players, which two Titans share a card, the rewards of Themis. Added: one exchange at a time, getting ready anew after every piece of news, set phrases, time limits.
about-krom-by = A game by Kévin Bérenger and Xavier Baud, illustrated by Damien Cornu, published by Borderline (second edition).
about-krom-rebuilt = Reconstructed: the faces of all Bonus, Evolution, Gather and Hunt cards (their numbers are the rulebook’s), all weights, Oona, and which tokens the Mountain yields. Derived: which icon stands for what at the Cave and in the hunt. From public pages: where the tokens lie, two of the prey. Added: time limits, windows in which to answer a Bonus.
about-kero-by = From the rulebook of Kero; the text that we have names no author.
about-kero-rebuilt = From the rulebook: the course of the game, the 39 cards with five None shall pass!, the effects of powers, lands and the eight kinds of Tuareks, 27 Jerricans, 14 Explorers, and two card prices given as examples. From public lists: 17 Tuarek tiles, 12 lands, a truck of about a minute. Reconstructed, for their pictures are lost: the faces of the three special dice, the other prices, the colours and points of the cards, how many copies there are of each Tuarek, three bonuses of lands and all their names.
about-chronos-by = Witty Chronos and its expansion Temple are games by Guillaume Aubrun (2011).
about-chronos-rebuilt = Reconstructed: how the territories and the gods in the piles are divided (15, 12, 10, 8 territories of 10, 20, 30, 50; 2 Hades, 3 Hermes, 2 Hephaestus, 3 Cerberus), colour names, how much the timers differ, which gods act once (the stars were lost with the pictures). Added: shapes for colours, time for a choice, pace, planned moves, play in steps. All pictures are ours.
about-licences-title = Licences
about-licence-icons = Game icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0; colours were changed.
about-licence-lucide = Icons on buttons: Lucide, ISC licence.
about-licence-fonts = Typefaces: Fraunces, Inter and Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-licence-code = This software: Apache License 2.0.
about-licence-all = Every licence in full
verify-why = Every finished game can be downloaded as a record. Here you can check it: your browser compares the seed with the seal, and the server plays every move again.
verify-choose = Choose a record file
verify-opens = The seed opens the seal: the deal was fixed before the first card.
verify-opens-not = The seed does not open the seal!
verify-holds = { $moves ->
    [one] The record holds: { $moves } move played again, the same result.
   *[other] The record holds: all { $moves } moves played again, the same result.
}
verify-holds-not = The record does not hold.
verify-digest = SHA-256 of “kermesse:” and the seed
verify-no-record = There is no record of that table.
