"""Public information of a table, as one server of the house tells another."""

import msgspec

from kermesse.core.game import Outcome, Refused
from kermesse.server.connection.messages import RULE, TableInfo


class PublicInfo(msgspec.Struct, frozen=True):
    code: str = ""  # why it cannot be played at: it was put aside, or there is none
    info: TableInfo | None = None
    outcome: Outcome | None = None
    moves: int = 0  # of one that was put aside

    def here(self) -> TableInfo:
        """Refused if there is no such table, or if it was put aside."""
        if self.code or self.info is None:
            raise Refused(self.code or "no_table", RULE)
        return self.info
