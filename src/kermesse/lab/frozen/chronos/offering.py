"""Which god to buy, and with what."""

from collections.abc import Sequence

from kermesse.core.game import Command
from kermesse.games.chronos.commands import CASSANDRE_TAKE, Demeter, GaiaBuy, Offer
from kermesse.games.chronos.components import (
    CARDS,
    CODE,
    COST,
    EOS,
    GOD_OF,
    KIND,
    MONSTER,
    SELENE,
    T10,
    VALUE,
    WIND,
    ZEUS,
)
from kermesse.games.chronos.rules.scoring import fulfilled, points
from kermesse.lab.frozen.chronos.eyes import Eyes

# What a god that does not show in the score at once is worth to have, in points.
LIKED = {
    "HERA": 10,
    "HECATE": 8,
    "HERACLES": 6,
    "DEMETER": 18,
    "CASTOR": 5,
    "POLLUX": 5,
    "ATHENA": 5,
    "ARES": 6,
    "EOS": 26,
}
HASTY = 25  # EOS, once somebody has been seen to knock a timer over
WORTH_BUYING = 25


def good_offer(eyes: Eyes, legal: Sequence[Command], only: str = "") -> Command | None:
    """An offering that wins, or pays well; `only` that god, and only if it leaves a won round won."""
    if eyes.view.level < 3:
        return None
    offered = {command.card for command in legal if isinstance(command, Offer)}
    if only:
        if only not in offered:
            return None
        command, _, wins = _purchase(eyes, only)
        return command if wins else None
    if CASSANDRE_TAKE in legal:
        return CASSANDRE_TAKE
    ten = next((command for command in legal if isinstance(command, Demeter)), None)
    if ten is not None and not (ten.source.startswith("pile:") and eyes.view.piles[int(ten.source[5:])].left == 1):
        return ten
    best: Command | None = None
    best_value = float(WORTH_BUYING)
    for god in sorted(offered):
        command, value, wins = _purchase(eyes, god)
        if wins:
            return command
        if value > best_value:
            best, best_value = command, value
    return best or _tempting_sale(eyes, legal)


def _purchase(eyes: Eyes, name: str) -> tuple[Command, float, bool]:
    """An offering for that god with the cards one misses least: the command, what it gains, whether it wins."""
    god = GOD_OF[name]
    price = COST[god] or 1
    pay = spare_cards(eyes, price)
    command = Offer(name, tuple(CARDS[card] for card in pay))
    if god == ZEUS:
        return command, 500.0, True
    if god == SELENE or len(pay) < price:
        return command, 0.0, False
    hand = [card for card in eyes.hand if card not in pay]
    winds = [card for card in eyes.winds if card not in pay]
    front = [*eyes.front, god]
    wins = bool(fulfilled(hand, winds, front, eyes.view.target))
    gain = points(hand, winds, front) - eyes.score
    tens = sum(seen.top is not None and seen.top.startswith("T10#") and not seen.timers for seen in eyes.view.piles)
    liked = LIKED.get(name, 0) * (tens if name == "DEMETER" else 1)
    if god == EOS and eyes.knocks:
        liked += HASTY
    return command, gain + liked, wins


def spare_cards(eyes: Eyes, count: int) -> list[int]:
    """The cards that are missed least: doubled Winds and 10s first."""
    seen: set[int] = set()
    ranked = []
    for card in eyes.winds + eyes.hand:
        kind = KIND[card]
        if kind == WIND:
            need = 1 if CODE[card] in seen else 60
        elif kind == MONSTER:
            need = 8 if CODE[card] in seen else 45
        else:
            need = 5 if CODE[card] == T10 else VALUE[card]
        seen.add(CODE[card])
        ranked.append((need, card))
    return [card for _, card in sorted(ranked)[:count]]


def _tempting_sale(eyes: Eyes, legal: Sequence[Command]) -> Command | None:
    """GAIA: the leader's doubling gods, for what one can spare."""
    for command in legal:
        if isinstance(command, GaiaBuy) and command.card in ("APHRODITE", "PAN", "HERA"):
            pay = spare_cards(eyes, COST[GOD_OF[command.card]])
            hand = [card for card in eyes.hand if card not in pay]
            winds = [card for card in eyes.winds if card not in pay]
            if points(hand, winds, [*eyes.front, GOD_OF[command.card]]) > eyes.score + WORTH_BUYING:
                return GaiaBuy(command.from_seat, command.card, tuple(CARDS[card] for card in pay))
    return None
