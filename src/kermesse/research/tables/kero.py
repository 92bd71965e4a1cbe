"""Kero: two camps, eight dice, and the sand of two trucks."""

from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.games.kero.components import (
    CARD_NAMES,
    DICE,
    EXPLORERS,
    FACES,
    JERRICANS,
    LAND_NAMES,
    LAND_SLOTS,
    LANDS,
    ROW_SLOTS,
    SLOT_NAMES,
    SPECIAL_SETS,
    TUAREK_COPIES,
    TUAREKS,
)
from kermesse.games.kero.events import Score
from kermesse.games.kero.view_types import Camp, DieOnTable, Fill, KeroView, LandSlot, Truck
from kermesse.research.collections import Bag, ByKey, BySeat, Maybe, Sides, Slots, Struct
from kermesse.research.fields import Computed, Field, Growing, LeftOut, OneOf, Scaled, Span, TimeLeft, Viewpoint
from kermesse.research.shapes import FIXED, Shapes

FACE: Final = OneOf(("", *dict.fromkeys(face for faces in FACES for face in faces)))
ALL_TUAREKS: Final = sum(TUAREK_COPIES)


def level(truck: Truck, sight: Viewpoint) -> Millis:
    """The sand in the tank now (docs/rules/kero.md, The truck)."""
    if truck.flow == "flat":
        return truck.fuel_ms
    passed = max(0, sight.now - truck.since)
    if truck.flow == "out":
        return max(0, truck.fuel_ms - passed)
    return min(truck.capacity_ms, truck.fuel_ms + passed)


def layout(shapes: Shapes) -> Struct:
    seats = shapes.seats
    truck = Sides(
        {
            "sand": Computed(level, Span()),
            "flow": Computed(_flow, OneOf(("flat", "out", "in"))),
            "capacity": Computed(_capacity, Span()),
        }
    )
    points = Growing(10)
    score = shapes.struct(
        Score,
        **dict.fromkeys(("cards", "nsp", "lands", "outpost", "total"), points),
        by_land=LeftOut("what the lands won come to, one by one"),
    )
    camp = shapes.struct(
        Camp,
        truck=truck,
        jerricans=Scaled(JERRICANS),
        tuareks=Growing(4),
        cards=Bag(CARD_NAMES),
        powers=Bag(CARD_NAMES),
        lands=Bag(LANDS),
        explorers=Scaled(EXPLORERS),
        score=score,
    )
    land = shapes.struct(
        LandSlot,
        land=OneOf(LAND_NAMES),
        explorers=BySeat(Scaled(EXPLORERS), seats),
        points=BySeat(Growing(5), seats),
    )
    fill = shapes.struct(
        Fill,
        number=Growing(2),
        of=Growing(2),
        dice=Bag(DICE),
        t0=LeftOut("when it began; the sand and the next throw are observed"),
        throws=Growing(10),
        lone_throws=Growing(3),
        tap_from=TimeLeft(never=0),
        clock_left=Span(),
    )
    counts: dict[str, Field] = {
        **dict.fromkeys(("turn_no", "deck", "throws", "supply"), Growing(20)),
        **dict.fromkeys(("conquests", "round", "delayed", "die_credits", "turn_throws", "fires"), Growing(3)),
        **dict.fromkeys(("explorers_payable", "outpost", "pending_free", "sweeps", "reshuffles"), Growing(2)),
        **dict.fromkeys(("land_pile", "tuarek_pile", "stall_count", "pannes"), Growing(6)),
    }
    return shapes.struct(
        KeroView,
        **counts,
        row=Slots(OneOf(SLOT_NAMES), ROW_SLOTS),
        burns=OneOf(range(ROW_SLOTS + 1)),
        next_to_burn=OneOf(range(ROW_SLOTS + 1)),
        payable=Bag(range(1, ROW_SLOTS + 1)),
        refilled=LeftOut("what came up last lies in the row, or was carried out"),
        card_discard=Bag(SLOT_NAMES, len(SLOT_NAMES)),
        lands=Slots(land, LAND_SLOTS),
        land_discard=Bag(LAND_NAMES, len(LAND_NAMES)),
        tuarek_discard=Bag(("", *TUAREKS), ALL_TUAREKS),
        camps=BySeat(camp, seats),
        hands=BySeat(Bag(TUAREKS, max(TUAREK_COPIES)), seats),
        standing=BySeat(OneOf((None, "ask", "never", "always")), seats),
        free_dice=Bag(DICE),
        tip_prices=Slots(Growing(2), len(SPECIAL_SETS)),
        dice=ByKey(DICE, shapes.struct(DieOnTable, die=FIXED, face=FACE), "die"),
        then_flat=OneOf((None, False, True)),
        throw_price_ms=Span(),
        used_ms=Span(),
        harvest=Slots(Growing(3), 4),
        fill=Maybe(fill),
    )


def _flow(truck: Any, sight: Viewpoint) -> Any:
    return truck.flow


def _capacity(truck: Any, sight: Viewpoint) -> Any:
    return truck.capacity_ms
