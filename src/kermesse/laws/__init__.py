"""The laws that every game keeps, on random play: of this house and of any guest (docs/adding-a-game.md, 6)."""
