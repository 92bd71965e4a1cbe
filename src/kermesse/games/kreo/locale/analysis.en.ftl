## The analysis of a finished game, of which there is but one winner: the planet

analysis-intro = How likely the planet was to be completed before each decision of { $name }, where that turned, and what the best bot would have done there.
analysis-chance = The planet’s chance
analysis-turns = Where the planet was saved or lost
analysis-no-turns = The planet was not saved or lost at any single moment.
