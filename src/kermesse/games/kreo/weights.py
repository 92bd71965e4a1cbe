"""What the pact (pact.py) goes by when several things could be done."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What a card does in a turn, in points, as in convention.py."""

    fill: float = 1.7
    low: float = 0.0  # for each level below Planète
    complete: float = 0.5
    expected: float = 0.42  # what everybody expects of the seat
    another: float = 0.33
    waste: float = 2.4
    waste_spare: float = 1.2
    waste_surplus: float = 0.8
    ether: float = 0.5  # it is kept for later
    enter: float = 3.0
    nature_lost: float = 9.0
    stray_lost: float = 1.7
    calm: float = 0.5  # for each seat that follows
    pressing: float = 1.5
    swept: float = 0.7
    swept_tornade: float = 1.7
    eclair: float = 0.7
    struck: float = 4.0
    hecatonchires_late: float = 1.0
    hecatonchires: float = 1.0  # for each card that they will likely sweep
    tornade: float = 2.7
    tornade_pressing: float = 3.5
    blown: float = 0.45
    comes_back: float = 1.3
    learnt: float = 1.0  # from what a seat did not do, for each point
    learnt_most: float = 3.0
    take_back_below: float = 0.0  # its best card is worth less
    take_back_above: float = 1.0  # and the one in the discard more


# By number of seats: found weight by weight from the above, as train/kreo_weights.py does, in one or two passes with larger
# and smaller steps; so it does not print just these. The pact alone, without looking ahead, wins with them 6 / 40 / 44 / 50 %
# of 600 deals at 3 / 4 / 5 / 6 seats; with the above 4 / 39 / 42 / 44 % of 1,000 others: at 4 and 5 that is no sure gain.
WEIGHTS: Final[dict[int, Weights]] = {
    3: Weights(nature_lost=2.7, stray_lost=3.4, eclair=0.35, hecatonchires=0.5, blown=0.54, take_back_below=1.0),
    4: Weights(expected=0.252, stray_lost=2.72, nature_lost=5.4),
    5: Weights(
        expected=0.336, eclair=1.12, hecatonchires=0.6, enter=4.8, low=0.3, waste_spare=1.92, calm=0.8, blown=0.9
    ),
    6: Weights(
        expected=0.21,
        another=0.528,
        enter=6.0,
        calm=1.0,
        eclair=1.4,
        blown=1.44,
        learnt=1.6,
        learnt_most=6.0,
        ether=0.3,
    ),
}
