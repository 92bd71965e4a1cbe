"""Krom by version 3 of its rules, as PettingZoo names its environments: `krom_v3.env()`."""

from kermesse.research.pettingzoo import Doors

doors = Doors("krom", "3")
env, raw_env, parallel_env = doors.env, doors.raw_env, doors.parallel_env
