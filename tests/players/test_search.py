"""Search: its budget, its comparisons, and the cases in which it overrules the heuristic."""

from random import Random

from kermesse.players.search import Search


class Toy:
    """A game whose worlds are numbers; a command's result depends on it and on the world."""

    def __init__(self, worth, noise=0.0):
        self.worth, self.noise = worth, noise
        self.tried = []

    def imagine(self, view, chance):
        assert view == "view"
        return [chance.below(1_000, "world")]

    def value_after(self, state, seat, command, now, world):
        self.tried.append((command, state[0], world))
        state[0] = -1  # it is used up: the next candidate must have its own
        swing = self.noise * (Random(f"{world} {command}").random() - 0.5)
        return self.worth[command] + swing

    def best(self, rule, playouts=400, margin=0.0, seed=1):
        search = Search(self.imagine, self.value_after, playouts, margin)
        return search.best("view", 0, 0, list(self.worth), rule, Random(seed))


def test_it_finds_what_is_clearly_better():
    toy = Toy({f"c{number}": number / 20 for number in range(20)}, noise=1.0)
    assert toy.best("c3", playouts=3_000) in ("c18", "c19")


def test_it_keeps_the_rule_of_thumb_where_nothing_is_better_by_the_margin():
    toy = Toy({"rule": 0.5, "as good": 0.5, "hardly better": 0.52, "worse": 0.1})
    assert toy.best("rule", margin=0.05) == "rule"
    assert toy.best("rule", margin=0.0) == "hardly better"


def test_it_keeps_the_rule_of_thumb_where_chance_alone_speaks_for_another():
    kept = 0
    for seed in range(40):
        toy = Toy({"rule": 0.5, **{f"c{number}": 0.48 for number in range(3)}}, noise=1.0)
        kept += toy.best("rule", playouts=200, seed=seed) == "rule"
    assert kept >= 30


def test_it_spends_no_more_playouts_than_it_has_and_nearly_all_of_them():
    for commands in (2, 3, 7, 12):
        for playouts in (100, 333, 1_000):
            toy = Toy({f"c{number}": 0.0 for number in range(commands)}, noise=1.0)
            toy.best("c0", playouts)
            assert 0.8 * playouts - commands <= len(toy.tried) <= playouts


def test_where_there_are_too_few_playouts_to_tell_the_candidates_apart_the_rule_of_thumb_stands():
    toy = Toy({f"c{number}": float(number) for number in range(30)})
    assert toy.best("c0", playouts=239) == "c0"
    assert toy.tried == []
    assert toy.best("c0", playouts=240) == "c29"


def test_all_candidates_meet_the_same_worlds():
    toy = Toy({"a": 0.1, "b": 0.2, "c": 0.3}, noise=1.0)
    toy.best("a")
    by_command = {name: [tried[1:] for tried in toy.tried if tried[0] == name] for name in toy.worth}
    assert len(set(by_command["a"])) == len(by_command["a"]) > 20
    for worlds in by_command.values():
        assert worlds == by_command["a"][: len(worlds)]
        assert all(state >= 0 for state, _ in worlds)


def test_the_same_seed_finds_the_same():
    tried = []
    for _ in range(2):
        toy = Toy({f"c{number}": 0.0 for number in range(9)}, noise=1.0)
        toy.best("c4", seed=7)
        tried.append(toy.tried)
    assert tried[0] == tried[1]
