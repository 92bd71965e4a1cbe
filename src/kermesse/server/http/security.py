"""Security: who asks, by which name and from which page; and what browsers are told to refuse."""

import hmac
import re
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes only place things; there is no inline script
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Server": "Kermesse",  # its make and version are nobody's business
    "Referrer-Policy": "same-origin",  # a private table's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
HSTS: Final = "max-age=31536000"

HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(:[0-9]{1,5})?", re.IGNORECASE)
AT_HOME: Final = re.compile(r"[a-z0-9-]+(\.local|\.lan|\.home\.arpa)?")  # names that no stranger can own
TABLE_ID: Final = re.compile(r"[a-z0-9]{4,20}")


# Headers that a request may have once: of two, a proxy could believe one and we the other.
SAID_ONCE: Final = (
    "Host",
    "Origin",
    "Cookie",
    "Authorization",
    "Content-Encoding",
    "Content-Length",
    "Content-Type",
    "Sec-Fetch-Site",
    "Sec-WebSocket-Key",
    "Sec-WebSocket-Version",
    "Transfer-Encoding",
    "Upgrade",
)


def says_twice(request: web.BaseRequest) -> bool:
    """Return whether a header with a single meaning came more than once."""
    return any(len(request.headers.getall(name, ())) > 1 for name in SAID_ONCE)


def has_token(request: web.BaseRequest, token: str) -> bool:
    given = request.headers.get("Authorization", "").encode("utf-8", "surrogateescape")
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


def neighbourhood(address: str) -> str:
    """Return an IPv4 address, or the /64 of an IPv6 one, since its owner has all of that."""
    try:
        ip = ip_address(address[:64].partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"


def is_own_origin(request: web.BaseRequest, origins: frozenset[str]) -> bool:
    """Return whether a page of ours sent this. Browsers always say where a socket or a POST comes from; other programs
    need not.
    """
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return request.headers.get("Origin", "") in origins
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    return origin in origins or _netloc(origin) == request.host.lower()


def _netloc(url: str) -> str:
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


class Hosts:
    """The names by which this server may be called. A page of another site that has its name point here (DNS rebinding)
    still sends its own name as `Host`; so does somebody who wants our links to lead elsewhere.
    """

    def __init__(self, public_url: str, listens_on: str) -> None:
        self._public = _host_of(_netloc(public_url))
        self._any = not public_url and is_loopback(listens_on)

    def knows(self, host: str) -> bool:
        if not HOST.fullmatch(host):  # no name at all: no link could be made of it
            return False
        name = _host_of(host)
        if self._any or is_loopback(name):
            return True
        if self._public:
            return name == self._public
        # Without a public name: as a machine at home is called, by its address or a name that no stranger can own.
        return _is_address(name) or AT_HOME.fullmatch(name) is not None


def is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    return _is_address(name) and ip_address(name.strip("[]")).is_loopback


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _host_of(netloc: str) -> str:
    """Return the host without its port."""
    name = netloc.lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0].rstrip(".")
