"""Settings that are secrets, read from files: a variable can be read by whoever may list processes, and ends up in
reports.
"""

from collections.abc import Mapping
from typing import Final

from kermesse.cli.reading import Wrong

SECRETS: Final = {
    "KERMESSE_DB": "KERMESSE_DB_FILE",
    "KERMESSE_BROKER": "KERMESSE_BROKER_FILE",
    "KERMESSE_METRICS_TOKEN": "KERMESSE_METRICS_TOKEN_FILE",
}
LONGEST: Final = 10_000


def secret_of(variable: str, value: str | None, path: str | None) -> str | None:
    """Return the value, or what stands in the file. Raises Wrong, in one line."""
    if not path:
        return value
    file = SECRETS[variable]
    if value:
        raise Wrong(f"{variable} and {file} are both given: leave one of them away")
    try:
        with open(path, encoding="utf-8") as opened:
            text = opened.read(LONGEST).strip()
    except (OSError, UnicodeDecodeError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no text"
        raise Wrong(f"{file} is '{path[:200]}': {why}: name a file that this user may read") from None
    if not text or "\n" in text:
        raise Wrong(f"{file} is '{path[:200]}': write the value there, on one line and nothing else")
    return text


def database_of(given: str | None, env: Mapping[str, str]) -> str:
    """Return the database that was named, or the one that the environment names, or the default."""
    if given:
        return given
    variable = "KERMESSE_DB"
    return secret_of(variable, env.get(variable), env.get(SECRETS[variable])) or "kermesse.db"
