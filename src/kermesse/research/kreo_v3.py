"""Kréo by version 3 of its rules, as PettingZoo names its environments: `kreo_v3.env()`."""

from kermesse.research.pettingzoo import Doors

doors = Doors("kreo", "3")
env, raw_env, parallel_env = doors.env, doors.raw_env, doors.parallel_env
