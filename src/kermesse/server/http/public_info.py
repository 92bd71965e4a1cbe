"""Public information of a table, as one server of the house tells another."""

import msgspec

from kermesse.core.game import Outcome, Refused
from kermesse.server.connection.messages import RULE, TableInfo


class PublicInfo(msgspec.Struct, frozen=True):
    code: str = ""  # why nobody can play at it: it was put aside, or there is none
    info: TableInfo | None = None
    outcome: Outcome | None = None
    moves: int = 0  # of a table that was put aside

    def here(self) -> TableInfo:
        """Return what is told of that table; refused if there is none, or if it was put aside."""
        if self.code or self.info is None:
            raise Refused(self.code or "no_table", RULE)
        return self.info
