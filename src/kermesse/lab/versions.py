"""Other versions of Kermesse, laid out in folders: a revision of this checkout, a wheel, or any folder."""

import subprocess
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import kermesse

HERE: Final = Path(kermesse.__file__).parent


class NoVersion(Exception):
    """There is no such version; the message is one line that says why."""


@dataclass(frozen=True)
class Version:
    """A Kermesse that Python can import."""

    name: str  # of a revision: the first digits of its commit
    folder: str  # the folder that holds the package


def lay_out(wanted: str, into: Path, here: Path = HERE) -> Version:
    """Write a version out into an empty folder, or find it: `wanted` is a wheel, a folder, or a revision of the
    checkout that `here` is in. Raises NoVersion.
    """
    path = Path(wanted)
    if path.suffix == ".whl":
        return Version(path.name, _unpack(path, into))
    if (path / "kermesse").is_dir():
        return Version(wanted, str(path.resolve()))
    checkout = Path(_git(wanted, here, "rev-parse", "--show-toplevel"))
    commit = _git(wanted, checkout, "rev-parse", "--verify", "--quiet", "--short=10", f"{wanted}^{{commit}}")
    archive = into / "revision.zip"
    _git(wanted, checkout, "archive", "--format=zip", f"--output={archive}", commit, "src/kermesse")
    return Version(commit, str(Path(_unpack(archive, into)) / "src"))


def _unpack(archive: Path, into: Path) -> str:
    try:
        with zipfile.ZipFile(archive) as file:
            file.extractall(into)
    except (OSError, zipfile.BadZipFile) as error:
        raise NoVersion(f"{archive} cannot be unpacked: {error}") from None
    return str(into.resolve())


def _git(wanted: str, folder: Path, *words: str) -> str:
    """Return what git prints, run in that folder."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise NoVersion(f"{wanted} is neither a wheel nor a folder, and for a revision git must be installed") from None
    if done.returncode:
        raise NoVersion(f"{wanted} is no revision of this checkout, no wheel, and no folder that holds Kermesse")
    return done.stdout.strip()
