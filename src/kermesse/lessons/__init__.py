"""Lessons: written positions, the commands that each step accepts, and the coach's words.

Lessons are data beside each game; the rules are the game's own.
"""
