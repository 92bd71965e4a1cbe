## "What would you do?": the button, the answer, and why not

advice-ask = What would you do?
advice-label = Advice
advice-thinking = A bot is thinking in your seat…
advice-do = Do it
advice-close = Close the advice
advice-wait = Do nothing for the moment: wait.
advice-close-call = It is close: of { $games } games played out from here, { $won } were won this way, and { $other } with “{ $move }”.
advice-other-better = Another choice did better: of { $games } games played out from here, { $won } were won this way, and { $other } with “{ $move }”.
refused-advice-off = Others play at this table, and its host has not allowed advice.
refused-nothing-to-advise = Nothing is asked of you just now: there is nothing to advise.
