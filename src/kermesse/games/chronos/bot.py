from typing import Any
BOTS: dict[str, Any] = {}
