"""Choice of a god to buy, and of the cards to pay."""

from collections.abc import Sequence

from kermesse.core.game import Command
from kermesse.games.chronos.commands import CASSANDRE_TAKE, Demeter, GaiaBuy, Offer
from kermesse.games.chronos.components import CARDS, COST, EOS, GOD_OF, SELENE, ZEUS
from kermesse.games.chronos.rules.scoring import fulfilled, points
from kermesse.players.chronos.god_heuristics import LIKED, WORTH_BUYING, spare_cards
from kermesse.players.chronos.perception import Perception

HASTY = 25  # EOS, once somebody has been seen to knock a timer over


def good_offer(perception: Perception, legal: Sequence[Command], only: str = "") -> Command | None:
    """An offering that wins or gains much; `only` that god, and only if a won round stays won."""
    if perception.view.level < 3:
        return None
    offered = {command.card for command in legal if isinstance(command, Offer)}
    if only:
        if only not in offered:
            return None
        command, _, wins = _purchase(perception, only)
        return command if wins else None
    if CASSANDRE_TAKE in legal:
        return CASSANDRE_TAKE
    ten = next((command for command in legal if isinstance(command, Demeter)), None)
    if ten is not None and not (
        ten.source.startswith("pile:") and perception.view.piles[int(ten.source[5:])].left == 1
    ):
        return ten
    best: Command | None = None
    best_value = float(WORTH_BUYING)
    for god in sorted(offered):
        command, value, wins = _purchase(perception, god)
        if wins:
            return command
        if value > best_value:
            best, best_value = command, value
    return best or _tempting_sale(perception, legal)


def offerings(perception: Perception, legal: Sequence[Command], most: int) -> list[Command]:
    """The offerings that gain most, even if they are not worth it."""
    purchases = [
        _purchase(perception, god) for god in sorted({command.card for command in legal if isinstance(command, Offer)})
    ]
    purchases.sort(key=lambda purchase: -purchase[1])
    return [command for command, _, _ in purchases[:most]]


def _purchase(perception: Perception, name: str) -> tuple[Command, float, bool]:
    """An offering for that god with the least useful cards: the command, its gain, True if it wins."""
    god = GOD_OF[name]
    price = COST[god] or 1
    pay = spare_cards(perception.hand, perception.winds, price)
    command = Offer(name, tuple(CARDS[card] for card in pay))
    if god == ZEUS:
        return command, 500.0, True
    if god == SELENE or len(pay) < price:
        return command, 0.0, False
    hand = [card for card in perception.hand if card not in pay]
    winds = [card for card in perception.winds if card not in pay]
    front = [*perception.front, god]
    wins = bool(fulfilled(hand, winds, front, perception.view.target))
    gain = points(hand, winds, front) - perception.score
    tens = sum(
        seen.top is not None and seen.top.startswith("T10#") and not seen.timers for seen in perception.view.piles
    )
    liked = LIKED.get(god, 0) * (tens if name == "DEMETER" else 1)
    if god == EOS and perception.knocks:
        liked += HASTY
    return command, gain + liked, wins


def _tempting_sale(perception: Perception, legal: Sequence[Command]) -> Command | None:
    """A purchase with GAIA of the leader's doubling gods, for spare cards."""
    for command in legal:
        if isinstance(command, GaiaBuy) and command.card in ("APHRODITE", "PAN", "HERA"):
            pay = spare_cards(perception.hand, perception.winds, COST[GOD_OF[command.card]])
            hand = [card for card in perception.hand if card not in pay]
            winds = [card for card in perception.winds if card not in pay]
            if points(hand, winds, [*perception.front, GOD_OF[command.card]]) > perception.score + WORTH_BUYING:
                return GaiaBuy(command.from_seat, command.card, tuple(CARDS[card] for card in pay))
    return None
