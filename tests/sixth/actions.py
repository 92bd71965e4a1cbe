"""The numbers of the commands."""

from kermesse.core.actions import Kind
from kermesse.core.game import Command
from tests.sixth.commands import Take
from tests.sixth.components import LAYOUTS
from tests.sixth.options import AllumettesOptions


def kinds(seats: int, options: AllumettesOptions) -> list[Kind[Command]]:
    return [Kind(Take, heap=range(len(LAYOUTS[options.layout])), count=range(1, options.most + 1))]
