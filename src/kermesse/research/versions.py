"""Versions of the rules, and sizes of tables, by which environments are named; known without importing a game.

An environment's version is that of its rules: `kraaw_v3`, `kermesse/Kraaw-4p-v3`. With other rules it has another name.
"""

from typing import Final

VERSIONS: Final = {"kraaw": "3", "kreo": "3", "krom": "3", "kero": "3", "chronos": "4"}
SEATS: Final = {
    "kraaw": range(2, 7),
    "kreo": range(3, 7),
    "krom": range(2, 7),
    "kero": range(2, 3),
    "chronos": range(2, 11),
}
