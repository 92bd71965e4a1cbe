"""Settings that are secrets, from files: a variable can be read by whoever may list processes, and ends up in reports."""

from collections.abc import Mapping
from typing import Final

SECRETS: Final = {
    "KERMESSE_DB": "KERMESSE_DB_FILE",
    "KERMESSE_BROKER": "KERMESSE_BROKER_FILE",
    "KERMESSE_METRICS_TOKEN": "KERMESSE_METRICS_TOKEN_FILE",
}
LONGEST: Final = 10_000


def with_secret_files(env: Mapping[str, str]) -> Mapping[str, str]:
    """With what stands in the files that `KERMESSE_…_FILE` name. Raises ValueError, in one line."""
    found = {name: _read(env, name, file) for name, file in SECRETS.items() if env.get(file)}
    return {**env, **found}


def _read(env: Mapping[str, str], name: str, file: str) -> str:
    path = env[file]
    if env.get(name):
        raise ValueError(f"{name} and {file} are both given: leave one of them away")
    try:
        with open(path, encoding="utf-8") as opened:
            text = opened.read(LONGEST).strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "no text"
        raise ValueError(f"{file} is '{path[:200]}': {why}: name a file that this user may read") from None
    if not text or "\n" in text:
        raise ValueError(f"{file} is '{path[:200]}': write the value there, on one line and nothing else")
    return text
