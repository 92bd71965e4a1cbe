"""Whoever asked something of a table is answered, and hears it when what was done is durable."""

from collections.abc import Iterable
from typing import Protocol

from kermesse.core.game import Refused
from kermesse.server.connection.messages import RULE
from kermesse.server.connection.outbox import Outbox
from kermesse.server.connection.page import Page, acceptance


class Answering(Protocol):
    """The table."""

    def commit(self, wait: bool = False) -> None: ...
    def fault(self, what: str, /, **more: object) -> None: ...


class Answers:
    def __init__(self, game: str, outbox: Outbox, table: Answering) -> None:
        self._game = game
        self._outbox = outbox
        self._table = table

    def accept(self, page: Page, id: str) -> None:
        """It is done, and everything that came with it."""
        self._outbox.say(page, acceptance(id))
        self._table.commit(True)

    def refuse(self, page: Page, id: str, refused: Refused) -> None:
        self._outbox.say(page, self._refusal(page, id, refused))
        self._table.commit()

    def tell(self, pages: Iterable[Page], id: str, refused: Refused | None) -> None:
        """What became of a command, to all who wait for it; whoever put it commits."""
        for page in pages:
            self._outbox.say(page, acceptance(id) if refused is None else self._refusal(page, id, refused))

    def _refusal(self, page: Page, id: str, refused: Refused) -> bytes:
        try:
            return page.refusal(id, refused, self._game)
        except Exception:  # it cannot be put into words: our fault, and still an answer
            self._table.fault("no words for a refusal", code=refused.code)
            return page.refusal(id, Refused("fault", RULE), self._game)
