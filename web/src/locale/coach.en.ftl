# The coach of a first game, and what is said of it elsewhere; fetched with a game's own words of the coach.
coach-title = The coach
coach-know = I know
coach-off = Silence the coach
coach-first = A first game with the coach
coach-first-why = A whole game against gentle bots, without a clock. Each kind of decision is explained the first time it comes.
you-file-title = Everything in one file
you-file-why = Your name, a fingerprint of your key, what you said and did at tables that are open, and every finished game with its record, as JSON.
you-file = Download my data
you-coach-title = The coach
you-coach-why = What you answered “I know” to is not explained any more: { $count ->
    [one] one kind of decision
   *[other] { $count } kinds of decisions
}.
you-coach = Explain everything again
you-coach-done = The coach begins anew.
coach-offer-confirm = You always say yes. Shall I stop asking before you act? You can change that in the settings.
coach-offer-yes = Yes, ask no more
coach-offer-no = No, keep asking
