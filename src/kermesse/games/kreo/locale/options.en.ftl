# The options, as the form names them.

option-timers = Pace
option-timers-why = Divination itself has a limit at the fast pace only.
option-chat = Speech
option-chat-why = Kréo is played almost without a word: nobody names a card.
option-chat-open = free, without naming cards
option-chat-phrases = set phrases
option-chat-none = none
option-memory-aid = Keep the cards I have seen in sight
option-memory-aid-why = Cards that were shown to you stay in your sight.
option-first-game = Without the Tornado
option-first-game-why = An Ether replaces the Tornado; for 3 to 5 players.
option-incarnations = Incarnations
option-incarnations-why = Everybody is a Titan or a Titaness, with a power; each loses the Natures of one level.
option-altered = Altered Elements
option-altered-why = The marks count: an Element may move the marker, vanish or get lost.
option-silent = Silent game
option-silent-why = Not a word from the deal to the end.
option-auto-play = Play single choices automatically
option-auto-play-why = The table answers for you where there is only one answer.
option-ask-energy = Ask each time about the token
option-ask-energy-why = Otherwise you say once and for all whether you take tokens.
option-max-changes = Changes of card per turn
option-max-changes-why = How often one may change the face-down card in one Divination.
option-limits-ms-setup = setting up
option-limits-ms-divination = Divination
option-limits-ms-reply = answering an exchange
option-limits-ms-decision = choosing an effect
option-limits-ms-window = using a power

## Presets

preset-first-game-why = Without the Tornado, all the time it takes.
preset-expert-why = Fast and silent, with Titans and altered Elements.

## What cannot be

bad-option-not-by-six = for 3 to 5 players; by six, all cards are in play.
