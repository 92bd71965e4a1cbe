"""Previews of links: a title, a text and what its picture shows, in the language of who
asks.

Everybody who has the link may know it: who invites to what, who plays, and who won once the game is over.
"""

from html import escape
from typing import Final, NamedTuple

from kermesse import words
from kermesse.core.game import AnyGame, Outcome
from kermesse.games import Catalogue
from kermesse.server.connection.messages import Place, TableInfo
from kermesse.words.grammar import listed
from kermesse.words.log import FAIR_FOLK, GUEST_NAMES, Reader, say_ending

MOST_RANKS: Final = 6


class Poster(NamedTuple):
    """The content of a link's picture."""

    title: str
    lines: tuple[str, ...] = ()
    game: str = ""
    kicker: str = "Kermesse"
    seats: tuple[bool, ...] = ()  # taken or free


class Preview(NamedTuple):
    title: str
    text: str
    picture: str  # its address on this server
    poster: Poster
    indexed: bool = True  # True if search engines may keep it


def of_home(language: str) -> Preview:
    title, text = (words.say("", language, message) for message in ("link-home", "link-home-text"))
    return Preview(title, text, "/picture.png", Poster(title, (words.say("", language, "link-home-short"),)))


def of_learning(game: AnyGame, language: str) -> Preview:
    name = _name(game, language)
    title = words.say("", language, "link-learn", what=name)
    text = words.say("", language, "link-learn-text", what=name)
    return Preview(
        title,
        text,
        f"/learn/{game.name}/picture.png",
        _poster(game, language, title, words.say("", language, "link-learn-short")),
    )


def of_table(games: Catalogue, info: TableInfo, outcome: Outcome | None, language: str) -> Preview:
    game = games.get(info.game)
    picture = f"/table/{info.id}/picture.png"
    if game is None:  # a guest game that is no longer here
        return of_home(language)._replace(indexed=False)
    if info.stage == "lobby":
        title, text, poster = _invitation(game, info, language)
    elif info.stage == "over":
        title, text, poster = _result(game, info, outcome, language)
    else:
        title, text, poster = _in_play(game, info, language)
    return Preview(title, text, picture, poster, indexed=False)


def _invitation(game: AnyGame, info: TableInfo, language: str) -> tuple[str, str, Poster]:
    name = _name(game, language)
    host = next((place.name for place in info.places if place.host), "")
    if host:
        title = words.say("", language, "link-invited", who=host, what=name)
    else:
        title = words.say("", language, "link-invited-by-guest", what=name)
    taken = tuple(place.who != "free" for place in info.places)
    players = words.say("", language, "link-players", seats=len(taken))
    free = words.say("", language, "link-free", free=taken.count(False))
    text = words.say("", language, "link-lobby-text", players=players, free=free)
    return title, text, _poster(game, language, title, f"{players}, {free}")._replace(seats=taken)


def _in_play(game: AnyGame, info: TableInfo, language: str) -> tuple[str, str, Poster]:
    title = words.say("", language, "link-playing", what=_name(game, language))
    names = names_at(info.places)
    message = "link-playing-one" if len(names) == 1 else "link-playing-text"
    return (
        title,
        words.say("", language, message, who=listed(language, names)),
        _poster(game, language, words.say("", language, "link-playing-short"), listed(language, names)),
    )


def _result(game: AnyGame, info: TableInfo, outcome: Outcome | None, language: str) -> tuple[str, str, Poster]:
    names = names_at(info.places)
    ending = say_ending(Reader(game, language, names), outcome)
    title = words.say("", language, "link-over", what=_name(game, language), ending=ending)
    if outcome is None or game.cooperative:
        lines = [listed(language, names)]
    else:
        order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
        scores = [f" · {score}" if any(outcome.scores) else "" for score in outcome.scores]
        lines = [f"{outcome.ranks[seat]}. {names[seat]}{scores[seat]}" for seat in order[:MOST_RANKS]]
    return title, ", ".join(lines), _poster(game, language, ending, *lines)


def _poster(game: AnyGame, language: str, title: str, *lines: str) -> Poster:
    return Poster(title, lines, game.name, f"{_name(game, language)} · Kermesse")


def _name(game: AnyGame, language: str) -> str:
    return words.say(game.name, language, "game-name")


def names_at(places: list[Place]) -> list[str]:
    return [_name_at(place) for place in places]


def _name_at(place: Place) -> str:
    if place.name:
        return place.name
    if place.who == "bot":
        return FAIR_FOLK[place.seat % len(FAIR_FOLK)]
    return GUEST_NAMES[place.seat % len(GUEST_NAMES)]


def tags(preview: Preview, language: str, base: str, path: str) -> str:
    """Return the tags for the head of the page; names that people chose are escaped."""
    title = preview.title if preview.title == "Kermesse" else f"{preview.title} · Kermesse"
    facts = {
        "og:type": "website",
        "og:site_name": "Kermesse",
        "og:locale": "fr_FR" if language == "fr" else "en_GB",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{base}{path}",
        "og:image": f"{base}{preview.picture}?in={language}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.title,
    }
    named = {
        "description": preview.text,
        "twitter:card": "summary_large_image",
        "twitter:title": preview.title,
        "twitter:description": preview.text,
        "twitter:image": facts["og:image"],
        **({} if preview.indexed else {"robots": "noindex"}),
    }
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            '<link rel="manifest" href="/manifest.webmanifest" />',
            '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
            *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()),
            *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()),
        ]
    )
