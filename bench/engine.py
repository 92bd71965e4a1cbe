"""The engine beside its peers: `make bench`."""

import sys

from contest import FAST, PLAIN, ROOT, Contender, measure_all, on_one_core, table

BASE = "OpenSpiel Hanabi (C++)"
COLUMNS = {
    "moves": "moves/s",
    "moves with views": "with one view a move",
    "copies": "copies/s",
    "imagined": "imagined/s",
    "imagined and played out": "imagined and played out/s",
}


def main() -> None:
    on_one_core()
    sys.path.insert(0, PLAIN)
    sys.path.insert(0, str(ROOT / "scripts"))
    from compile_engine import GAMES as COMPILED
    from kermesse.games import CATALOGUE

    contenders = [
        *(Contender(f"{game}, plain Python", "ours.py", game, path=PLAIN) for game in CATALOGUE),
        *(Contender(f"{game}, compiled", "ours.py", game, path=FAST) for game in COMPILED),
        Contender(BASE, "openspiel.py", "hanabi", "tensor"),
        Contender("OpenSpiel Hanabi (C++), observation as text", "openspiel.py", "hanabi"),
        Contender("OpenSpiel gin rummy (C++)", "openspiel.py", "gin_rummy"),
        Contender("OpenSpiel Leduc poker (C++)", "openspiel.py", "leduc_poker"),
        Contender("OpenSpiel liar's poker (Python)", "openspiel.py", "python_liars_poker"),
        Contender("RLCard gin rummy (Python)", "rlcard_peer.py", "gin-rummy"),
        Contender("RLCard UNO (Python)", "rlcard_peer.py", "uno"),
    ]
    measure_all(contenders, list(COLUMNS))
    print(f"Random play, driven from Python {sys.version.split()[0]}, one core; (× {BASE})\n")
    print(table(contenders, COLUMNS, BASE))


if __name__ == "__main__":
    main()
