"""The scripts that the Makefile calls exist and start."""

import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from scripts.wheel_hook import WheelHook

ROOT = Path(__file__).resolve().parent.parent


def test_the_album_knows_every_booth():
    listed = subprocess.run(
        [sys.executable, "-m", "scripts.screenshots", "--list"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    booths = [line.split()[0] for line in listed.stdout.splitlines()]
    assert booths == ["pages", "kraaw", "kreo", "krom", "kero", "chronos"]


def test_the_wheel_has_every_file_of_the_package_and_the_built_client():
    """Without building it; `make soak` builds it, installs it and plays."""
    listed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    sources = ROOT / "src"
    there = {path.relative_to(sources).as_posix() for path in sources.rglob("*") if path.is_file()}
    wanted = {name for name in there if "__pycache__" not in name and not name.endswith((".so", ".pyc"))}
    assert "kermesse/static/index.html" in wanted
    assert {name for name in wanted if ".egg-info/" not in name} - listed == set()


@pytest.mark.parametrize("asked_for_plain", [False, True])
def test_a_wheel_that_does_not_compile_is_none_unless_plain_python_is_asked_for(tmp_path, monkeypatch, asked_for_plain):
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts/compile_engine.py").write_text("raise SystemExit('no C compiler')")
    monkeypatch.setenv("KERMESSE_PLAIN", "1" if asked_for_plain else "")
    built: dict[str, object] = {"force_include": {}}
    hook = WheelHook(str(tmp_path), {}, None, None, "", "wheel")
    if asked_for_plain:
        hook._engine(built)
        assert built == {"force_include": {}}
    else:
        with pytest.raises(SystemExit, match=r"(?s)no C compiler.*KERMESSE_PLAIN=1"):
            hook._engine(built)
