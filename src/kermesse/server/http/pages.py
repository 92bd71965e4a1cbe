"""The built client: files with a digest in their name are kept for ever, the page itself is asked for every time."""

import re
from pathlib import Path
from typing import Final

from aiohttp import web

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
PAGES: Final = (
    "/",
    "/about",
    "/fairness",
    "/verify",
    "/me",
    "/enter",
)  # those whose address names nothing that must be there
# The description in the built page, before anything is known of the address.
OWN_TITLE: Final = re.compile(r"<title>.*?</title>")
OWN_TEXT: Final = re.compile(r'<meta name="description"[^>]*>\s*')
OWN_LANGUAGE: Final = re.compile(r"<html lang=[^>]*>")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
    ".map": "application/json",
}
TEXTS: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".map")


def add_files(app: web.Application) -> None:
    app.router.add_get("/{file:.+\\.[a-z0-9]+}", _file)


def page_of(request: web.Request, status: int, head: str = "", language: str = "") -> web.StreamResponse:
    """Answer with the client, which draws the page of the address. `head` describes that page, in its language."""
    try:
        body = (STATIC / "index.html").read_text("utf-8")
    except OSError:
        return web.Response(text="The client is not built yet: run `make setup`.\n", status=503)
    if head:
        body = OWN_TITLE.sub(lambda _: head, OWN_TEXT.sub("", body), count=1)
        body = OWN_LANGUAGE.sub(f'<html lang="{language}">', body, count=1)
    response = web.Response(text=body, status=status, content_type="text/html", charset="utf-8")
    response.headers["Cache-Control"] = ASK_AGAIN
    response.headers["Vary"] = "Accept-Language"
    response.enable_compression()
    return response


def _path_of(name: str) -> Path | None:
    """Return a file of the client by that name, if there is one."""
    try:
        path = (STATIC / name).resolve()
        return path if path.is_relative_to(STATIC) and path.is_file() else None
    except (ValueError, OSError):  # no file could have such a name
        return None


async def _file(request: web.Request) -> web.StreamResponse:
    path = _path_of(request.match_info["file"])
    if path is None or path.suffix not in TYPES:
        raise web.HTTPNotFound
    hashed = path.parent.name == "assets"
    headers = {"Cache-Control": FOR_EVER if hashed else ASK_AGAIN, "Content-Type": TYPES[path.suffix]}
    if path.suffix in TEXTS:
        headers["Content-Type"] += "; charset=utf-8"
    response = web.FileResponse(path, headers=headers)  # a .br or .gz beside it is sent to browsers that take it
    if path.suffix in TEXTS and path.stat().st_size > 1024:
        response.enable_compression()
    return response
