## The analysis of a finished game: on its replay's page, and on the command line

analysis-title = Analysis
analysis-close = Close the analysis
analysis-whose = Whose chances
analysis-intro = Which choices cost { $name } most, what the best bot would have done instead, and how likely { $name } was to win along the game.
analysis-chance = Chance of winning
analysis-begin = Work it out
analysis-takes = Bots play the game on, many times over. The first answers come within a minute; you may go on watching.
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
analysis-turns = Where { $name } could have done better
analysis-no-turns = { $result ->
    [1] { $name } played well: no choice surely cost anything.
   *[other] { $name } played well: no choice surely cost anything. Luck was with the others.
}
analysis-cost = { $lost } points lost (± { $error }): the chance of winning was { $done }% instead of { $best }%
analysis-no-moments = { $name } had nothing to decide in this game.
analysis-end = End
analysis-done = Done
analysis-best = The best bot ({ $level })
analysis-why = Why
analysis-figures = All figures
refused-analysis-version = This game was played by other rules than today’s: it can be read, but not played on and analysed.
