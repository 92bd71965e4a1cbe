"""What is said of a table, to whom; and what is kept of it when its game is over."""

import msgspec

from kermesse.core.game import Seat
from kermesse.core.record import write_record
from kermesse.server.connection.messages import TableInfo
from kermesse.server.table.facts import Facts
from kermesse.server.table.log import encode_line
from kermesse.server.table.seating import FORGOTTEN, neighbours, place_of
from kermesse.server.table.views import table_info


def info_of(table: Facts) -> TableInfo:
    seating, votes = table.seating, table.votes
    places = [
        place_of(seating, seat, table.audiences.is_here(seat), table.bots.level(seat))
        for seat in range(len(seating.chairs))
    ]
    asked = (votes.pause, votes.resume, votes.rematch)
    return table_info(table.id, seating, places, table.audiences.watching(), *asked, sides_of(table))


def sides_of(table: Facts) -> list[int]:
    if table.match is None:
        return []
    if table.rules.cooperative:
        return [0] * len(table.seating.chairs)
    return list(table.rules.sides(table.match.state))


def info_for(table: Facts, viewer: Seat) -> TableInfo:
    """What that viewer is told of the table; the host also who comes from one address."""
    info = info_of(table)
    chairs = table.seating.chairs
    if 0 <= viewer < len(chairs) and chairs[viewer].person == table.seating.host:
        for place, same, sent_away in neighbours(table.seating, table.addresses):
            info.places[place].same_address = same
            info.places[place].sent_away = sent_away
    return info


def record_of(table: Facts) -> str:
    """The match as a file that anybody can verify."""
    assert table.match is not None
    return write_record(table.match, [chair.name or chair.bot for chair in table.seating.chairs])


def kept_of(table: Facts) -> tuple[str, str]:
    """What is said of the table, and its record."""
    # For themselves alone: see KeptInfo.
    people = ["" if chair.person.startswith(FORGOTTEN) else chair.person for chair in table.seating.chairs]
    return encode_line({**msgspec.to_builtins(info_of(table)), "people": people}).decode(), record_of(table)
