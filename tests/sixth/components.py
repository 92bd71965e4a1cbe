"""The layouts, read from components.toml."""

import tomllib
from importlib.resources import files
from typing import Any, Final

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))
LAYOUTS: Final[dict[str, list[int]]] = {layout["id"]: layout["heaps"] for layout in COMPONENTS["layout"]}
