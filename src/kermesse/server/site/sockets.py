"""The socket of a table, from the request to its end."""

from aiohttp import web

from kermesse.core.game import Refused
from kermesse.server.line.connection import Connection
from kermesse.server.line.messages import RULE
from kermesse.server.site.requests import language_of
from kermesse.server.site.security import is_own_origin
from kermesse.server.site.site import SITE, Site
from kermesse.server.table.table import Table


async def socket(request: web.Request) -> web.StreamResponse:
    site = request.app[SITE]
    if not is_own_origin(request, site.origins):
        raise Refused("foreign_origin", RULE)
    address = site.address_of(request)
    ws = web.WebSocketResponse(compress=False, autoping=False, timeout=2)
    person, secret = site.person(request), ""
    if person is None:
        person, secret = site.house.people.stranger()
        site.give_cookie(request, ws, secret)
    await ws.prepare(request)
    transport = request.transport
    if transport is None:
        return ws
    connection = Connection(transport, person, site.house.limits.messages, address, site.house.metrics.bye)
    connection.language = language_of(request)
    table = site.house.tables.get(request.match_info["id"])
    if table is None:
        connection.bye(site.house.whereabouts(request.match_info["id"]))
    elif site.sockets[address] >= site.house.limits.sockets_per_address:
        connection.bye("too_many")
    else:
        await _converse(site, connection, table, address)
    await connection.socket.gone
    await ws.close(drain=False)  # it has not heard of the end
    return ws


async def _converse(site: Site, connection: Connection, table: Table, address: str) -> None:
    site.sockets[address] += 1
    site.house.metrics.sockets.inc()
    try:
        await connection.converse(table)
    finally:
        site.house.metrics.sockets.dec()
        site.sockets[address] -= 1
        if not site.sockets[address]:
            del site.sockets[address]
