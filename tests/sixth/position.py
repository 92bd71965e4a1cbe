"""A position in the notation of rules.md, read into a state."""

from typing import Final

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import BadPosition
from kermesse.core.options import BadOptions, read_options
from tests.sixth.options import AllumettesOptions, check_options
from tests.sixth.rules import ask, blank_table
from tests.sixth.state import AllumettesState

LETTERS: Final = "ABCD"


def read_position(text: str) -> AllumettesState:
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines or not all(word.isdigit() for word in lines[0]) or not any(map(int, lines[0])):
        raise BadPosition("a position begins with its heaps, as in: 1 3 5 7; at least one match lies there")
    heaps, seats, active, taken, given = [int(word) for word in lines[0]], 2, "A", ["0"], {}
    for words in lines[1:]:
        match words:
            case ["seats", ("2" | "3" | "4") as count]:
                seats = int(count)
            case ["to", "move", letter]:
                active = letter
            case ["taken", *counts] if all(count.isdigit() for count in counts):
                taken = counts
            case ["option", word] if "=" in word:
                name, _, value = word.partition("=")
                given[name] = value
            case _:
                raise BadPosition(
                    f"'{' '.join(words)}' is not understood; a line is one of: "
                    "seats 3, to move B, taken 2 1 0, option most=2"
                )
    if active not in list(LETTERS[:seats]):
        raise BadPosition(f"there is no seat '{active}' here; the seats are {', '.join(LETTERS[:seats])}")
    try:
        options = read_options(AllumettesOptions, given)
        check_options(options, seats)
    except BadOptions as error:
        raise BadPosition(str(error)) from error
    state = blank_table(seats, options, Chance(seed_from("position", text)), heaps, LETTERS.index(active))
    if len(taken) > 1:
        if len(taken) != seats:
            raise BadPosition(f"'taken {' '.join(taken)}' names {len(taken)} seats; there are {seats}")
        state.taken = [int(count) for count in taken]
    ask(state, state.active, 0)
    return state
