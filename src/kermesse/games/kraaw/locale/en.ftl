## Names

game-name = Kraaw
crow-charbon = Coal
crow-reglisse = Liquorice
crow-plume = Quill
crow-becdor = Goldbeak
crow-brindille = Twig
crow-rubis = Ruby
treasure-1 = button
treasure-2 = marble
treasure-3 = silver spoon
treasure-4 = pocket watch
treasure-5 = gem ring

## Refusals

refused-taken = That crow is already taken.
refused-bad-slot = A nest has five cards, numbered 1 to 5.
refused-bad-seat = There is nobody at that seat.
refused-own-seat = You cannot steal from your own nest.
refused-not-in-round = That player does not take part in this final.
refused-not-face-down = That card is not face-down.
refused-not-revealed = That card is not lying face-up and upright.
refused-no-lock-left = You have already used both of your locks of this round.
refused-locked-card = That card is locked: nobody can take it.
refused-same-card = Lock one card and turn over another.
refused-stall-guard = Upright cards have changed hands too often: do something that moves the round on.
refused-too-early = Look at your hand first: the kitty opens in a moment.
refused-too-late = The whole-hand swap of this round is already gone.


## Prompts: what is asked of me

ask-choose-crow = Choose your crow.
ask-declare-jewels = How many jewels are you wearing?
ask-look-done = Remember your five cards: in a moment they are shuffled and laid face-down.
ask-chien-exchange = Swap one of your cards, drawn blindly, with the kitty?
ask-main = Your turn: choose an action, or touch a card.
ask-main-look = Look: which of your face-down cards?
ask-main-reveal-lock = Reveal and lock: which of your face-down cards?
ask-main-lock = Lock: which of your upright cards?
ask-main-exchange = Take: which card of another nest?
ask-main-card = Your card { $slot }: look at it first, or reveal and lock it at once?
ask-reveal =
    { $value ->
        [0] Now reveal one of your face-down cards: this one or another.
       *[other] Card { $slot } is a { $value }. Now reveal one of your face-down cards: this one or another.
    }
ask-retaliate = { $thief } takes your card { $slot }! Choose a card from their nest in return.
ask-bonus =
    { $reading ->
        [locked_counts] Bonus: lock one upright card and turn any face-up card face-down, or end your turn.
       *[other] Bonus: lock one upright card and turn another face-down, or end your turn.
    }
ask-bonus-flip =
    { $reading ->
        [locked_counts] Card { $slot } will be locked. Which card do you turn face-down? A locked one loses its lock.
       *[other] Card { $slot } will be locked. Which other card do you turn face-down?
    }
ask-bonus-last = No face-down card left: the round ends at your next turn. Use the bonus to turn one over, or end your turn.
ask-continue = The round is over. Ready for the next?

## Prompts: whom we are waiting for

wait-choose-crow = { $count ->
    [one] { $who } is choosing a crow.
   *[other] { $who } are choosing their crows.
}
wait-declare-jewels = { $count ->
    [one] { $who } is counting jewels.
   *[other] { $who } are counting their jewels.
}
wait-look-done = { $count ->
    [one] { $who } is looking at five cards.
   *[other] { $who } are looking at their cards.
}
wait-chien-exchange = { $who } is thinking about the kitty.
wait-main = { $who } is choosing an action.
wait-reveal = { $who } looked at a card and must reveal one.
wait-retaliate = { $who } is choosing a card in return.
wait-bonus = { $who } may lock one card and turn over another.
wait-continue = { $count ->
    [one] { $who } is still reading the result.
   *[other] { $who } are still reading the result.
}

## Actions

action-look = Look
action-look-hint = Look at one of your face-down cards, then reveal one (key L)
action-reveal-lock = Reveal and lock
action-reveal-lock-hint = Turn up one of your face-down cards and lock it at once (key R)
action-lock = Lock
action-lock-hint = Lock one of your upright cards: nobody can take it (key V)
action-exchange = Take
action-exchange-hint = Take a card from another nest; its owner takes one of yours (key X)
do-look = Look at your card { $slot }?
do-reveal = Reveal your card { $slot }?
do-reveal-lock = Reveal and lock your card { $slot }?
do-lock = Lock your card { $slot }?
do-exchange = Take { $who }'s card { $slot }?
do-retaliate = Take { $who }'s card { $slot } in return?
do-bonus =
    { $same ->
        [yes] Lock card { $lock } and turn it face-down again?
       *[no] Lock card { $lock } and turn card { $flip } face-down?
    }
do-bonus-same = Turn card { $slot } itself face-down
do-end-turn = End my turn
do-continue = Continue
do-look-done = I will remember
do-look-done-claim = Swap my whole hand
do-claim-chien = Swap my whole hand!
do-chien-yes = Swap one card
do-chien-no = Keep my cards
do-chien-exchange =
    { $accept ->
        [yes] Swap one card with the kitty?
       *[no] Keep your five cards?
    }
do-declare-jewels = That’s how many I wear

## On the board

card-label =
    { $mine ->
        [yes] Your card { $slot }
       *[no] { $owner }, card { $slot }
    }: { $state ->
        [up] upright, { $value }, { $treasure }
        [locked] locked, { $value }, { $treasure }
       *[down]
            { $known ->
                [yes] face-down, you know it is a { $value }
               *[no] face-down
            }
    }
crow-choice-title = Which crow are you?
crow-free = free
jewels-title = Who wears the most jewels?
jewels-why = Crows love what shines: whoever wears the most begins. On your honour!
jewels-count = My jewels:
kitty-name = Kitty
kitty-label = The kitty: five face-down cards
deck-title = In play:
deck-label = How many cards of each value are in play
way-clockwise = Play goes clockwise
way-counterclockwise = Play goes counterclockwise
guard-on = Upright cards cannot be taken now
nest-wins = { $wins ->
    [one] { $wins } round won of { $goal }
   *[other] { $wins } rounds won of { $goal }
}
nest-locks = { $left ->
    [0] no lock left
    [one] { $left } lock left
   *[other] { $left } locks left
}
nest-total =
    { $leads ->
        [yes] Visible total: { $total }, the highest
       *[no] Visible total: { $total }
    }
nest-first = First player of this round
nest-countdown = Last lap!
nest-watching = watches the final
nest-cards = Nest of { $name }
nest-from-kitty = came from the kitty
look-hand = Your five cards, { $total } in all (an average hand makes { NUMBER($average, maximumFractionDigits: 1) }).
look-card = { $value }, { $treasure }
mine-unplaced = Still face-down:
mine-unplaced-kitty = Seen at the start, place unknown (one of them went to the kitty):
mine-in-kitty = You put into the kitty:
result-cards = Cards that count: { $cards }
result-won = wins the round
result-winner =
    { $me ->
        [yes] The round is yours!
       *[no] { $who } wins the round
    }
result-winners = { $count } crows share the round
result-tie = A tie: compare cards from the highest down. At card { $column } the lowest wins; the others are out.
result-perfect-tie = The same cards all the way: a perfect tie, and everybody in it wins the round.
result-final = The final
result-last-round = The last round
progress-round = round { $round }
progress-final = final
score-wins = { $wins ->
    [one] { $wins } round
   *[other] { $wins } rounds
}
outcome-champion =
    { $me ->
        [yes] You rule the crows!
       *[no] { $who } rules the crows
    }
outcome-shared = { $who } share the victory
decided-nest =
    { $where ->
        [final] Decided in the final: { $total } to { $next }.
       *[last] Decided by the last nest: { $total } to { $next }.
    }
decided-nest-tie =
    { $where ->
        [final] Decided in the final
       *[last] Decided by the last nest
    }: { $count } nests at { $total }; at card { $column } the lowest wins.
decided-nest-shared = The last round was shared: with it { $who } has { $wins }, enough to rule.
decided-shared = A perfect tie in the final: { $count } nests of { $total }, card for card.
decided-me-rounds =
    { $wins ->
        [0] You won no round.
        [one] You won one round.
       *[other] You won { $wins } rounds.
    }
decided-me-short = Your nest held { $total }: { $short ->
    [one] one point
   *[other] { $short } points
} short.
decided-me-tie = You had the same total; at card { $column } { $who } { $count ->
    [one] was lower
   *[other] were lower
}.
decided-me-too-few = You shared the last round, but have only { $wins }.
theft-card =
    { $value ->
        [0] a face-down card
       *[other] a { $value }
    }
theft-reach =
    { $you ->
        [thief] You swoop down on card { $slot } of { $victim }…
        [victim] { $thief } swoops down on your card { $slot }!
       *[other] { $thief } swoops down on card { $slot } of { $victim }…
    }
theft-done =
    { $you ->
        [thief] You take { $loot } from { $victim }, who takes { $given } in return.
        [victim] { $thief } takes { $loot } from you! You take { $given } in return.
       *[other] { $thief } takes { $loot } from { $victim }, who takes { $given } in return.
    }
the-aim = Highest visible total wins
lead-last-lap =
    { $me ->
        [yes] Last lap: you have no hidden card left
       *[no] Last lap: { $who } has no hidden card left
    }
lead-wins =
    { $count ->
        [one] { $who }: { score-wins }
       *[other] { $count } crows: { score-wins }
    }

## The log

event-crow-chosen =
    { $you ->
        [seat] You play { $crow }.
       *[other] { $seat } plays { $crow }.
    }
event-jewels-declared =
    { $you ->
        [first] The jewels are counted ({ $counts }): you begin.
       *[other] The jewels are counted ({ $counts }): { $first } begins.
    }
jewels-of = { $who } { $jewels }
event-round-started =
    { $final ->
        [true] { $you ->
            [first] The final begins; you play first.
           *[other] The final begins; { $first } plays first.
        }
       *[false] { $you ->
            [first] Round { $round } begins; you play first.
           *[other] Round { $round } begins; { $first } plays first.
        }
    }
event-hand-seen =
    { $remembers ->
        [no] { "" }
       *[yes] { $you ->
            [seat] Your five cards: { $values }.
           *[other] The five cards of { $seat }: { $values }.
        }
    }
event-look-done =
    { $you ->
        [seat] You looked at your cards.
       *[other] { $seat } looked at their cards.
    }
event-claim-noted =
    { $you ->
        [seat] You asked for a swap.
       *[other] { $seat } asks to swap the whole hand.
    }
event-hand-swapped =
    { $you ->
        [seat] You swap all five cards with the kitty.
       *[other] { $seat } swaps all five cards with the kitty.
    }
event-rows-laid = All cards are shuffled and laid face-down.
event-chien-passed =
    { $you ->
        [seat] You leave the kitty alone.
       *[other] { $seat } leaves the kitty alone.
    }
event-chien-exchanged =
    { $you ->
        [seat] You swap your card { $slot } with the kitty, unseen.
       *[other] { $seat } swaps card { $slot } with the kitty, unseen.
    }
event-looked =
    { $you ->
        [seat] { $remembers ->
            [no] You look at your card { $slot }.
           *[yes] { "" }
        }
       *[other] { $seat } looks at card { $slot }.
    }
event-look-result =
    { $remembers ->
        [no] { "" }
       *[yes] { $you ->
            [seat] You look at your card { $slot }: it is a { $value }.
           *[other] It is a { $value }.
        }
    }
event-revealed =
    { $cause ->
        [theft] { $remembers ->
            [no] The stolen card is turned up.
           *[yes] The stolen card is a { $value } ({ $treasure }).
        }
       *[other] { $you ->
            [seat] { $remembers ->
                [no] You reveal your card { $slot }.
               *[yes] You reveal your card { $slot }: a { $value } ({ $treasure }).
            }
           *[other] { $remembers ->
                [no] { $seat } reveals card { $slot }.
               *[yes] { $seat } reveals card { $slot }: a { $value } ({ $treasure }).
            }
        }
    }
event-locked =
    { $you ->
        [seat] You lock your card { $slot }.
       *[other] { $seat } locks card { $slot }.
    }
event-exchange-announced =
    { $you ->
        [seat] You reach for card { $slot } of { $target }…
        [target] { $seat } reaches for your card { $slot }…
       *[other] { $seat } reaches for card { $slot } of { $target }…
    }
event-exchanged =
    { $you ->
        [thief] { $victim } takes your card { $thief_slot } in return.
        [victim] You take card { $thief_slot } of { $thief } in return.
       *[other] { $victim } takes card { $thief_slot } of { $thief } in return.
    }
event-flipped-down =
    { $unlocked ->
        [true] { $you ->
            [seat] You turn your card { $slot } face-down; it is no longer locked.
           *[other] { $seat } turns card { $slot } face-down; it is no longer locked.
        }
       *[false] { $you ->
            [seat] You turn your card { $slot } face-down.
           *[other] { $seat } turns card { $slot } face-down.
        }
    }
event-countdown-started =
    { $you ->
        [seat] You have no face-down card left: the round ends at your next turn.
       *[other] { $seat } has no face-down card left: the round ends at their next turn.
    }
event-countdown-stopped =
    { $you ->
        [seat] You have a face-down card again.
       *[other] { $seat } has a face-down card again.
    }
event-stall-guard-on = The round is going in circles: for now only face-down cards can be taken.
event-timed-out =
    { $you ->
        [seat] You ran out of time.
       *[other] { $seat } ran out of time.
    }
event-round-ended =
    { $you ->
        [winners] The round is over: { $totals }. { $equal ->
            [0] You win it!
           *[other] Among equals the lower cards count: you win it!
        }
        [ender] You end the round: { $totals }. { round-won }
       *[other] { $ender } ends the round: { $totals }. { round-won }
    }
total-of =
    { $total ->
        [-1] { "" }
       *[other] { $who } { $total }
    }
round-won =
    { $count ->
        [one] { $equal ->
            [0] { $winners } wins it.
           *[other] Among equals the lower cards count: { $winners } wins it.
        }
       *[other] A perfect tie: { $winners } win it together.
    }
event-final-called = Several crows have enough rounds: a final between { $finalists }!
event-game-ended =
    { $you ->
        [champions] You win the game!
       *[other] { $count ->
            [one] { $champions } wins the game!
           *[other] { $champions } share the victory!
        }
    }

## Quick phrases

phrase-hello = Kraaw! Hello!
phrase-nice = Well played!
phrase-thief = Thief!
phrase-shiny = Ooh, shiny…
phrase-hurry = Your turn!
phrase-thanks = Thank you!

## Rules

rules-goal-title = The idea
rules-goal =
    You are a crow with a nest of five treasures, worth 1 to 5. Treasures that lie face-up count; whoever shows the highest total when the round ends wins it. Win three rounds and the game is yours.

    The catch: you saw your five cards once, then they were shuffled. And everybody steals.
rules-cards-title = Three states of a card
rules-cards =
    - Face-down: counts nothing. If you know it, a pale number shows on its back: that is your memory, only you see it (unless the card was once open to all).
    - Upright: counts, and can be taken.
    - Locked, lying on its side: counts, and nobody can touch it until the round is over. You have two locks a round.
rules-setup-title = How a round begins
rules-setup =
    Everybody gets five cards; five more are the kitty. You see the values of your five, then they are shuffled and laid out face-down: you know what you have, not where.

    Then, one after another, everybody may swap one card with the kitty: which card goes and which comes is left to chance, and nobody looks.
rules-turn-title = Your turn: one of four actions
rules-turn =
    - Look: look at one of your face-down cards, then reveal one of them: that one or another.
    - Reveal and lock: turn up a face-down card and lock it at once. With both locks spent it is only revealed.
    - Lock: lock one of your upright cards.
    - Take: take any card that is not locked from another nest.
rules-steal-title = Taking, and being taken from
rules-steal =
    Name the card you want. Its owner then chooses one of yours, anything that is not locked, before the stolen card is seen. The two cards change places.

    If the stolen card was face-down it is turned up. The one given in return stays as it was, and its new owner may not peek. What you knew of a card, you still know in its new nest.

    Example: you have an upright 2 and take an upright 4. Its owner picks your 2: the 4 is now yours, upright, for anyone to take back.
rules-bonus-title = The bonus: a lock for a price
rules-bonus =
    After your action, if you have a lock left and at least two upright cards, you may lock one of them and turn another face-down. It no longer counts, though everybody remembers it.

    Example: with an upright 4, 2 and 1 you lock the 4 and turn over the 1: from 7 points to 6, but the 4 is safe.

    A table may choose the other reading: then one upright card is enough, and any face-up card may be turned over, the one just locked or another locked one. It is no longer locked, but its lock is spent.
rules-end-title = The end of a round
rules-end =
    Once you have no face-down card, the countdown runs: if that is still so when your turn comes, the round ends at once, and you do not play that turn.

    You can leave the countdown by turning a card over with the bonus, or by being stolen from and taking a face-down card in return.
rules-score-title = Counting, and ties
rules-score =
    Add up your upright and locked cards. The highest total wins the round.

    Equal? Compare the cards from the highest down: at the first difference the lower card wins. So 3-2-2-1-1 beats 5-3-1. If all cards are the same, everybody in that tie wins the round.
rules-final-title = Winning the game
rules-final =
    Three rounds won (or as many as the table chose) and you are the champion. If several get there in the same round, they alone play a final.
rules-guard-title = No endless swapping
rules-guard =
    When upright cards only go round and round for several laps, they cannot be taken for a while. Do anything else and the way is free again.

card-alone =
    { $state ->
        [up] upright { $value }, { $treasure }
        [locked] locked { $value }, { $treasure }
       *[down]
            { $known ->
                [yes] face-down card known to be a { $value }
               *[no] face-down card
            }
    }

## What pieces say

tip-card =
    { $value ->
        [0] Face-down card
       *[other] { $value }: { $treasure }
    }
tip-card-state =
    { $state ->
        [up] Upright: it counts { $value }, and any other crow may take it.
        [locked] Locked: it counts { $value }, and nobody can touch it until the round is over.
       *[down]
            { $mine ->
                [yes] Face-down: it counts nothing until it is turned up. Other crows may take it.
               *[no] Face-down: it counts nothing. If you take it, it is turned up in your nest.
            }
    }
tip-card-known =
    { $how ->
        [deduced] It must be a { $value }: of the five you saw, only that is left for this place.
       *[seen] You know that it is a { $value }: the pale number on its back is your memory.
    }
tip-card-copies =
    { $count ->
        [one] One card of this value is in play.
       *[other] { $count } cards of this value are in play.
    } The treasure is only a picture: the number counts.
tip-card-looked = Looked at by { $who }.
tip-crow-free = A crow has no power of its own: choose the one you like.
tip-crow-of = The crow of { $who }. It has no power of its own: it says whose nest this is, and its feathers are the rounds won.
tip-unplaced = You saw these values at the start of the round. They lie face-down in your nest, but you do not know where.
tip-seen-chien = You saw these values before you swapped your hand: now they are in the kitty.

## Glossary

term-nest = Nest
term-nest-text = A player’s five cards, in places 1 to 5.
term-nest-forms = nest, nests
term-treasure = Treasure
term-treasure-text = A card, worth 1 to 5: button, marble, silver spoon, pocket watch, gem ring. Only the number counts. There are many 1s and 2s, and one or two 5s.
term-treasure-forms = treasure, treasures
term-hidden = Face-down
term-hidden-text = The card counts nothing. Its owner may look at it and turn it up; anybody else may take it without knowing what it is.
term-hidden-forms = face-down
term-upright = Upright
term-upright-text = The card lies face-up and straight: it counts, and any other crow may take it.
term-upright-forms = upright
term-locked = Locked
term-locked-text = The card lies face-up, on its side: it counts, and nobody can take it or turn it over until the round is over.
term-locked-forms = locked
term-lock = Lock
term-lock-text = Each crow has two a round. One is spent by “Reveal and lock”, “Lock” or the bonus, and it does not come back.
term-lock-forms = lock, locks
term-crow = Crow
term-crow-text = Your figure at the table. All crows are alike: none has a power of its own.
term-crow-forms = crow, crows
term-feather = Feather
term-feather-text = A golden feather is a round won. Whoever has all of them wins the game.
term-feather-forms = rounds won, feathers
term-total = Visible total
term-total-text = The sum of a nest’s upright and locked cards. When the round ends, the highest total wins it.
term-total-forms = highest total, total
term-kitty = Kitty
term-kitty-text = The five cards left over after the deal, face-down. Before the first turn everybody may swap one card with it, drawn blindly.
term-kitty-forms = kitty
term-deck = In play
term-deck-text = How many cards of each value this round is played with: all nests and the kitty together. The more players, the more cards.
term-deck-forms = in play
term-memory = Pale number
term-memory-text = What you know of a face-down card. Dashed: you never saw it, but it can be nothing else.
term-memory-forms = pale number
term-look = Look
term-look-text = Look at one of your face-down cards, then reveal one of your face-down cards: that one or another.
term-look-forms = look at
term-take = Take
term-take-text = Take a card that is not locked from another nest. Its owner takes one of yours for it, and the two change places. A face-down card that is taken is turned up.
term-take-forms = take, steals, stolen
term-return = In return
term-return-text = Whoever is taken from chooses one of the thief’s cards that are not locked, before the stolen card is seen. It stays as it lay, face-up or face-down.
term-return-forms = in return
term-bonus = Bonus
term-bonus-text = After your action: lock one upright card and turn another face-down. You need a lock and two upright cards for it (one is enough if the table chose so).
term-bonus-forms = bonus
term-countdown = Last lap
term-countdown-text = This nest has no face-down card left. If that is still so when its turn comes, the round ends at once.
term-countdown-forms = countdown
term-first = First player
term-first-text = Began this round. The next round is begun by the neighbour, in the direction of play.
term-first-forms = first player
term-way = Direction
term-way-text = The order in which the crows take their turns. It never changes.
term-way-forms = direction
term-tie = Equal totals
term-tie-text = The cards are compared from the highest down: at the first difference the lower card wins. If all are the same, all of them win the round.
term-tie-forms = equal
term-final = Final
term-final-text = If several crows win their last round together, they alone play one more.
term-final-forms = final
term-guard = No endless swapping
term-guard-text = When upright cards only went round and round for several laps, they cannot be taken until somebody turns up or locks a card.
term-guard-forms = round and round
term-jewels = Jewels
term-jewels-text = Rings, earrings, watches, necklaces: whatever you wear that shines. Whoever has the most begins; among equals the lot decides.
term-jewels-forms = jewels
