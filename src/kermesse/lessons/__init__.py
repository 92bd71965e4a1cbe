"""Lessons: written-down positions, what may be done there, and what the coach says to it. Data beside each game; the rules are the game's."""
