## What a balance report counts

things-nature = Natures put in play
things-complete = Natures completed
things-lost = Cards lost
things-titan = Titans and Titanesses
things-power = Powers used
things-done = What was done besides
did-shown = Show a card
did-exchange = Exchange cards
did-recovered = Take a card back
did-burnt = Throw a card away
did-struck = Strike with lightning
did-swept = Sweep with the Tornado
