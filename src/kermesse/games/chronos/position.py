from typing import Any
def read_position(text: str) -> Any:
    raise NotImplementedError
