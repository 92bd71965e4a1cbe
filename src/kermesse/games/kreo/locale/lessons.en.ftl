# What the coach says in the lessons of Kréo.
lesson-first = Many hands, one planet
lesson-first-why = Elements, Natures, a little Energy: save a planet together.

lesson-first-element = You are Titans, and build a planet together. Atmosphere wants the Elements drawn on it: Water is there, Air is missing. Lay your Air, face down.
lesson-first-element-twice = Atmosphere has its Water, and one is enough: this one would be lost. It is Air that is missing.
lesson-first-element-river = River grows from a complete Atmosphere, and this one is not complete yet: it would be lost. Lay the Air.
lesson-first-element-nobody = No Nature in play waits for that Element when your turn comes: it would be lost. Atmosphere waits for an Air.
lesson-first-element-burn = Throwing a card away can bring a token. But here all of them are of use.
lesson-first-element-ready = That is the Divination: one card each, face down. { $B } and { $C } have laid theirs too. Say “{ do-ready }”.
lesson-first-element-stay = Your Air is the right card. Leave it there, and say “{ do-ready }”.
lesson-first-element-turn = All are ready: in the Creation the cards are turned up one by one: yours, then { $B }, then { $C }…
lesson-first-element-won = Atmosphere is complete, for good! { $B } brought Comet into play, and { $C } put an Earth under it: each card counts at the moment when it is turned up.

lesson-first-order = Cards are turned up in order, and you come first. Everything is complete: no Element has a place. Open one for those who follow: lay Comet.
lesson-first-order-parent = Mountain only opens on a complete Comet. Comet has to come first.
lesson-first-order-early = You come first: no Nature needs that Element yet, and it would be lost. Lay Comet.
lesson-first-order-burn = { lesson-first-element-burn }
lesson-first-order-ready = Comet wants a Fire and an Earth. Did { $B } and { $C } think of it? “{ do-ready }”!
lesson-first-order-stay = Comet is the right card. Leave it there, and say “{ do-ready }”.
lesson-first-order-turn = And now, in order…
lesson-first-order-won = Complete in a single turn. And the Nature brought you a token of Energy from the reserve. The marker goes left: next turn, { $B } leads.

lesson-first-show = Cards are shown, for Energy, not talked about. Rainbow needs one Fire: you have laid it. And { $B }, who comes next? Show your Fire there: one token.
lesson-first-show-later = { $C } comes last. It is { $B } who comes right after you: show the Fire there.
lesson-first-show-fire = One token, one card: show the one you are playing, the Fire.
lesson-first-show-first = Wait: a token may save a lost Fire. First show yours to { $B }.
lesson-first-show-stay = Your Fire completes Rainbow: leave it there, and show it to { $B }.
lesson-first-show-burn = { lesson-first-element-burn }
lesson-first-show-change = Watch { $B }…
lesson-first-show-ready = { $B } has changed cards! So there was something to change. Say “{ do-ready }”.
lesson-first-show-turn = The cards are turned up…
lesson-first-show-won = Your Fire completes Rainbow; { $B } opens Wind instead of losing a second Fire; and the Air of { $C } finds its place there. A token well spent.

lesson-first-exchange = Wind only needs an Air, and you have none. But { $C } wants to show you something…
lesson-first-exchange-offer = An Air! For two tokens, exchange: give { $C } a Water or an Earth that you have no use for. Whoever gets it chooses what to give back, and cannot refuse.
lesson-first-exchange-fish = Fish may be of use later, and there is only one. Give a Water or an Earth instead.
lesson-first-exchange-who = { $B } has not shown you anything. It is { $C } who has the Air.
lesson-first-exchange-show = Showing is not enough: you need that Air. Keep your two tokens for the exchange.
lesson-first-exchange-useless = None of your cards has a place this turn: it would be lost. Exchange first.
lesson-first-exchange-burn = { lesson-first-element-burn }
lesson-first-exchange-reply = { $C } chooses without seeing your card…
lesson-first-exchange-lay = The Air is yours. Lay it.
lesson-first-exchange-air = It is the Air that Wind waits for. Lay that one.
lesson-first-exchange-ready = “{ do-ready }”!
lesson-first-exchange-turn = In order: you, { $B }, { $C }…
lesson-first-exchange-won = Wind is complete, and Mountain is in play, with its Earth. Showing: 1 token. Exchanging: 2 tokens.

lesson-first-recover = Tree could grow, but it lies in the discard pile! For three tokens you give a card and take one back. Give a Fire, you have two: “{ deed-recover }”.
lesson-first-recover-keep = That card will be of use: Tree will want Water, and Bird may still come. You have two Fires, and nothing waits for Fire: give one of them.
lesson-first-recover-save = Keep your three tokens: they can bring Tree back. Choose a Fire, then “{ deed-recover }”.
lesson-first-recover-burn = It would be a pity to take nothing back: choose a Fire, then “{ deed-recover }”.
lesson-first-recover-take = All that was lost is here. Take Tree back.
lesson-first-recover-tree = It is Tree that we need: everything is ready for it.
lesson-first-recover-lay = You come first: lay Tree, and the others can feed it.
lesson-first-recover-now = Tree, now! You come first.
lesson-first-recover-ready = “{ do-ready }”!
lesson-first-recover-turn = { $B } and { $C } saw you take Tree back…
lesson-first-recover-won = Tree is in play, with an Earth and an Air; only a Water is missing, and you have one. Two Natures of this level, and the Planet can come.

lesson-first-aggression = Get rid of an Aggression, but never on the first or last turn. { card-eclair } strikes what is incomplete: now everything is complete, and you lead. Lay it.
lesson-first-aggression-target = Mountain would wait for its Elements: next time, the Lightning would have something to strike. Play it now, at nothing.
lesson-first-aggression-lost = That card has no place this turn: it would be lost. The Lightning will hurt nothing.
lesson-first-aggression-burn = { lesson-first-element-burn }
lesson-first-aggression-ready = “{ do-ready }”!
lesson-first-aggression-stay = The Lightning will never be less dangerous. Leave it there.
lesson-first-aggression-turn = Careful…
lesson-first-aggression-won = The Lightning found nothing to strike: one less. If anybody still holds an Aggression when the Planet is complete, everybody loses.

lesson-first-end = The last three turns of a real game. The Lightning while nothing is exposed, the Planet when you come first, the Air at the end. Save it together.
lesson-first-end-again = This time the planet did not live. Begin again: first the Lightning, the Planet on the turn when you lead, then the Air.
lesson-first-end-won = The planet lives, and you have all won together! With two cards left it would be in perfect balance. Gather two friends, or play with bots.

lesson-titans = A Titan’s power
lesson-titans-why = For those who have saved a planet already: everybody has a power, and it has a price.

lesson-titans-titan = For seasoned Titans: everybody has a power. You are Phoebe, and can look at somebody’s face-down card. Rainbow waits for a Fire, and { $C } comes before you: which card lies there? Look.
lesson-titans-titan-who = { $B } comes after you. It is the card of { $C } that could get in your way.
lesson-titans-titan-look = First look at the card of { $C }: your power costs no token.
lesson-titans-titan-burn = { lesson-first-element-burn }
lesson-titans-titan-seen = A Fire! Yours would come too late. Open Wind instead: lay it.
lesson-titans-titan-taken = { $C } plays a Fire before you: Rainbow will be complete, and your Fire lost. Lay Wind.
lesson-titans-titan-lost = Nothing waits for it this turn. Lay Wind.
lesson-titans-titan-enough = You know enough: keep that for later.
lesson-titans-titan-ready = “{ do-ready }”!
lesson-titans-titan-stay = Wind is the right card. “{ do-ready }”!
lesson-titans-titan-turn = { $C } first, then you, then { $B }…
lesson-titans-titan-won = Fire, Wind, Air: nothing lost. Every power has few uses, and a price: Titanesses lose their Natures of level III, Titans those of level II.
