"""Batches of our games beside PettingZoo's classic card games and OpenSpiel's Hanabi: `make bench-research`.

A move is a decision with all that a learner needs of it: the mask of legal actions, and in the second column also the
observation of the seat that decides. PettingZoo's card games have one way to play, and it builds both.
"""

import sys

from contest import FAST, PLAIN, ROOT, Contender, measure_all, on_one_core, table

BASE = "PettingZoo Texas hold'em"
COLUMNS = {"moves": "moves/s, masks only", "moves with views": "with observations"}


def main() -> None:
    on_one_core()
    sys.path.insert(0, PLAIN)
    sys.path.insert(0, str(ROOT / "scripts"))
    from compile_engine import GAMES as COMPILED
    from kermesse.games import CATALOGUE

    contenders = [
        *(Contender(f"{game}, plain Python", "batches.py", game, path=PLAIN) for game in CATALOGUE),
        *(Contender(f"{game}, compiled", "batches.py", game, path=FAST) for game in COMPILED),
        Contender(BASE, "pettingzoo_peer.py", "texas_holdem_v4"),
        Contender("PettingZoo Texas hold'em without limit", "pettingzoo_peer.py", "texas_holdem_no_limit_v6"),
        Contender("PettingZoo Leduc hold'em", "pettingzoo_peer.py", "leduc_holdem_v4"),
        Contender("PettingZoo Hanabi", "pettingzoo_peer.py", "hanabi_v5"),
        Contender("OpenSpiel Hanabi (C++)", "openspiel.py", "hanabi", "tensor"),
    ]
    measure_all(contenders, list(COLUMNS))
    print(f"Random play, driven from Python {sys.version.split()[0]}, one core; (× {BASE})\n")
    print(table(contenders, COLUMNS, BASE))


if __name__ == "__main__":
    main()
