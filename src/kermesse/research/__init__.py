"""Doors for research: observations, actions, and the interfaces of PettingZoo, Gymnasium and OpenSpiel."""
