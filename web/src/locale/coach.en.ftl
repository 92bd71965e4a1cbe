# The coach of a first game, and what is said of it elsewhere; fetched with a game's own words of the coach.
coach-title = The coach
coach-know = I know
coach-off = Silence the coach
coach-first = A first game with the coach
coach-first-why = A whole game against gentle bots, without a clock. Each kind of decision is explained the first time it comes.
you-file-title = Everything in one file
you-file-why = Your name, your ways in, what you said and did at tables that are open, and every finished game with its record, as JSON.
you-file = Download my data
you-coach-title = The coach
you-coach-why = What you answered “I know” to is not explained any more: { $count ->
    [one] one kind of decision
   *[other] { $count } kinds of decisions
}.
you-coach = Explain everything again
you-coach-done = The coach begins anew.
you-title = You and your data
you-why = There are no accounts. Your browser keeps a secret key; the server keeps your name, your devices and other ways in, where you sit, the games you have finished, and what the coach knows of you. Nothing else.
you-nobody = We know nothing about you yet: you have no name and no game here.
you-tables = Your tables
you-tables-none = Nowhere at the moment.
you-played = Finished games
you-played-none = None.
you-game = { $game }, { $day }
you-key-title = A new key
you-key-why = Lost a device, or somebody else used this browser? Make a new key, and the old one no longer works. You stay signed in here.
you-key = Make a new key
you-key-done = Done: only this browser has the new key.
you-forget-title = Be forgotten
you-forget-why = Your name, your key and what you wrote are deleted. Games stay for the others, without your name; seats where you were waiting are free again. This cannot be undone.
you-forget = Forget me
you-forget-sure = Really forget me?
you-forget-yes = Yes, forget me
you-forget-no = No, stay
you-forgotten = You have been forgotten.
# Settings offered where they would have helped.
coach-offer-sure = You always say yes. Shall I stop asking before you act? You can change that in the settings.
coach-offer-sure-yes = Yes, ask no more
coach-offer-hasty = That was perhaps not meant. Shall I ask before you do what cannot be undone?
coach-offer-hasty-yes = Yes, ask me first
coach-offer-alone = There was only one answer, again. Shall I give it for you from now on?
coach-offer-alone-yes = Yes, answer for me
coach-offer-late = Time ran out, again. Shall tables that you make give you more of it?
coach-offer-late-yes = Yes, more time
coach-offer-no = No, leave it
