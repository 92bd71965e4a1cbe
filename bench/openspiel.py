"""A game of OpenSpiel's, driven from Python as its users drive it."""

import contextlib
import sys
from random import Random

import pyspiel

from burst import serve

name = sys.argv[1]
TENSOR = "tensor" in sys.argv[2:]  # the observation of learners, instead of the text
if name.startswith("python_"):
    import importlib

    importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
game = pyspiel.load_game(name, {"players": 4}) if name == "hanabi" else pyspiel.load_game(name)
kind = game.get_type()
random = Random(1)


def play(views: bool) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            continue
        player = state.current_player()
        if views:
            look(state, player)
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
        moves += 1
    return moves


def look(state, player):
    if TENSOR:
        state.observation_tensor(player)
    elif kind.provides_observation_string:
        state.observation_string(player)
    elif kind.provides_information_state_string:
        state.information_state_string(player)


state = game.new_initial_state()
for _ in range(20):
    if not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))


def copies() -> int:
    for _ in range(100):
        state.clone()
    return 100


measures = {"moves": lambda: play(False), "copies": copies}
if kind.provides_observation_string or kind.provides_information_state_string:
    measures["moves with views"] = lambda: play(True)


def redraws() -> int:
    for _ in range(20):
        state.resample_from_infostate(0, random.random)
    return 20


with contextlib.suppress(Exception):
    redraws()
    measures["imagined"] = redraws
serve(measures)
