## The analysis of a finished game: on its replay's page, and on the command line

analysis-title = Analysis
analysis-close = Close the analysis
analysis-whose = Whose chances
analysis-intro = How likely { $name } was to win before each decision, where that turned, and what the best bot would have done there.
analysis-chance = Chance of winning
analysis-begin = Work it out
analysis-takes = Bots play the game on, many times over: it takes a few minutes. You may go on watching meanwhile.
analysis-waiting = { $count ->
    [one] One other analysis comes first.
   *[other] { $count } other analyses come first.
}
analysis-starting = An analyst takes a seat…
analysis-working = Worked out: { $percent }%
analysis-broken = The work was interrupted. Nothing is lost but time.
analysis-again = Begin again
analysis-seen = as { $name } saw it
analysis-true = knowing everything
analysis-turns = Turning points
analysis-no-turns = No single moment decided this game.
analysis-no-moments = { $name } had nothing to decide in this game.
analysis-step = Step { $step }
analysis-end = End
analysis-rose = from { $before }% up to { $after }%
analysis-fell = from { $before }% down to { $after }%
analysis-done = Done
analysis-best = The best bot ({ $level })
analysis-why = Why
analysis-same = The best bot ({ $level }) would have done the same.
analysis-alike = That comes to about the same.
analysis-own = Own choice
analysis-luck = Luck and the others
analysis-figures = All figures
refused-analysis-version = This game was played by other rules than today’s: it can be read, but not played on and analysed.
