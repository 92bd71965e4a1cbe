"""Build hook of the wheel: the compiled engine, and the browser client, both built from the sources.

Editable installs skip both (the Makefile builds the client, developers run plain Python). What cannot be built stops
the build, so that no slow or pageless wheel is taken for a whole one: KERMESSE_PLAIN=1 asks for plain Python, for a
machine without a C compiler, and KERMESSE_SKIP_CLIENT=1 for no client.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._client()
        self._engine(build_data)

    def _client(self) -> None:
        if os.environ.get("KERMESSE_SKIP_CLIENT") == "1":
            return
        # The build's own Python writes the wire types, and its environment brings Node.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        if npm is None:
            sys.exit(
                "building the browser client needs Node 22 or newer with npm; KERMESSE_SKIP_CLIENT=1 leaves it out"
            )
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *step], cwd=Path(self.root) / "web", env={**os.environ, "PATH": path}, check=True)

    def _engine(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("KERMESSE_PLAIN") == "1":
            self.app.display_warning("KERMESSE_PLAIN=1: the engine is not compiled, it will run as plain Python")
            return
        self.scratch = tempfile.TemporaryDirectory()
        out = Path(self.scratch.name) / "fast"
        command = [sys.executable, str(Path(self.root) / "scripts/compile_engine.py"), str(out)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            sys.exit(
                f"{done.stdout}{done.stderr}\n"
                "the engine does not compile (is there a C compiler?); KERMESSE_PLAIN=1 makes a plain Python wheel"
            )
        for library in [found for ending in ("so", "pyd") for found in out.rglob(f"*.{ending}")]:
            build_data["force_include"][str(library)] = str(library.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
