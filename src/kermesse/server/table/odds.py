"""Odds for spectators, where the host allows it: bots play the game out from what a spectator sees.

Nothing hidden is in them: the worlds are imagined from the spectators' view and nothing else, in the bots' processes. No
seat is told: they are sent to pages that belong to no seat, and a page that takes a seat is in that audience no more.
"""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR
from kermesse.players.worlds import Seen
from kermesse.server.connection.messages import Odds
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.bots import Thinkers
from kermesse.server.table.broadcast import Audiences
from kermesse.server.table.playing_out import AT_ONCE, play_out
from kermesse.server.table.views import AnyMatch

GAMES: Final = 24  # played out from one position
FEWEST: Final = 8  # that are told


class OddsForSpectators:
    def __init__(self, watch: Tasks, thinkers: Thinkers, audiences: Audiences, table: str) -> None:
        self._watch = watch
        self._thinkers = thinkers
        self._audiences = audiences
        self._table = table
        self._asked = self._told = -1  # number of steps of the match
        self._working = False

    def look(self, match: AnyMatch, steps: int, now: Millis) -> None:
        """Work out the odds after so many steps, if somebody watches, and nobody has been told yet."""
        self._asked = steps
        if not self._working and self._told != steps and self._audiences.spectators.connections:
            self._working = True
            self._watch.begin("odds", self._work(match, now))

    def anew(self) -> None:
        """Somebody came who has not been told."""
        self._told = -1

    async def _work(self, match: AnyMatch, now: Millis) -> None:
        try:
            while self._asked != self._told and self._watched(match):
                await self._tell(match, max(now, match.now))
        finally:
            self._working = False

    def _watched(self, match: AnyMatch) -> bool:
        connections = self._audiences.spectators.connections
        return bool(connections) and not self._audiences.closed and match.outcome() is None

    async def _tell(self, match: AnyMatch, now: Millis) -> None:
        """Play it out, and tell what came of it as soon as that says something; begin anew where the game went on."""
        steps, won, games = self._asked, [0.0] * match.seats, 0
        seen = Seen(match.game, match.seats, now, match.game.view(match.state, SPECTATOR, now))
        while games < FEWEST or (games < GAMES and steps == self._asked):
            worlds = [f"{self._table} {steps} {games + number}" for number in range(AT_ONCE)]
            played = await play_out(self._thinkers, self._table, seen, 0, [None], worlds)
            if not played.shares:  # nobody has the time for it: with the next step again
                break
            games += AT_ONCE
            for shares in played.shares[0]:
                won = [one + more for one, more in zip(won, shares, strict=True)]
            if games >= FEWEST:
                self._send(Odds(now, [round(one / games, 3) for one in won], games))
        self._told = steps

    def _send(self, odds: Odds) -> None:
        for page in self._audiences.spectators.connections:
            if page.viewer == SPECTATOR:
                page.send_message(odds)
