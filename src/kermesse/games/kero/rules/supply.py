"""Gains of Jerricans, Tuareks and free Explorers. Gains beyond the supply are lost."""

from kermesse.core.game import BadPosition, Event
from kermesse.games.kero.components import DICE, FACES, OUTPOST_ROOM, TUAREKS
from kermesse.games.kero.events import ExplorerLost, TuarekDrawn
from kermesse.games.kero.state import KeroState


def take_jerricans(state: KeroState, seat: int, n: int) -> int:
    """Take up to `n` Jerricans from the supply; return the number taken (R18)."""
    taken = min(n, state.supply)
    state.supply -= taken
    state.jerricans[seat] += taken
    return taken


def pay_jerricans(state: KeroState, seat: int, n: int) -> None:
    state.jerricans[seat] -= n
    state.supply += n


def can_draw_tuarek(state: KeroState) -> bool:
    return bool(state.tuarek_pile or state.tuarek_discard)


def draw_tuareks(state: KeroState, seat: int, n: int, events: list[Event] | None, bought: bool = False) -> int:
    """Draw tiles from the pile; an empty pile is rebuilt from the discard."""
    for drawn in range(n):
        if not state.tuarek_pile:
            if not state.tuarek_discard:
                return drawn
            state.tuarek_pile, state.tuarek_discard = sorted(state.tuarek_discard), []
            state.reshuffles += 1
            state.chance.shuffle(state.tuarek_pile, "tuareks", state.reshuffles)
        kind = state.tuarek_pile.pop()
        state.tuareks[seat].append(kind)
        if events is not None:
            events.append(TuarekDrawn(seat, TUAREKS[kind], bought))
    return n


def discard_tuarek(state: KeroState, seat: int, kind: int) -> None:
    state.tuareks[seat].remove(kind)
    state.tuarek_discard.append(kind)


def give_free_explorers(state: KeroState, seat: int, n: int, events: list[Event] | None) -> None:
    """Give free Explorers, placed before anything else; at most those at home, and the room of the outpost."""
    room = state.camp[seat]
    if state.last_turn:
        room = min(room, OUTPOST_ROOM - state.outpost)
    given = min(n, room - state.pending_free)
    state.pending_free += given
    if given < n and events is not None:
        events.append(ExplorerLost(seat, n - given))


def throw_dice(state: KeroState, dice: list[int]) -> list[int]:
    """The faces on which those dice land, in die order.

    Raises BadPosition if a position gives a die a face it lacks.
    """
    loaded: list[int] = []
    if state.loaded_dice:
        loaded = [_face(die, face) for die, face in zip(dice, state.loaded_dice, strict=False)]
    state.throws += 1
    thrown = state.chance.dice(len(dice), 6, "dice", state.throws)
    for at in range(len(thrown)):
        thrown[at] -= 1
    if loaded:
        del state.loaded_dice[: len(dice)]
        thrown[: len(loaded)] = loaded
    return thrown


def _face(die: int, face: str) -> int:
    if face not in FACES[die]:
        raise BadPosition(f"the die {DICE[die]} has no face '{face}'; it has {' '.join(FACES[die])}")
    return FACES[die].index(face)
