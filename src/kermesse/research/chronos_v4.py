"""Witty Chronos by version 4 of its rules, as PettingZoo names its environments: `chronos_v4.env()`."""

from kermesse.research.pettingzoo import Doors

doors = Doors("chronos", "4")
env, raw_env, parallel_env = doors.env, doors.raw_env, doors.parallel_env
