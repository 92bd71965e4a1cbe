"""Krom's valley: who stands where, and the chief by the fire."""

from collections.abc import Sequence
from typing import Final

from kermesse.core.game import Seat
from kermesse.games.krom.view_types import KromView
from kermesse.server.http.boards.drawing import ground, piece, pill, short, text

PLACES: Final = {"cave": 110, "forest": 290, "savannah": 470, "mountain": 650}
FIRE: Final = (
    '<g transform="translate(380 566)"><path d="M-26 6 26-2M26 6-26-2" stroke="#3b2412" stroke-width="9" '
    'stroke-linecap="round"/><path d="M0-50c22 22 26 38 13 52h-26c-13-11-9-27 2-36 0 9 5 12 9 12-2-12-2-21 2-28z" '
    'fill="#f7a531" stroke="#c4561b" stroke-width="2"/></g>'
)


def board(view: KromView, names: Sequence[str], winners: Sequence[Seat]) -> str:
    ice = view.options.board == "glacial"
    out = [ground(*(("#9fb6cf", "#dfe8ee") if ice else ("#f0b062", "#c9843f"))), _land(ice)]
    chiefs = [seat for seat in winners if seat < len(view.players)]
    others = [seat for seat in range(len(view.players)) if seat not in chiefs]
    met: dict[str, int] = {}
    for seat in others:
        place = view.players[seat].place
        at = met[place] = met.get(place, -1) + 1
        out.append(_stand(view, seat, names[seat], (PLACES[place] - 50 + at * 52, 300 + (at % 2) * 22, 84)))
    wide = 190 if len(chiefs) == 1 else 124
    for i, seat in enumerate(chiefs):
        x = 380 - wide / 2 + (i - (len(chiefs) - 1) / 2) * min(wide, 700 / len(chiefs))
        out.append(_stand(view, seat, names[seat], (x, 556 - wide * 4 / 3, wide), won=True))
    return "".join([*out, FIRE])


def _stand(view: KromView, seat: Seat, name: str, at: tuple[float, float, float], won: bool = False) -> str:
    x, y, wide = at
    player = view.players[seat]
    who = piece(f"figure-{player.character or 'alma'}", x, y, wide, wide * 4 / 3)
    if won:
        return who + pill(x + wide + 22, y + wide * 0.5, str(player.points), won=True)
    below = y + wide * 4 / 3 + 16
    return who + text(x + wide / 2, below, 19, f"{short(name, 9)} {player.points}", "#2b1d12", "middle")


def _land(ice: bool) -> str:
    rock, floor, tree = ("#7d8a9a", "#f4f8fa", "#8fb3a8") if ice else ("#a86f3c", "#d9a95b", "#5f8a3f")
    trees = "".join(
        f'<path d="M{230 + i * 34} 420l24-{90 + i % 2 * 26} 24 {90 + i % 2 * 26}z" fill="{tree}" stroke="#2b1d12" stroke-opacity=".3"/>'
        for i in range(4)
    )
    return (
        f'<path d="M0 430V250Q60 130 170 150T270 430z" fill="{rock}"/><path d="M34 430C30 300 70 240 118 240s86 70 80 190z" fill="#20150f"/>'
        f"{trees}"
        f'<path d="M530 430 640 180l54 84 34-40 92 206z" fill="{rock}"/><path d="M640 180 612 244l22-10 14 16 20-18z" fill="#fff"/>'
        f'<path d="M0 424q200-26 400-8t400-10 400 6v218H0z" fill="{floor}"/><path d="M0 500q240-24 600-6t600-4v140H0z" fill="#000" opacity=".08"/>'
        '<ellipse cx="380" cy="572" rx="230" ry="24" fill="#000" opacity=".16"/>'
    )
