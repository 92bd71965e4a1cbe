"""A page as its table knows it: who it is, what it sees, and how it is spoken to, wherever its socket is."""

from abc import ABC, abstractmethod

import msgspec

from kermesse import words
from kermesse.core.game import Refused, Seat
from kermesse.server.connection import messages
from kermesse.server.connection.fairness import Lag
from kermesse.server.connection.frames import text_frame
from kermesse.server.connection.messages import RULE
from kermesse.server.storage.people import Person


def acceptance(id: str) -> bytes:
    """Return a frame that says that the request under this id is done."""
    return text_frame(messages.Answer(id, True))


class Page(ABC):
    """A page: its socket is in this process (`connection.py`), or at another server's door (`remote_page.py`)."""

    def __init__(self, person: Person, address: str) -> None:
        self.person = person
        self.address = address  # for comparing only: never sent, never stored
        self.language = "fr"
        self.viewer: Seat | None = None  # None: it has not said hello, or has been let go
        self.lag = Lag()
        self.closed = False
        self.unsent: list[bytes] = []  # the table's messages to it, until they are durable

    def mark(self, id: str) -> str:
        """Return the name by which its door knows a command of that id, where that door is another server's."""
        return ""

    @abstractmethod
    def send(self, frames: bytes) -> None:
        """Send whole frames at once. Never waits."""

    @abstractmethod
    def bye(self, code: str) -> None:
        """Say why, and close the socket."""

    def send_message(self, message: msgspec.Struct) -> None:
        self.send(text_frame(message))

    def refusal(self, id: str, refused: Refused, game: str) -> bytes:
        """Return a refusal as a frame, in the page's language."""
        own = "" if refused.rule == RULE else game  # refusals of the table itself have the sentences for all games
        sentence = words.sentence(own, self.language, refused)
        return text_frame(messages.Answer(id, False, refused.code, sentence, refused.rule))

    def tell_of_device(self, name: str) -> None:
        """Tell whose page it is that another device came in, by its name."""
        key = "device-came" if name else "device-came-unnamed"
        self.send_message(messages.Arrival(words.say("", self.language, key, name=name)))

    def trouble(self, code: str) -> None:
        """Tell of something that makes everybody wait; '' when it is over."""
        self.send_message(
            messages.Trouble(code, words.say("", self.language, f"trouble-{code.replace('_', '-')}") if code else "")
        )
