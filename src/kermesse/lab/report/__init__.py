"""Balance reports: what many games between bots tell of a game, as a page."""
