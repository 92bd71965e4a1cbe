# In the sentences $seat, $to, $target, $giver are names of players; $card, $nature, $given, $taken, $element, $guess,
# $name are names of this catalogue.

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
ask-japet = Replay at the end the Elements that this Creation will discard?
ask-play = What becomes of your card?
ask-strike = Which Element does the Lightning strike?
ask-drop = The Tornado comes back to you: which card do you discard?
ask-energy = Take a token from the reserve?
ask-tethys = Protect this Element with a token from the reserve?
ask-japet-play = Which Element do you replay, and where?

## Endings

ending-perfect = Your planet is in perfect balance!
ending-success = Your planet is complete: a success!
ending-viable = Your planet is only just viable.
ending-unstable = Your planet is unstable: it will not last.
ending-asteroid = No planet: one more asteroid in the cosmos.
ending-aggression-left = The planet is complete, but an Aggression was left over: the game is lost.
ending-aggression-first = An Aggression on the first turn: the game is lost.
ending-aggression-last = An Aggression on the last turn: the game is lost.
ending-abandoned = The team gave up.

## Options

option-timers = Pace
option-timers-off = no limit
option-timers-relaxed = relaxed
option-timers-normal = normal
option-timers-fast = fast
option-chat = Speech
option-chat-open = free, without naming cards
option-chat-phrases = set phrases
option-chat-none = none
option-memory-aid = Keep the cards I have seen in sight
option-first-game = First game (an Ether replaces the Tornado)
option-incarnations = Incarnations
option-altered = Altered Elements
option-silent = Silent game
option-auto-play = Play single choices automatically
option-ask-energy = Ask each time about the token
option-max-changes = Changes of card per turn
option-limits-ms = Own time limits

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
refused-no-card-down = Lay your card face down first.
refused-wrong-count = { $count ->
    [one] Exactly one card is needed.
   *[other] That is not the right number of cards or players.
}
refused-illegal-option = That card cannot be played that way.
refused-not-your-power = That power is not yours.
refused-used-up = Your power is used up.
refused-nothing-down = No card lies there.
refused-shown-this-turn = That player has shown you a card this turn: no bet there.
refused-already-bet = There is already a bet on that card.
refused-not-first-or-last = Crius acts on the first turn only, or when you hold a single card.
refused-cronos-needs-two = Cronus needs two cards.
refused-reserve-empty = The Energy reserve is empty.
refused-too-many-changes = You have changed your card often enough this turn (at most { $most } times).
refused-chat-closed = That cannot be said now.
refused-chat-rate = One phrase at a time: wait a moment.
refused-chat-card-word = Please do not name cards, Elements or Titans.
refused-bad-amount = Take 0 to { $most } tokens; the last player takes all that remain.
refused-bad-option = This table does not play that way.

## Log

event-game-started = The game begins with { $seats } players.
event-dealt = You receive your cards.
event-first-player = { $why ->
    [planete] { $seat } holds the Planet and becomes First Player.
    [ceos] Coeus moves the First Player marker to { $seat }.
    [perturbateur] A disruptive Element moves the First Player marker to { $seat }.
   *[end_turn] { $seat } becomes First Player.
}
event-energy-taken = { $n ->
    [0] { $seat } takes no token.
    [one] { $seat } takes one token.
   *[other] { $seat } takes { $n } tokens.
}
event-face-chosen = { $seat } incarnates { $name }.
event-energy-policy-set = { $policy ->
    [take] You will take the tokens you gain.
   *[leave] You will leave the tokens you gain in the reserve.
}
event-turn-started = Turn { $turn }.
event-card-placed = { $changed ->
    [true] { $seat } changes the card laid.
   *[false] { $seat } lays a card.
}
event-ready-changed = { $ready ->
    [true] { $seat } is ready.
   *[false] { $seat } is still thinking.
}
event-all-cleared = News: everybody gets ready again.
event-card-shown = { $count ->
    [one] { $seat } shows a card to { $to }.
   *[other] { $seat } shows { $count } cards to { $to }.
}
event-exchange-offered = { $seat } offers { $to } an exchange.
event-exchange-cancelled = The exchange between { $seat } and { $to } is off.
event-exchange-done = { $seat } and { $to } have exchanged a card.
event-card-received = { $giver } gives you { $card }.
event-card-burnt = { $token ->
    [true] { $seat } discards { $card } and takes a token.
   *[false] { $seat } discards { $card }.
}
event-card-recovered = { $seat } discards { $given } and recovers { $taken }.
event-power-used = { $seat } uses the power of { $name }.
event-bet-placed = { $seat } bets on the card of { $target }: { $guess }.
event-card-looked = { $seat } looks at the card of { $target }.
event-order-changed = The order of the Creation changes.
event-divination-closed = { $last_turn ->
    [true] All cards are laid: this is the last turn.
   *[false] All cards are laid.
}
event-card-revealed = { $seat } reveals { $card }.
event-bet-settled = { $won ->
    [true] Bet won: { $guess }. { $seat } receives { $tokens } tokens.
   *[false] Bet lost: it was not { $guess }.
}
event-nature-in-play = { $nature } comes into play.
event-element-in-play = { $card } goes under { $nature } as { $element }.
event-token-gained = { $seat } takes a token from the reserve.
event-card-lost = { $reason ->
    [restricted] { $card } is lost: { $seat } may not play that level.
    [not_associated] { $card } is lost: an Element should have come just before.
    [swept] The Hecatoncheires sweep { $card } away.
    [chosen] { $seat } prefers to discard { $card }.
   *[no_place] { $card } finds no place: it is lost.
}
event-eclair-struck = The Lightning destroys { $card } under { $nature }.
event-eclair-fizzled = The Lightning finds nothing to strike.
event-tornade-swept = The Tornado sweeps all exposed Elements away.
event-tornade-returned = The Tornado finds nothing and returns to the hand of { $seat }.
event-tornade-dropped = { $seat } discards { $card } for the Tornado.
event-hecatonchires-on = The Hecatoncheires rage until the next Nature.
event-hecatonchires-off = { $card } calms the Hecatoncheires.
event-nature-complete = { $nature } is complete.
event-protected = Tethys protects { $card } under { $nature }.
event-protection-returned = The token on { $card } returns to the reserve.
event-volatile-gone = { $card }, volatile, escapes from { $nature }.
event-replayed = Iapetus replays { $card }.
event-turn-ended = End of turn { $turn }.
event-timed-out = { $seat } ran out of time.
event-said = { $seat }: { $text }
event-concede-voted = { $vote ->
    [true] { $seat } would give up.
   *[false] { $seat } wants to go on.
}
event-game-over = { $rank ->
    [4] Perfect balance!
    [3] You have won!
    [2] Close: the planet is only just viable.
    [1] The planet is unstable: the game is lost.
   *[0] The game is lost.
}
