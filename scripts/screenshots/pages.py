"""Every page outside a game: home, lobbies, rules, about, fairness, verify, and what is not there."""

from scripts.screenshots.album import Album, Booth, Scene
from tests.e2e.hands import begin, play_until

GAMES = ("kraaw", "kreo", "krom", "kero", "chronos")
PLAIN = {
    "about": "/about",
    "fairness": "/fairness",
    "verify": "/verify",
    "lost": "/nowhere",
    "no-table": "/table/nosuchtable",
    "no-replay": "/replay/nosuchtable",
    **{f"learn-{game}": f"/learn/{game}" for game in GAMES},
}


def plain(album: Album) -> None:
    for moment, path in PLAIN.items():
        if album.wants(moment):
            album.page.goto(path)
            album.page.wait_for_load_state("networkidle")
            album.take(moment, whole=True)


def home(album: Album) -> None:
    page = album.page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    album.take("home", whole=True)
    page.locator("[popovertarget=settings]").click()
    album.take("home-settings")
    for game, public in (("kraaw", False), ("kero", True)):
        body = {"game": game, "public": public}
        page.request.post("/api/tables", data=body, headers={"Origin": album.base})
    for game in ("kreo", "chronos"):
        stranger = album.another_page()
        stranger.goto("/")
        body = {"game": game, "public": True}
        made = stranger.request.post("/api/tables", data=body, headers={"Origin": album.base})
        stranger.goto(f"/table/{made.json()['id']}")  # a table is announced while somebody is there
        stranger.get_by_test_id("fill").wait_for()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    album.take("home-tables", whole=True)


def lobbies(album: Album) -> None:
    for game in GAMES:
        if not album.wants(f"lobby-{game}", f"options-{game}"):
            continue
        page = album.page
        page.goto("/")
        made = page.request.post("/api/tables", data={"game": game}, headers={"Origin": album.base})
        page.goto(f"/table/{made.json()['id']}")
        page.get_by_test_id("fill").wait_for()
        page.locator("img[src$='qr.svg']").wait_for()
        album.take(f"lobby-{game}", whole=True)
        page.locator(".how > summary").click()
        page.locator(".presets").wait_for()
        page.locator(".how details").evaluate_all("all => all.forEach(one => { one.open = true })")
        album.take(f"options-{game}", whole=True)


def verified(album: Album) -> None:
    page = album.page
    table = begin(page, 2, wins_to_game=1, crow_choice="auto")
    play_until(page)
    page.goto(f"/verify?table={table}")
    page.get_by_test_id("verdict").wait_for()
    album.take("verified", whole=True)
    record = page.request.get(f"/table/{table}/record").text()
    forged = {
        "name": "forged.jsonl",
        "mimeType": "text/plain",
        "buffer": record.replace('"slot":1', '"slot":2', 1).encode(),
    }
    page.locator("input[type=file]").set_input_files(forged)
    page.locator("[data-testid=verdict]:not(.good)").wait_for()
    album.take("forged", whole=True)


BOOTH = Booth(
    "pages",
    (
        Scene(("home", "home-settings", "home-tables"), home),
        Scene(tuple(PLAIN), plain),
        Scene(tuple(f"{page}-{game}" for game in GAMES for page in ("lobby", "options")), lobbies),
        Scene(("verified", "forged"), verified),
    ),
)
