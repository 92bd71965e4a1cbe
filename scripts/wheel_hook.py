"""Build hook of the wheel: the compiled engine, and the browser client, both built from the sources.

Editable installs skip both (the Makefile builds the client, developers run plain Python). KERMESSE_COMPILE=1 makes a
failing compilation an error, as for releases; by default a machine without a C compiler gets a plain Python wheel.
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
        web = Path(self.root) / "web"
        if os.environ.get("KERMESSE_SKIP_CLIENT") or not web.is_dir():
            return
        npm = shutil.which("npm")
        if npm is None:
            sys.exit(
                "building the browser client needs Node 22 or newer with npm; KERMESSE_SKIP_CLIENT=1 leaves it out"
            )
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def _engine(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        out = Path(self.scratch.name) / "fast"
        command = [sys.executable, str(Path(self.root) / "scripts/compile_engine.py"), str(out)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            if os.environ.get("KERMESSE_COMPILE") == "1":
                sys.exit(done.stdout + done.stderr)
            self.app.display_warning("the engine was not compiled (no C compiler?): plain Python instead")
            return
        for library in [found for ending in ("so", "pyd") for found in out.rglob(f"*.{ending}")]:
            build_data["force_include"][str(library)] = str(library.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
