## Names

game-name = Chronos
mode-solo = Each for themselves
mode-solo4 = Four timers each
mode-duel = Duel
mode-teams = Teams of two
level-0 = Chronos
level-1 = Monsters
level-2 = Winds
level-3 = Temple
colour-R = red
colour-B = blue
colour-G = green
colour-Y = yellow
colour-P = purple
colour-O = orange
card-T10 = Territory 10
card-T20 = Territory 20
card-T30 = Territory 30
card-T50 = Territory 50
card-T100 = Territory 100
card-MIN = Minotaur
card-HYD = Hydra
card-WN = North Wind
card-WS = South Wind
card-WO = West Wind
card-WE = East Wind
card-HADES = Hades
card-HERMES = Hermes
card-HEPHAISTOS = Hephaestus
card-CERBERE = Cerberus
power-HADES = The round ends at once.
power-HERMES = You may swap your pile with another player's.
power-HEPHAISTOS = Put one opposing timer into the bag.
power-CERBERE = Strike the top card off an opponent's pile.
god-HERACLES = Heracles
god-HELIOS = Helios
god-PERSEPHONE = Persephone
god-ATHENA = Athena
god-ARES = Ares
god-DIONYSOS = Dionysus
god-EOLE = Aeolus
god-POSEIDON = Poseidon
god-CYCLOPE = Cyclops
god-HERA = Hera
god-ZEUS = Zeus
god-APOLLON = Apollo
god-CASSANDRE = Cassandra
god-DEMETER = Demeter
god-APHRODITE = Aphrodite
god-PAN = Pan
god-SELENE = Selene
god-CASTOR = Castor
god-POLLUX = Pollux
god-CHARON = Charon
god-HECATE = Hecate
god-GAIA = Gaia
god-OURANOS = Uranus
god-ARTEMIS = Artemis
god-EROS = Eros
god-EOS = Eos
god-HESTIA = Hestia
power-HERACLES = The card that your Cerberus strikes comes onto your own pile.
power-HELIOS = Your 10s and 20s are worth 30.
power-PERSEPHONE = One timer of every other player goes into the bag.
power-ATHENA = Hermes, Cerberus and Hephaestus cannot touch you.
power-ARES = Your timers may stand on other players' piles and take cards there.
power-DIONYSOS = Swap one colour, timers included, with another player.
power-EOLE = Counts as a Wind of the direction that suits you best.
power-POSEIDON = Everybody loses all Winds.
power-CYCLOPE = A single monster in your pile is enough to win.
power-HERA = Win the round and take two tokens instead of one.
power-ZEUS = You win the round at once.
power-APOLLON = Reserve one card of the temple for yourself.
power-CASSANDRE = Take the last card of the temple for nothing.
power-DEMETER = Take any visible 10 that carries no timer.
power-APHRODITE = Your score is doubled.
power-PAN = 50 points for every temple god in front of you, Pan included.
power-SELENE = Discard some cards, then hide as many for the next round.
power-CASTOR = A token for you when the holder of Pollux wins.
power-POLLUX = A token for you when the holder of Castor wins.
power-CHARON = Take one card out of the discard as if you had just conquered it.
power-HECATE = A god from the piles may act as another one for you.
power-GAIA = Buy temple gods from other players.
power-OURANOS = Trade cards with the discard as often as you like.
power-ARTEMIS = Your monsters are worth 100 points each.
power-EROS = Move one timer of another player, turned over or not.
power-EOS = Whoever knocks a timer over owes you a card.
power-HESTIA = Three identical cards in your realm win the round.
phrase-text = Say…
phrase-leave_together = Shall we both leave pile { $pile }?
phrase-please_leave = Please leave pile { $pile }.
phrase-i_stay = I am staying on pile { $pile }.
phrase-block = Block { $name }!
phrase-deal = Deal!
phrase-no_deal = No deal.
phrase-i_am_slow = My timers are slow, I warn you.
phrase-thanks = Thank you!
phrase-well_played = Well played!

## Refusals

refused-not-now = Not at this moment of the round.
refused-choice-pending = Make your choice first: the god is waiting.
refused-not-yours = You do not control that timer.
refused-in-bag = That timer is in the bag.
refused-timer-running = Its sand is still running.
refused-no-such-place = There is no such place on this table.
refused-already-home = That timer is at home already.
refused-pile-face-down = That pile is still face down.
refused-not-your-zone = For now, only the three piles in front of you.
refused-needs-ares = You need Ares to attack another player's pile.
refused-empty-pile = There is no card on that pile.
refused-not-attacked = Nobody is attacking your pile.
refused-nothing-to-take = There is no card to take there.
refused-blocked = Another timer stands on that pile: no card.
refused-card-changed = Another card lies on top now.
refused-third-contest = That would make a third contested pile.
refused-nothing-to-ransom = None of your timers is in the bag.
refused-not-available = That god is not to be had.
refused-wrong-price = That is not the price of this god.
refused-not-in-realm = That card is not in your realm.
refused-needs-gaia = You need Gaia in front of you.
refused-needs-cassandre = You need Cassandra in front of you.
refused-temple-not-single = Cassandra waits until a single card is left in the temple.
refused-needs-demeter = You need Demeter in front of you.
refused-not-a-ten = Demeter takes visible 10s only.
refused-timer-there = A timer stands there.
refused-needs-ouranos = You need Uranus in front of you.
refused-god-not-allowed = Uranus brings back no gods.
refused-not-in-discard = That card is not in the discard.
refused-not-neutral = That timer is not neutral.
refused-same-pile = It must go to another pile.
refused-not-starter = Another player is turning the piles.
refused-already-up = That pile is face up already.
refused-no-choice = There is nothing to choose now, or it came too late.
refused-bad-choice = That cannot be chosen.
refused-protected = Athena protects that player.
refused-jealous = Hermes is jealous: you already have a god of the temple.
refused-not-needed = No need to shout: victory is declared by itself here.
refused-too-soon = Give it a moment before you speak again.
refused-not-blocked = Nothing is stuck: some sand or some choice is still under way.
refused-no-plan = Nothing is planned for that timer.

## Events

event-round-set-up = Round { $round } is laid out.
event-stored-revealed = { $seat } brings back { $cards } from under Selene.
event-seat-ready = { $seat } is ready.
event-phase-changed = { $phase ->
    [ready] Who is ready?
    [countdown] Three, two, one…
    [look] All piles are up: have a look.
    [zone] Your own three piles first.
    [play] Play!
    [closing] Last card: one choice still to be made.
    [interval] A break before the next round.
   *[over] The game is over.
  }
event-pile-flipped = Pile { $pile } is turned up: { $top }.
event-timer-moved = { $seat } moves { $timer } to { $to }.
event-timer-emptied = { $timer } has run out.
event-card-taken = { $seat } takes { $card }.
event-take-begun = { $seat } reaches for { $card } on pile { $pile }.
event-take-stamped = Too late for { $seat }: pile { $pile } was stamped.
event-god-taken = { $seat } meets { $god }.
event-choice-opened = { $seat } has to choose ({ $kind }).
event-choice-made = { $seat } has chosen ({ $kind }).
event-choice-timed-out = { $seat } took too long to choose ({ $kind }).
event-choice-lost = The round ended before { $seat } could choose ({ $kind }).
event-piles-swapped = { $a } and { $b } swap their piles.
event-card-cancelled = { $by } strikes { $card } off { $seat }'s pile.
event-timer-bagged = { $by } puts { $timer } into the bag.
event-timers-returned = { $seat } gets { $timers } back.
event-pile-discarded = { $seat } gives up a whole pile of { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-offer-made = { $seat } offers { $paid_count ->
    [one] one card
   *[other] { $paid_count } cards
  } for { $card }.
event-god-acquired = { $card } is with { $seat }.
event-card-reserved = { $seat } reserves { $card }.
event-cards-stored = { $seat } hides { $count ->
    [one] one card
   *[other] { $count } cards
  } under Selene.
event-god-bought = { $buyer } buys { $card } from { $seller }.
event-markers-swapped = { $seat } and { $other } swap { $mine } and { $theirs }.
event-winds-discarded = { $by } raises the sea: all Winds are gone.
event-timer-shifted = { $by } shifts { $timer } to { $to }.
event-neutral-moved = { $seat } pays to move { $timer } to { $to }.
event-ouranos-used = { $seat } brings { $got } back from the discard.
event-timer-knocked = { $seat } knocks { $timer } over!
event-timers-sent-home = { $seat } has to take { $timers } home.
event-card-given = { $seat } gives { $card } to { $to }.
event-victory-announced = { $seat } shouts: Victory!
event-false-victory = { $seat } shouts Victory, but no: play goes on.
event-deadlock-called = { $by } thinks that everything is stuck, and counts to ten.
event-deadlock-cancelled = { $by } moves: the count is off.
event-round-ended = The round is over: { $reason ->
    [points] enough points
    [monsters] both monsters
    [cyclope] the Cyclops
    [hestia] three of a kind
    [zeus] Zeus
    [hades] Hades
    [last_card] a last card
    [deadlock] stuck
   *[round_limit] time is up
  }. Winner: { $winners }.
event-tokens-gained = { $seats }: { $gained ->
    [one] one token
   *[other] { $gained } tokens
  } more, { $tokens } now.
event-colours-voted = { $yes ->
    [true] { $seat } wants new colours.
   *[false] { $seat } keeps the colours.
  }
event-colours-drawn = New colours are drawn.
event-game-over = The game is over. Successor of Chronos: { $winners }.
event-plan-stored = Planned: { $timer }.
event-plan-dropped = The plan for { $timer } is dropped.
event-act-submitted = { $seat } has decided.
event-refused = What you had planned became impossible.
event-step-ended = Step { $step } is done.
event-said = { $seat }: { $text }

## Prompts

ask-ready = Ready?
ask-play = Move your empty timers; take, block, or wait.
ask-steps = Choose one act for this step, or pass.
ask-hermes = Swap your pile with whom? Or with nobody.
ask-hephaistos = Which timer goes into the bag?
ask-cerbere = Whose top card is struck?
ask-hecate = Which god shall it be?
ask-persephone = One timer of each player into the bag.
ask-dionysos = Swap colours with whom?
ask-apollon = Which card do you reserve?
ask-selene = Which cards do you hide for the next round?
ask-charon = Which card comes back from the discard?
ask-eros = Which timer goes where, turned over or not?
ask-eos_gift = Which card do you give?

## Options

option-timers = Pace of choices
option-timers-off = no limit
option-timers-relaxed = relaxed
option-timers-normal = normal
option-timers-fast = fast
option-chat = Talk
option-chat-open = free
option-chat-phrases = phrases only
option-chat-none = silent
option-memory_aid = Show my own score
option-mode = Who plays with whom
option-mode-auto = by number of players
option-mode-solo = each for themselves
option-mode-solo4 = four timers each
option-mode-duel = duel
option-mode-teams = teams of two
option-level = Level
option-level-auto = by number of players
option-level-0 = base game
option-level-1 = with monsters
option-level-2 = with Winds
option-level-3 = with the temple
option-gods = Gods in the piles
option-gods-on = yes
option-gods-off = no
option-gods-later = from the second round on
option-rounds_to_win = Tokens to win
option-rounds_to_win-auto = by the rules
option-target = Points to win a round
option-target-auto = by level
option-announce = Announcing victory
option-announce-by_level = by level
option-announce-auto = by itself
option-announce-manual = shout it yourself
option-start_mode = Turning the piles up
option-start_mode-one_by_one = one by one
option-start_mode-all = all at once
option-flipper = Who turns them
option-flipper-auto = the table
option-flipper-player = a player
option-flip_gap_ms = Time between two piles
option-look_ms = Time to look
option-countdown_ms = Countdown
option-team_timers = Timers of a team mate
option-team_timers-auto = by level
option-piles = Number of piles
option-piles-auto = by the rules
option-pile_cut = Cutting the piles
option-pile_cut-even = even
option-pile_cut-ragged = ragged
option-twins = Castor and Pollux
option-twins-auto = but for three
option-twins-on = in
option-twins-off = out
option-hermes_jealous = Jealous Hermes
option-clumsy = Penalty for hasty hands
option-colour_vote = Vote for new colours
option-timer_mean_ms = Sand
option-timer_spread = Differences between timers (%)
option-timer_balance = Pairs
option-timer_balance-none = each its own
option-timer_balance-mirror = all pairs alike
option-time_scale = Slower or faster
option-clock = Clock
option-clock-real = real time
option-clock-steps = untimed, in steps
option-step_limit_ms = Time for a step
option-choice_ms = Time for a choice
option-hand_ms = Pause between two grips
option-stamp_window_ms = Stamping window
option-plans = Planned moves
option-plan_delay_ms = Delay of a plan
option-early_grace_ms = Early grips forgiven
option-deadlock_ms = Count when stuck
option-duel_zone_ms = Duel: own piles first
option-duel_tie_ms = Duel: moves at the same instant
option-final_tie = Equal at the end
option-final_tie-shared = shared victory
option-final_tie-extra_round = one more round
option-round_limit_ms = Longest round
option-open_scores = All scores open
option-victory_hint = Victory button glows
preset-calm = Calm
preset-table = As at the table
preset-blitz = Blitz
