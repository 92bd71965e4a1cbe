# In the sentences $seat, $to, $target, $giver are names of players; $card, $nature, $given, $taken, $guess are names of
# this catalogue with their articles; $element, $name without.

## Names

game-name = Kréo
card-eau = Water
card-feu = Fire
card-terre = Earth
card-air = Air
card-ether = Ether
card-atmosphere = Atmosphere
card-comete = Comet
card-vent = Wind
card-montagne = Mountain
card-riviere = River
card-arc = Rainbow
card-oiseau = Bird
card-arbre = Tree
card-poisson = Fish
card-fleur = Flower
card-planete = Planet
card-eclair = Cyclops Lightning
card-hecatonchires = The Hecatoncheires
card-tornade = Tornado of Ouranos

# With their articles, for the log; then for what has just been named.
noun-eau = Water
noun-feu = Fire
noun-terre = Earth
noun-air = Air
noun-ether = an Ether
noun-atmosphere = the Atmosphere
noun-comete = the Comet
noun-vent = the Wind
noun-montagne = the Mountain
noun-riviere = the River
noun-arc = the Rainbow
noun-oiseau = the Bird
noun-arbre = the Tree
noun-poisson = the Fish
noun-fleur = the Flower
noun-planete = the Planet
noun-eclair = a Cyclops Lightning
noun-hecatonchires = the Hecatoncheires
noun-tornade = the Tornado of Ouranos
same-eau = the Water
same-feu = the Fire
same-terre = the Earth
same-air = the Air
same-ether = the Ether
same-eclair = the Cyclops Lightning
cards-many = { $count ->
    [one] a card
   *[other] { $count } cards
}

kind-element = Element
kind-nature = Nature
kind-aggression = Aggression
alteration-perturbateur = disruptive
alteration-volatil = volatile
alteration-associe = associated
face-titan = Titan
face-titanide = Titaness
titan-cronos = Cronus
titan-rhea = Rhea
titan-hyperion = Hyperion
titan-theia = Theia
titan-japet = Iapetus
titan-themis = Themis
titan-ceos = Coeus
titan-phebe = Phoebe
titan-oceanos = Oceanus
titan-tethys = Tethys
titan-crios = Crius
titan-mnemosyne = Mnemosyne
power-cronos = Lay two cards instead of one; you sit out the next turn.
power-rhea = Choose when your card will be turned up.
power-hyperion = Your Element of this turn counts as the Element of your choice.
power-theia = Show one card to two players, or two cards to one player.
power-japet = At the end of the Creation, replay the Elements that it discarded.
power-themis = Bet a token on what a face-down card is: it can no longer be changed.
power-ceos = Move the First Player marker one seat to the left or right.
power-phebe = Look at another player's face-down card.
power-oceanos = Two players change places in this turn's order.
power-tethys = A token from the reserve protects the Element just put in play.
power-crios = Your Aggression is allowed on your first or last turn.
power-mnemosyne = Swap a card for one of the discard pile, free of charge.
phrase-hello = Hello!
phrase-thinking = I am thinking…
phrase-back = Back in a moment.
phrase-bravo = Well played!
phrase-ouch = Ouch!
phrase-sorry = Sorry…
phrase-thanks = Thank you!

## Phases and decisions

phase-setup-energy = Sharing the Energy
phase-divination = Divination
phase-creation-start = Creation begins
phase-creation = Creation
phase-replay = Iapetus replays
phase-over = Game over
ask-take-energy = How many Energy tokens do you take?
ask-divination = Lay a card face down, then say that you are ready.
ask-reply-exchange = You are offered an exchange: choose the card you give.
ask-take = Which card do you take from the discard pile?
ask-theia = Show it to another player, or another card to the same one.
ask-guess = What is the card that you bet on?
ask-japet = Replay at the end the Elements that this Creation will discard?
ask-play = Where does your card go?
ask-strike = Which Element does the Lightning strike?
ask-drop = The Tornado comes back to you: which card do you discard?
ask-energy = Take a token from the reserve?
ask-tethys = Protect this Element with a token from the reserve?
ask-japet-play = Which Element do you replay, and where?

## Endings

ending-perfect = The planet is in perfect balance!
ending-success = The planet is complete: a success!
ending-viable = The planet is only just viable.
ending-unstable = The planet is unstable: it will not last.
ending-asteroid = No planet: one more asteroid in the cosmos.
ending-aggression-left = The planet is complete, but an Aggression was left over: the game is lost.
ending-aggression-first = An Aggression on the first turn: the game is lost.
ending-aggression-last = An Aggression on the last turn: the game is lost.
ending-abandoned = Everybody voted for it: the game ends here.

## Refusals

refused-already-done = That is already so.
refused-not-your-decision = This is not your decision.
refused-not-taking-part = You do not take part in this turn.
refused-not-yours = You do not have that card.
refused-pinned = Themis has bet on that card: it stays where it is.
refused-energy = { $price ->
    [one] That takes one Energy token.
   *[other] That takes { $price } Energy tokens.
}
refused-bad-target = That seat cannot be chosen for this.
refused-aggression-card = An Aggression cannot be got rid of that way.
refused-not-in-discard = That card is not in the discard pile.
refused-exchange-open = An exchange is open: wait until it is settled.
refused-no-exchange = That exchange is no longer open.
refused-stale = Something has happened: have a look, then say again that you are ready.
refused-unfinished = Finish what you started first.
refused-nothing-to-take = The discard pile is empty.
refused-no-card-down = Lay your card face down first.
refused-wrong-count = { $count ->
    [one] Exactly one card is needed.
   *[other] That is not the right number of cards or players.
}
refused-illegal-option = That card cannot be played that way.
refused-not-your-power = That power is not yours.
refused-used-up = Your power is used up.
refused-nothing-down = No card lies there.
refused-shown-this-turn = That player showed you a card this turn, so you cannot bet there.
refused-already-bet = There is already a bet on that card.
refused-not-first-or-last = Crius acts on the first turn only, or when you hold a single card.
refused-cronos-needs-two = Cronus needs two cards.
refused-reserve-empty = The Energy reserve is empty.
refused-too-many-changes = { $what ->
    [ready] You have changed your mind often enough this turn (at most { $most } times): you stay ready.
    [vote] A vote changes once a turn: wait for the next turn.
   *[card] { $most ->
        [one] You may change your card once a turn.
       *[other] You have changed your card often enough this turn (at most { $most } times).
    }
}
refused-chat-closed = { $why ->
    [no_cards] You have no cards left: wait for the end in silence.
    [silence] At this table nobody may speak before the end.
   *[phase] That cannot be said now.
}
refused-chat-rate = At most one phrase in ten seconds, and three in a turn.
refused-chat-card-word = Please do not name cards, Elements or Titans.
refused-bad-amount = Take 0 to { $most } tokens; the last player takes all that remain.
refused-bad-option = This table does not play that way.

## Log

# $you tells which of the players named is the reader; $remembers, whether the table helps memory.
event-game-started = The game begins with { $seats } players.
event-dealt = { $you ->
    [seat] You receive your cards.
   *[other] { $seat } receives a hand of cards.
}
event-first-player = { $why ->
    [planete] { $you ->
        [seat] You hold the Planet: you are First Player.
       *[other] { $seat } holds the Planet and becomes First Player.
    }
    [ceos] { $you ->
        [seat] The First Player marker moves to you.
       *[other] The First Player marker moves to { $seat }.
    }
    [perturbateur] { $you ->
        [seat] The disruptive Element pushes the First Player marker to you.
       *[other] The disruptive Element pushes the First Player marker to { $seat }.
    }
   *[end_turn] { "" }
}
event-energy-taken = { $you ->
    [seat] { $n ->
        [0] You take no token.
        [one] You take one token.
       *[other] You take { $n } tokens.
    }
   *[other] { $n ->
        [0] { $seat } takes no token.
        [one] { $seat } takes one token.
       *[other] { $seat } takes { $n } tokens.
    }
}
event-face-chosen = { $you ->
    [seat] You are { $name }.
   *[other] { $seat } is { $name }.
}
event-turn-started = Turn { $turn }.
event-card-placed = { $count ->
    [2] { $you ->
        [seat] You lay { $cards }.
       *[other] { $seat } lays two cards.
    }
   *[other] { $changed ->
        [true] { $you ->
            [seat] You lay { $cards } instead.
           *[other] { $seat } lays another card instead.
        }
       *[false] { $you ->
            [seat] You lay { $cards }.
           *[other] { "" }
        }
    }
}
event-card-shown = { $you ->
    [seat] You show { $remembers ->
        [no] { $many }
       *[yes] { $cards }
    } to { $to }.
    [to] { $seat } shows you { $remembers ->
        [no] { $many }
       *[yes] { $cards }
    }.
   *[other] { $seat } shows { $cards ->
        [none] { $many }
       *[other] { $remembers ->
            [no] { $many }
           *[yes] { $cards }
        }
    } to { $to }.
}
event-exchange-offered = { $you ->
    [seat] You offer { $to } an exchange.
    [to] { $seat } offers you an exchange.
   *[other] { $seat } offers { $to } an exchange.
}
event-exchange-cancelled = { $you ->
    [seat] Your exchange with { $to } is off.
    [to] Your exchange with { $seat } is off.
   *[other] The exchange between { $seat } and { $to } is off.
}
event-exchange-done = { $you ->
    [seat] You exchange a card with { $to }.
    [to] You exchange a card with { $seat }.
   *[other] { $seat } and { $to } exchange a card.
}
event-card-received = { $you ->
    [seat] { $giver } gives you { $card }.
   *[other] { $giver } gives { $seat } { $card }.
}
event-card-burnt = { $you ->
    [seat] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-card-recovered = { $you ->
    [seat] You discard { $given } and recover { $taken }.
   *[other] { $seat } discards { $given } and recovers { $taken }.
}
event-power-used = { $you ->
    [seat] You use
   *[other] { $seat } uses
} the power of { $name }{ $which ->
    [HYPERION] : the Element of this turn counts as any.
    [CRIOS] : an Aggression is allowed on this turn.
    [JAPET] : lost Elements will be replayed.
   *[other] .
}
event-bet-placed = { $you ->
    [seat] You bet on { $target }'s card: { $guess }.
    [target] { $seat } bets on your card: { $guess }.
   *[other] { $seat } bets on { $target }'s card: { $guess }.
}
event-card-looked = { $you ->
    [seat] { $remembers ->
        [no] You look at { $target }'s card.
       *[yes] You look at { $target }'s card: { $card }.
    }
    [target] { $seat } looks at your card.
   *[other] { $card ->
        [none] { $seat } looks at { $target }'s card.
       *[other] { $seat } looks at { $target }'s card: { $card }.
    }
}
event-order-changed = { $order ->
    [none] { "" }
   *[other] The order of the Creation is now: { $order }.
}
event-divination-closed = { $order ->
    [none] Nobody has a card left to lay.
   *[other] { $last_turn ->
        [true] All cards are laid: this is the last turn.
       *[false] All cards are laid.
    }
}
event-card-revealed = { $you ->
    [seat] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
event-bet-settled = { $won ->
    [true] { $you ->
        [seat] { $tokens ->
            [one] Bet won: you receive one token.
           *[other] Bet won: you receive { $tokens } tokens.
        }
       *[other] { $tokens ->
            [one] Bet won: { $seat } receives one token.
           *[other] Bet won: { $seat } receives { $tokens } tokens.
        }
    }
   *[false] { $you ->
        [seat] You lose your bet: it was not { $guess }.
       *[other] { $seat } loses the bet: it was not { $guess }.
    }
}
event-nature-in-play = { $nature } comes into play.
event-element-in-play = { $stands_in ->
    [true] { $card } goes under { $nature } and stands for { $element }.
   *[false] { $card } goes under { $nature }.
}
event-token-gained = { $you ->
    [seat] You take a token from the reserve.
   *[other] { $seat } takes a token from the reserve.
}
event-card-lost = { $reason ->
    [swept] The Hecatoncheires sweep { $card } away.
    [restricted] { $you ->
        [seat] You lose { $card }: you may not play that level.
       *[other] { $seat } loses { $card }: its level is forbidden to this player.
    }
    [not_associated] { $you ->
        [seat] You lose { $card }: an Element should have come just before.
       *[other] { $seat } loses { $card }: an Element should have come just before.
    }
    [chosen] { $you ->
        [seat] You prefer to discard { $card }.
       *[other] { $seat } prefers to discard { $card }.
    }
    [banned] { $you ->
        [seat] You discard { $card }: no Aggression on this turn!
       *[other] { $seat } discards { $card }: no Aggression on this turn!
    }
   *[no_place] { $you ->
        [seat] You lose { $card }: there is no place for it.
       *[other] { $seat } loses { $card }: there is no place for it.
    }
}
event-eclair-struck = The Lightning destroys { $card } under { $nature }.
event-eclair-fizzled = The Lightning finds nothing to strike.
event-tornade-swept = The Tornado sweeps { $cards } away.
event-tornade-returned = { $you ->
    [seat] The Tornado finds nothing and returns to your hand.
   *[other] The Tornado finds nothing and returns to { $seat }'s hand.
}
event-tornade-dropped = { $you ->
    [seat] You discard { $card } because of the Tornado.
   *[other] { $seat } discards { $card } because of the Tornado.
}
event-hecatonchires-on = The Hecatoncheires rage until the next Nature.
event-hecatonchires-off = { $card } calms the Hecatoncheires.
# French has two forms of the word.
event-nature-complete = { $nature } is { $which ->
   *[other] complete
}.
event-protected = A token from the reserve protects { $card } under { $nature }.
event-protection-returned = The token that protected { $card } returns to the reserve.
event-volatile-gone = { $nature } loses { $card }: the Element was volatile.
event-replayed = { $you ->
    [seat] You replay { $card }.
   *[other] { $seat } replays { $card }.
}
event-timed-out = { $you ->
    [seat] You ran out of time.
   *[other] { $seat } ran out of time.
}
event-concede-voted = { $vote ->
    [true] { $you ->
        [seat] You vote to give up.
       *[other] { $seat } votes to give up.
    }
   *[false] { $you ->
        [seat] You want to go on.
       *[other] { $seat } wants to go on.
    }
}
event-game-over = { $ending }

## Board

log-given = You give { $who } { $card }.
speech-open = Say nothing of your cards or your plans: the names of cards, Elements and Titans are refused.
speech-phrases = Only these phrases, and rarely: the game is played in silence.
speech-no-cards = You have no card left: wait for the end in silence.
speech-none = A silent game: not a word before the end.
card-altered = { $card } ({ $mark })
card-face-down = A face-down card
kinds-nature = Natures
kinds-element = Elements
kinds-aggression = Aggressions
face-titan-limit = level II Natures are lost in your hands
face-titanide-limit = level III Natures are lost in your hands
progress-turn = turn { $turn } · { $left ->
    [0] the last
    [one] one left
   *[other] { $left } left
}
order-title = The players in the order of the Creation
tree-title = The tree of Natures
down-title = My face-down card
down-empty = your card
hand-title = { $count ->
    [0] My hand: empty
    [one] My hand: one card
   *[other] My hand: { $count } cards
}
hand-card = { $down ->
    [yes] { $card }, face down before you. { $hint } { $shown }
   *[no] { $card }. { $hint } { $shown }
}
hand-shown = Shown to { $who }.
hint-element-now = Has a place now: { $where }.
hint-element-later = No place yet; one would open with { $where }.
hint-element-none = No place in sight.
hint-nature-now = Can come into play now.
hint-nature-after = Can come into play after { $where }.
hint-planet-after = { $count ->
    [one] Can come into play after one more level III Nature.
   *[other] Can come into play after { $count } more level III Natures.
}
hint-nature-closed = Its branch is closed.
hint-stands = It could stand for an Element under { $where }.
hint-restricted = You may not play this level: it would be lost.
hint-swept = The Hecatoncheires would sweep it away.
hint-swept-well = The Hecatoncheires would sweep it away, harmlessly: a good moment.
hint-hecatonchires = Every Element and Aggression after it is lost, until the next Nature.
hint-eclair = { $count ->
    [0] Nothing to strike now: a good moment.
    [one] It would strike the one exposed Element.
   *[other] It would strike one of { $count } exposed Elements.
}
hint-tornade = { $count ->
    [0] Nothing to sweep now: it would come back to you and cost a card.
    [one] It would sweep the one exposed Element away.
   *[other] It would sweep { $count } exposed Elements away.
}
hint-ban-first = On the first turn an Aggression loses the game!
hint-ban-last = On the last turn an Aggression loses the game!
star-building = { $name }, in play. Still needs { $missing }.
    { $has ->
        [0] It has nothing yet.
        [one] It has one card.
       *[other] It has { $has } cards.
    }
star-complete = { $name }, complete.
star-open = { $name }: can come into play now. It will need { $needs }.
star-later = { $name }: not yet. First { $after }. It will need { $needs }.
star-closed = { $name }: { $why ->
    [discarded] it lies in the discard pile and is closed unless somebody recovers it.
    [used] closed for good, it stands for an Element.
   *[behind] closed, the way to it is cut off.
}
star-any-two = any two of level III
turn-word = turn
turns-left-word = left
turns-left-title = { $count ->
    [0] This is the last turn
    [one] One turn left, this one
   *[other] { $count } turns left, with this one
}
reserve-label = { $count ->
    [0] The reserve of Energy is empty.
    [one] One Energy token in the reserve.
   *[other] { $count } Energy tokens in the reserve.
}
discard-title = Discard
discard-empty = Nothing has been lost yet.
discard-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}
discard-closes = Closed in the tree: { $what }.
aggressions-left = { $count ->
    [0] No Aggression is left.
    [one] One Aggression is still out there.
   *[other] { $count } Aggressions are still out there.
}
aggressions-word = { $count ->
    [one] Aggression
   *[other] Aggressions
}
aggressions-none = no Aggression left
person-you = You
person-ready = ready
person-thinks = thinking
person-decides = deciding
person-replies = choosing a card to give
person-sits-out = sits this turn out
person-no-cards = has no card left
person-label = { $rank ->
    [0] { $name }
   *[other] { $name }, place { $rank } of the Creation
}: { $energy } Energy, { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}{ $first ->
    [yes] , First Player
   *[no] { "" }
}. { $state }
fact-energy = { $count ->
    [0] no token
    [one] one token
   *[other] { $count } tokens
}
fact-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
known-title = Cards you know to be there
bet-on = { $who } bets: { $guess }
looked-at = Somebody looked at this card.
uses-left = { $count ->
    [0] used up
    [one] one use left
   *[other] { $count } uses left
}
past-title = The last Creation
warn-first-turn = First turn: no Aggression!
warn-last-turn = Last turn: no Aggression!
warn-maybe-last = This could become the last turn
warn-hecatonchires = The Hecatoncheires rage: only a Nature calms them
warn-lay-first = { $card } on the first turn loses the game at once.
warn-lay-last = { $card } on the last turn loses the game at once.
warn-yes = Lay it anyway
warn-no = Choose another card
exchange-open = { $from } and { $to } exchange a card
announced-hyperion = Hyperion: the Element of { $who } will be any Element
announced-crios = Crius: an Aggression is allowed to { $who }
last-played = Last card: { $kind }
setup-title = Share the Energy
setup-why = { $count ->
    [0] The reserve is empty.
    [one] One token is left to share, without a word. Each lets you show, exchange or recover cards later.
   *[other] { $count } tokens are left to share, without a word. They let you show, exchange or recover cards later.
}
setup-face = Titan or Titaness?
setup-face-first = First choose your face.
setup-amount = How many tokens?
setup-take = { $count ->
    [0] Take none
    [one] Take one token
   *[other] Take { $count } tokens
}
setup-others = The others choose first.
setup-alike = { $face ->
    [titan] All others are Titans: with you as one too, no level II Nature could ever be played.
   *[titanide] All others are Titanesses: with you as one too, no level III Nature could ever be played.
}
energy-word = Energy
deed-lay = Lay it face down
deed-show = Show
deed-show-why = One player sees this card.
deed-offer-exchange = Exchange
deed-offer-exchange-why = Give this card for one that the other chooses.
deed-recover = Recover
deed-recover-why = Discard this card and take one from the discard pile.
deed-burn = Discard
deed-burn-why = Discard this card; take a token if the reserve has one.
deed-give = Give this card
deed-drop = Discard this card
pick-back = Back
pick-show = Show it to whom?
pick-offer-exchange = Exchange with whom? The other chooses what to give and cannot refuse.
pick-take = Which card do you take from the discard pile?
pick-burn = Discard this card for everybody to see?
pick-place = When is it played?
pick-cronos = Announce it? You lay two cards, played one after the other, and sit out the next turn.
pick-hyperion = Announce it? Your Element will count as any Element.
pick-rhea = When is your card turned up?
pick-theia = { $again ->
    [yes] The same card to another player, or another card to the same one?
   *[no] Which card, and to whom? Then once more: to another player, or another card.
}
pick-themis = On whose card do you bet a token?
pick-guess = What is it? Right: +1 for an Element, +2 for a Nature, +3 for an Aggression.
pick-ceos = Which way does the First Player marker go?
pick-oceanos = { $step ->
    [0] Which two players change places?
   *[other] With whom?
}
pick-crios = Announce it? Your Aggression does not lose the game this turn.
pick-phebe = Whose face-down card do you look at?
pick-mnemosyne = Which card do you give up?
pick-slot = { $who }, card { $slot }
pick-order = { $slot ->
    [1] played first
   *[other] played second
}
pick-after = after { $who }
pick-first = first of all
pick-last = last of all
pick-left = to the left
pick-right = to the right
pick-announce = Announce
pick-token-yes = { $reserve ->
    [0] Discard it (the reserve is empty)
   *[other] Discard it and take a token
}
pick-token-no = { $reserve ->
    [0] Discard it
   *[other] Discard it, leave the token
}
policy-leave = Leave tokens in the reserve
policy-why = What happens with a token you gain by a Nature.
vote-word = { $count ->
    [0] Give up together?
    [one] Give up: one vote
   *[other] Give up: { $count } votes
}
menu-concede-sure = Vote to give up? The game ends when everybody wants it to; else you play on with the others.
end-rematch = Another planet
end-rematch-go = To the new planet
end-rematch-asked = { $who } would like to make another planet. Are you in?
vote-title = Give up together
vote-why = The game ends when everybody has voted for it.
tip-hand = Touch a card to see what it can do; touch it again to lay it.
end-count = { $complete ->
    [one] One Nature complete
   *[other] { $complete } Natures complete
} in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $left ->
    [0] no card left over.
    [one] one card left over.
   *[other] { $left } cards left over.
}
why-ended-perfect = Complete, without an Aggression, and with cards left over: the finest balance.
why-ended-success = Complete, and no Aggression was left. With two cards left over the balance would have been perfect.
why-ended-viable = The cards ran out, and the Planet still lacks { $missing }.
why-ended-unstable = The cards ran out, and the Planet still lacks { $missing }.
why-ended-asteroid = { $why ->
    [discarded] The cards ran out, and the Planet stayed in the discard pile.
    [used] The cards ran out, and the Planet stands for an Element: it could not come into play any more.
   *[late] The cards ran out before the Planet came into play. It took two complete Natures of level III; complete: { $count }.
}
why-ended-aggression-left = The Planet is complete, but everybody loses because an Aggression is still held: { $what }.
why-ended-aggression-first = { $what }: on the first turn an Aggression loses the game for everybody.
why-ended-aggression-last = { $what }: on the last turn an Aggression loses the game for everybody.
why-ended-abandoned = The game stops without a planet, as all agreed.
decided-me = { $count ->
    [0] Your hand was empty.
   *[other] You still held: { $cards }.
}
end-planet = On the planet:
end-left = Left over:

## What is asked and done

ask-show = { $next ->
    [me] The Creation… Then it is up to you.
   *[nobody] The Creation: the cards are turned up one by one…
}
ask-ready = Your card is laid. Ready? You can still change it.
ask-reply = { $who } offers you a card in exchange: choose the one you give.
ask-play-card = { $card }: where does it go?
ask-take-face = Which face do you wear, and how many tokens do you take?
wait-take-energy = { $who } takes Energy tokens.
wait-divination = { $count ->
    [one] All is quiet. { $who } is still choosing.
   *[other] All is quiet. Still choosing: { $who }.
}
wait-reply-exchange = { $who } chooses a card to give.
wait-take = { $who } takes a card from the discard pile.
wait-theia = { $who } shows one more time.
wait-guess = { $who } says what the card is.
wait-japet = { $who } decides whether to use Iapetus.
wait-play = { $who } decides where the card goes.
wait-strike = { $who } aims the Lightning.
wait-drop = { $who } discards a card for the Tornado.
wait-energy = { $who } decides about a token.
wait-tethys = { $who } decides whether Tethys protects it.
wait-japet-play = { $who } replays the lost Elements.
do-ready = Ready
do-unready = Wait, not yet
do-yes = Yes
do-no = No
do-take-token = Take the token
do-leave-token = Leave it
do-play-nature = { $card } into play
do-play-element = { $element } under { $nature }
do-play-discard = Discard { $card }
do-strike = { $card } under { $nature }
do-japet-place = { $card } as { $element } under { $nature }
do-japet-lose = { $card }: no place
do-show = Show { $card } to { $who }, for one token?
do-offer-exchange = Offer { $card } to { $who }, for two tokens?
do-reply-exchange = Give { $card }?
do-recover = Discard { $give } and take a card back, for three tokens?
do-take = Take { $card } back?
do-burn = Discard { $card } for everybody to see?
do-drop = Discard { $card } for the Tornado?
do-take-energy = { $count ->
    [0] Take no token?
    [one] Take one token?
   *[other] Take { $count } tokens?
}
do-energy = { $take ->
    [yes] Take the token?
   *[no] Leave the token?
}
do-tethys = { $use ->
    [yes] Protect it?
   *[no] Leave it unprotected?
}
do-japet = { $use ->
    [yes] Use Iapetus in this Creation?
   *[no] Keep Iapetus for later?
}
do-power = Use the power of { $name }?
do-themis = Bet a token on the card of { $who }?
do-guess = Bet that it is: { $guess }?
do-phebe = Look at the card of { $who }?
do-mnemosyne = Discard { $give } and take a card back?
do-concede = { $vote ->
    [yes] Vote to give up together?
   *[no] Take your vote back?
}
outcome-perfect = Perfect balance!
outcome-success = The planet lives!
outcome-viable = Only just viable
outcome-unstable = An unstable planet
outcome-asteroid = One more asteroid
outcome-aggression-left = An Aggression was left
outcome-aggression-first = Struck on the first turn
outcome-aggression-last = Struck on the last turn
outcome-abandoned = The team gave up

## What the pieces say, and the glossary

standing-aim = Complete the Planet
outlook-complete = the Planet is complete
outlook-possible = it takes { $needs } cards, { $held } are left
outlook-recover = { $why ->
    [natures] only possible if { $what } { $many ->
        [one] comes
       *[other] come
    } back from the discard
   *[other] only possible by recovering: { $what }
}
outlook-lost = { $why ->
    [cards] no longer possible: it would take { $needs } cards, { $held } are left
    [natures] no longer possible: { $what } { $many ->
        [one] stands for an Element
       *[other] stand for Elements
    }
    [faces] no longer possible: nobody may play one level of Natures
   *[elements] no longer possible: not enough { $what } is left
}
fate-in = It stayed in play.
fate-lost = It is lost.
fate-struck = It struck, and left the game.
fate-back = It came back to the hand.
tip-face-down = Laid in the Divination; it is turned up at its place in the Creation. Nobody knows what it is but its player and those who were shown it.
tip-nature = A Nature of level { $level }{ $before ->
    [none] , always open
   *[some] , after { $after }
}. It needs { $needs }. { $next ->
    [none] Complete, it ends the game.
   *[some] Complete, it helps to open { $opens }.
}
tip-protected = A token of Tethys protects { $what } from Aggressions; it returns to the reserve when the Nature is complete.
tip-stands = { $card } stands for { $element } there, for good.
tip-uses = { $count ->
    [0] The power is used up.
    [one] The power can be used once more.
   *[other] The power can be used { $count } more times.
}
tip-known = { $sure ->
    [yes] Held by { $who }: you saw it on turn { $turn }.
   *[no] Held by { $who } on turn { $turn }; an exchange may have moved it since.
}
tip-maybe-last = If cards are thrown away, all hands may be empty on this turn: it would be the last, and an Aggression would lose the game.
face-titan-rule = A Titan who plays a Nature of level II loses it at once; he may show, exchange or discard it.
face-titanide-rule = A Titaness who plays a Nature of level III loses it at once; she may show, exchange or discard it.
does-cronos = In the Divination, with two cards at least: he lays two instead of one, turned up one after the other at his place, and sits out the next turn, without card, action or exchange.
does-rhea = In the Divination: her card is turned up first, last, or right after the player of her choice.
does-hyperion = Announced in the Divination: the Element he plays this turn counts as any Element. With any other card the power is wasted.
does-theia = In the Divination, without paying: she shows one card to two players, or two cards to one.
does-japet = At the start of the Creation: at its end he replays, in his order, all Elements that it discarded.
does-themis = In the Divination: she bets one of her tokens on a face-down card of somebody who showed her nothing this turn, and says what it is. The card cannot be changed any more. Right: her stake, and one token more for an Element, two for a Nature, three for an Aggression.
does-ceos = In the Divination: he moves the First Player marker one place to the left or to the right, for good.
does-phebe = In the Divination: she looks at a face-down card of another player, who may still change it.
does-oceanos = In the Divination: two players change places in the Creation of this turn.
does-tethys = In the Creation: a token of the reserve protects the Element just put under an incomplete Nature, from Aggressions and from vanishing.
does-crios = On the first turn, or with his last card: his Aggression does not lose the game.
does-mnemosyne = In the Divination, without paying: she discards an Element or a Nature and takes a card from the discard pile.
term-element = Element
term-element-text = Water, Fire, Earth or Air. Turned up, it goes under a Nature in play that lacks it; without a place it is lost.
term-element-forms = Element, Elements
term-ether = Ether
term-ether-text = An Element that counts as the one of your choice: Water, Fire, Earth or Air.
term-ether-forms = Ether, Ethers
term-nature = Nature
term-nature-text = A card of the tree. It comes into play when those before it are complete, and needs the Elements drawn on it. Whoever puts a Nature in play gains a token, if the reserve has one.
term-nature-forms = Nature, Natures
term-complete = Complete
term-complete-text = A Nature that has each of its Elements. Nothing touches it any more, and it opens those that grow from it.
term-complete-forms = complete
term-stands = To stand for an Element
term-stands-text = A Nature may stand for an Element drawn on it. No Aggression removes it, but it never comes into play any more: what needs it is closed.
term-stands-forms = stand for, stands for, stand in
term-planet = Planet
term-planet-text = The Nature at the top of the tree, the aim of all. It comes into play after two Natures of level III and needs the four Elements. Complete, it ends the game.
term-planet-forms = Planet
term-aggression = Aggression
term-aggression-text = All must be played before the end, but never on the first or the last turn: the game would be lost. It can be shown or exchanged, not thrown away.
term-aggression-forms = Aggression, Aggressions
term-eclair = Cyclops Lightning
term-eclair-text = Its player destroys an Element under an incomplete Nature. If there is none, nothing happens.
term-eclair-forms = Cyclops Lightning, Lightning
term-hecatonchires = The Hecatoncheires
term-hecatonchires-text = Elements and Aggressions that follow are lost without effect, until a Nature is played, even several turns later. A good way to be rid of other Aggressions.
term-hecatonchires-forms = Hecatoncheires
term-tornade = Tornado of Ouranos
term-tornade-text = All Elements under incomplete Natures are lost. If there are none, it returns to its player, who discards another card.
term-tornade-forms = Tornado of Ouranos, Tornado
term-energy = Energy
term-energy-text = In the Divination one token shows a card to somebody, two exchange a card, three recover one from the discard pile.
term-energy-forms = Energy
term-reserve = Reserve
term-reserve-text = Where spent tokens go. You regain one by putting a Nature in play, or by discarding a card in the Divination.
term-reserve-forms = reserve
term-discard = Discard pile
term-discard-text = The lost cards, open to all. A discarded Nature closes its branch unless somebody recovers it.
term-discard-forms = discard pile, discard
term-hand = Hand
term-hand-text = The cards one still holds. All were dealt at the start: when nobody has any, the game is over.
term-hand-forms = hand
term-turn = Turn
term-turn-text = A Divination, then a Creation. Everybody plays one card a turn: as many are left as the fullest hand has cards.
term-turn-forms = turn
term-divination = Divination
term-divination-text = Everybody lays a card face down, without a word. One may change it, show, exchange, recover, discard, until all are ready.
term-divination-forms = Divination
term-ready = Ready
term-ready-text = When all are ready the Creation begins. As soon as a card is shown, exchanged or discarded, everybody must say so again.
term-ready-forms = ready
term-creation = Creation
term-creation-text = The cards that were laid are turned up one by one, from the First Player on, and each acts before the next.
term-creation-forms = Creation
term-order = Place in the Creation
term-order-text = The order in which cards are turned up: from the First Player to the left. A Nature turned up before you can open the place for your Element.
term-order-forms = order
term-marker = First Player
term-marker-text = Their card is turned up first. The marker passes to the left after every turn; at the start whoever was dealt the Planet has it.
term-marker-forms = First Player
term-exchange = Exchange
term-exchange-text = For two tokens: each gives a card of their choice, without seeing the other's. Nobody can refuse.
term-exchange-forms = exchange, exchanged
term-recover = To recover
term-recover-text = For three tokens: discard an Element or a Nature and take a card from the discard pile.
term-recover-forms = recover
term-perturbateur = Disruptive
term-perturbateur-text = Put in play, this Element moves the First Player marker one place on.
term-perturbateur-forms = Disruptive
term-volatil = Volatile
term-volatil-text = This Element is lost at the end of the turn if its Nature is not complete.
term-volatil-forms = Volatile
term-associe = Associated
term-associe-text = This Element is lost if the card played just before is not an Element.
term-associe-forms = Associated
term-incarnation = Titan and Titaness
term-incarnation-text = The two faces of a card, each with its power. A Titan loses Natures of level II that he plays, a Titaness those of level III.
term-incarnation-forms = Titan, Titaness, Titans

## Rules

rules-goal-title = What you want
rules-goal =
    You are Titans, and you make one planet together: you all win or all lose.

    Bring the Planet into play at the top of the tree and put one Water, one Fire, one Earth and one Air under it. You win when it is complete and nobody holds an Aggression any more. With two cards or more left over it is in perfect balance.

    There is one catch: you hardly talk. You only know what the others show you, and showing costs Energy.
rules-tree-title = The tree
rules-tree =
    Each Nature needs the Elements drawn on it. It is complete when it has one of each; then it is safe for good, and opens what grows from it.

    - Level I, Atmosphere and Comet: always open.
    - Level II: after one Nature of level I.
    - Level III: after two neighbours of level II.
    - The Planet: after any two of level III.

    Example: Comet is complete, so Mountain and Rainbow are open. With Wind and Mountain complete, Bird is open.
rules-cards-title = Cards
rules-cards =
    All cards are dealt: 12 each with three players, 10 with four, 8 with five, 7 with six. There are Elements, eleven Natures, and Aggressions. Whoever holds the Planet is First Player, so everybody knows where it is.

    An Ether, where there is one, counts as any Element.
rules-energy-title = Energy
rules-energy =
    Before the first turn you share the tokens, one after the other, without a word. Later, while cards are chosen, tokens buy:

    - one token: show a card to one player;
    - two tokens: exchange a card with one player. You choose yours, the other chooses theirs, nobody may refuse;
    - three tokens: discard a card and take one out of the discard pile.

    Spent tokens go to the reserve. You gain one from there when you bring a Nature into play, or when you throw a card away while choosing (never an Aggression).
rules-divination-title = Divination: choose in silence
rules-divination =
    Everybody lays one card face down. You may change it until all are ready. Whenever something new is shown, exchanged or thrown away, everybody gets ready again.

    Example: you come second in the order, the first player has shown you Atmosphere. Lay Water or Air: it will find its place.
rules-creation-title = Creation: card by card
rules-creation =
    From the First Player on, the cards are turned up.

    - A Nature that is open comes into play.
    - An Element goes under a Nature in play that lacks it; if several do, its player chooses. If none does, it is lost.
    - A Nature that is not open is lost, or stands for an Element.

    Example: Atmosphere comes into play. Water goes under it; it still lacks Air. A Fire that follows is lost.

    After each turn the First Player marker goes one seat to the left.
rules-stands-title = A Nature as an Element
rules-stands =
    A Nature may stand for one of the Elements drawn on it. It stays there for good, no Aggression can take it, but its own branch is closed.

    Example: Flower shows Water, Fire and Air. Played when it is not open, it can be the Air that Atmosphere lacks.
rules-aggressions-title = Aggressions
rules-aggressions =
    You must get rid of all of them, but never on the first turn and never on the last: that loses the game at once.

    - Cyclops Lightning: its player destroys one Element under an incomplete Nature. With none there it does nothing.
    - The Hecatoncheires: all Elements and Aggressions that follow are lost, until a Nature is played; that can last several turns. A good way to lose other Aggressions.
    - Tornado of Ouranos: all Elements under incomplete Natures are lost. If there is none, it returns to its player, who discards another card.

    Elements under complete Natures and Natures that stand for Elements are safe.
rules-end-title = The end
rules-end =
    The game ends at once when the Planet is complete, or when all cards are played.

    - Planet complete, two cards or more left, no Aggression among them: perfect balance.
    - Planet complete with fewer left: success.
    - Planet with two or three Elements at the end: only just viable.
    - Planet with one or none: unstable. No Planet: an asteroid.
    - An Aggression left over, or played on the first or last turn: lost.
rules-talk-title = Silence
rules-talk =
    Never speak about cards you hold or mean to play. At this table there are a few set phrases; a silent game has none at all.
rules-altered-title = Altered Elements
rules-altered =
    With this option the marks on twelve Elements count.

    - Disruptive: when it is put in play the First Player marker goes one seat further.
    - Volatile: it is lost at the end of the turn unless its Nature is complete.
    - Associated: the card played just before it must be an Element, or it is lost.
rules-titans-title = Incarnations
rules-titans =
    With this option each of you has a card with a Titan on one face and a Titaness on the other, and chooses one. Each has a power with one to three uses. A Titan loses every level II Nature that he plays, a Titaness every level III one: so mix.

    - Cronus plays two cards and sits out a turn. Rhea chooses when hers is turned up.
    - Hyperion's Element counts as any. Theia shows cards for nothing.
    - Iapetus replays lost Elements. Themis bets on face-down cards and pins them.
    - Coeus moves the First Player marker. Phoebe looks at a face-down card.
    - Oceanus lets two players change places. Tethys protects an Element.
    - Crius may play an Aggression on the first or last turn. Mnemosyne recovers a card for nothing.
