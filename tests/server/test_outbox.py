"""Messages are sent only once they are durable, in order, and once."""

from kermesse.core.game import SPECTATOR
from kermesse.server.connection.outbox import Outbox
from kermesse.server.storage.metrics import GameCounts
from kermesse.server.table.broadcast import Audiences


class Page:
    def __init__(self):
        self.unsent = []
        self.sent = []
        self.viewer = None

    def send(self, frames):
        self.sent.append(frames)


class SlowDisk:
    """Keeps what is to be called when it has written."""

    def __init__(self):
        self.under_way = []
        self.records = []

    def append(self, table, lines, then=None):
        self.under_way.append(then)

    def keep_record(self, table, info, record):
        self.records.append((info, record))
        self.under_way.append(None)

    def write_next(self):
        then = self.under_way.pop(0)
        if then is not None:
            then()


def test_a_page_hears_of_it_when_it_is_written_all_at_once():
    disk, page, other = SlowDisk(), Page(), Page()
    outbox = Outbox("t", disk, GameCounts("kraaw"))
    outbox.say(page, b"step")
    outbox.say(other, b"step")
    outbox.say(page, b"answer")
    outbox.post([b"line"])
    assert (page.sent, other.sent) == ([], [])
    disk.write_next()
    assert (page.sent, other.sent) == ([b"stepanswer"], [b"step"])


def test_what_needs_no_writing_is_said_at_once_but_not_before_what_was_said_earlier():
    disk, page = SlowDisk(), Page()
    outbox = Outbox("t", disk, GameCounts("kraaw"))
    outbox.say(page, b"0")
    outbox.post([])
    assert page.sent == [b"0"]
    for number in (b"1", b"2"):
        outbox.say(page, number)
        outbox.post([b"line"])
    outbox.say(page, b"3")
    outbox.post([])
    assert page.sent == [b"0"]
    disk.write_next()
    assert page.sent == [b"0", b"1"]
    disk.write_next()
    assert page.sent == [b"0", b"1", b"2", b"3"]
    outbox.say(page, b"4")
    outbox.post([])
    assert page.sent == [b"0", b"1", b"2", b"3", b"4"]  # and nothing twice


def test_a_finished_game_is_told_when_its_record_is_kept():
    disk, page = SlowDisk(), Page()
    outbox = Outbox("t", disk, GameCounts("kraaw"))
    outbox.say(page, b"over")
    outbox.post([b"line"], ("info", "record"))
    disk.write_next()
    assert page.sent == []
    disk.write_next()
    disk.write_next()
    assert (page.sent, disk.records) == ([b"over"], [("info", "record")])


def test_it_waits_for_what_others_asked_for():
    disk, page = SlowDisk(), Page()
    outbox = Outbox("t", disk, GameCounts("kraaw"))
    outbox.say(page, b"named")
    outbox.post([], wait=True)
    assert page.sent == []
    disk.write_next()
    assert page.sent == [b"named"]


def test_what_was_said_to_a_seat_is_not_sent_to_a_page_that_has_left_it():
    page, audiences = Page(), Audiences(2)
    outbox = Outbox("t", SlowDisk(), GameCounts("kraaw"))
    audiences.come(page, 1, 0)
    outbox.say(page, b"for seat 1")
    audiences.come(page, SPECTATOR, 0)
    outbox.say(page, b"for spectators")
    outbox.post([])
    assert page.sent == [b"for spectators"]


def test_how_long_a_command_took_is_counted_when_it_was_told():
    disk, page, counts = SlowDisk(), Page(), GameCounts("kraaw")
    outbox = Outbox("t", disk, counts)
    outbox.answered(0.0)
    outbox.say(page, b"x")
    outbox.post([b"line"])
    assert sum(counts.seconds._counts) == 0
    disk.write_next()
    outbox.post([])
    assert sum(counts.seconds._counts) == 1
