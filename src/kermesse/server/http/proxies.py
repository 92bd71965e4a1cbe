"""Proxies of one's own, known by their addresses: what they say of who asks is believed, what anybody else says is
not.
"""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from aiohttp import web

from kermesse.server.http.security import neighbourhood

Network: TypeAlias = IPv4Network | IPv6Network
Address: TypeAlias = IPv4Address | IPv6Address
MOST_HOPS: Final = 20  # of a longer list of addresses only the last ones are read


def read_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Read a list of networks. Raises ValueError, with what to write instead."""
    return tuple(_read_network(text.strip()) for text in texts if text.strip())


def _read_network(text: str) -> Network:
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        raise ValueError(
            f"'{text[:60]}' is no address of a proxy: write 10.0.0.7, 10.0.0.0/24 or fd00::/64 in --trusted-proxy"
        ) from None
    if found.prefixlen == 0:
        raise ValueError(f"{text} trusts everybody: name the addresses of your own proxies in --trusted-proxy")
    if ip_address(text.partition("/")[0]) != found.network_address:
        raise ValueError(
            f"{text} is an address within {found}: write one of the two, {text.partition('/')[0]} or {found}"
        )
    return found


class Proxies:
    """Trusted proxies. `next_one`: whoever connects is one, whatever its address; only the address that it added last
    is believed.
    """

    def __init__(self, networks: Iterable[Network] = (), next_one: bool = False) -> None:
        self._networks = tuple(networks)
        self._next_one = next_one

    def __bool__(self) -> bool:
        return self._next_one or bool(self._networks)

    def trust(self, peer: str) -> bool:
        """Return whether a connection from there is a proxy's."""
        if self._next_one:
            return True
        address = _read(peer) if self._networks else None
        return address is not None and self._is_ours(address)

    def _is_ours(self, address: Address) -> bool:
        return any(address in network for network in self._networks if network.version == address.version)

    def address_of(self, request: web.BaseRequest) -> str:
        """Return the address that a request comes from, for counting: read from the right, past our own proxies.
        Anybody may have written what stands further left.
        """
        peer = request.remote or ""
        if not self.trust(peer):
            return neighbourhood(peer)
        farthest = peer
        hops = ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")
        for hop in hops[: -MOST_HOPS - 1 : -1]:
            address = _read(hop.strip())
            if address is None:
                break  # a proxy that writes no address there: the last proxy that did counts
            farthest = str(address)
            if not self._is_ours(address):
                break
        return neighbourhood(farthest)

    def scheme_of(self, request: web.BaseRequest) -> str:
        """Return the scheme by which the page was asked for, as the nearest of our proxies reports it."""
        if self.trust(request.remote or ""):
            scheme = ",".join(request.headers.getall("X-Forwarded-Proto", ())).rpartition(",")[2].strip().lower()
            if scheme in ("http", "https"):
                return scheme
        return request.scheme


def _read(text: str) -> Address | None:
    """Read an address, also with a port, as some proxies write it, or IPv4 as an IPv6 address."""
    bare = text[:64].strip('"').partition("%")[0]
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
