## The analysis of a finished game, of which there is but one winner: the planet

analysis-intro = Which choices of { $name } cost the planet most, what the best bot would have done instead, and how likely the planet was to be completed along the game.
analysis-chance = The planet’s chance
analysis-turns = What { $name } could have done better for the planet
analysis-no-turns = { $result ->
    [1] { $name } played well: no choice surely cost the planet anything.
   *[other] { $name } played well: no choice surely cost the planet anything. The cards were against you all.
}
analysis-cost = { $lost } points lost (± { $error }): the planet’s chance was { $done }% instead of { $best }%
