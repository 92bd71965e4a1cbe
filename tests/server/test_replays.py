"""Finished games again, and records that hold what they say."""

import hashlib

import pytest

from tests.server.house import play_on


@pytest.fixture
async def finished(two):
    table, (ada, a), (_, b) = await two()
    committed = a.table["commitment"]
    await play_on([a, b])
    await a.until(lambda: a.table["stage"] == "over")
    return table, ada, a, committed


async def test_the_commitment_shown_at_the_start_is_opened_at_the_end(finished):
    _, _, a, committed = finished
    assert a.table["commitment"] == committed
    assert hashlib.sha256(b"kermesse:" + bytes.fromhex(a.table["seed"])).hexdigest() == committed
    assert all(not m["table"]["seed"] for m in a.heard if "table" in m and m["table"]["stage"] != "over")


async def test_through_a_seats_eyes_a_replay_is_what_that_seat_saw(finished):
    table, ada, a, _ = finished
    _, replay = await ada.get(f"/api/replays/{table}?eyes=0")
    seen = [m for m in a.heard if m["type"] == "step"]
    assert [frame["events"] for frame in replay["frames"]] == [m["events"] for m in seen]
    assert [frame["view"] for frame in replay["frames"]] == [m["position"]["view"] for m in seen]
    assert replay["outcome"] == a.position["outcome"]
    assert (replay["viewer"], replay["table"]["id"]) == (0, table)


async def test_all_seeing_eyes_see_every_card_and_rounds_are_marked(finished):
    table, ada, _, _ = finished
    _, replay = await ada.get(f"/api/replays/{table}?eyes=all")
    labels = [frame["label"] for frame in replay["frames"]]
    assert "round:1" in labels
    assert "turn:2" in labels
    started = next(frame for frame in replay["frames"] if frame["label"] == "round:1")
    assert all(value for row in started["view"]["rows"] for value in row["values"])
    _, spectator = await ada.get(f"/api/replays/{table}?eyes=spectator")
    started = next(frame for frame in spectator["frames"] if frame["label"] == "round:1")
    assert not any(value for row in started["view"]["rows"] for value in row["values"])


async def test_a_game_that_is_not_over_has_no_replay(two):
    table, (ada, _), _ = await two()
    for path in (f"/api/replays/{table}?eyes=all", f"/table/{table}/record"):
        status, answer = await ada.get(path)
        assert (status, answer["code"]) == (409, "not_over")


async def test_eyes_that_are_not_there(finished):
    table, ada, _, _ = finished
    for viewer in ("2", "-2", "x", "99999999999"):
        assert (await ada.get(f"/api/replays/{table}?eyes={viewer}"))[1]["code"] == "bad_eyes"


async def test_the_record_holds_and_a_changed_one_does_not(finished):
    table, ada, a, committed = finished
    _, record = await ada.get(f"/table/{table}/record")

    async def verify(text):
        async with ada.session.post("/api/verify", data=text.encode(), headers={"Accept-Language": "fr"}) as response:
            return await response.json()

    verdict = await verify(record)
    assert verdict["holds"], verdict
    assert (verdict["commitment"], verdict["game"]) == (committed, "kraaw")
    assert verdict["outcome"] == a.position["outcome"]
    assert verdict["moves"] > 10
    changed = await verify(record.replace('"seat":0', '"seat":1', 1))
    assert not changed["holds"]
    assert changed["why"].startswith("Ligne 2\u00a0: son empreinte ne convient pas")
    assert "pas le début d’une partie" in (await verify("nonsense"))["why"]
    assert not (await verify(record[: len(record) // 2]))["holds"]


async def test_a_record_of_a_hundred_years_does_not_keep_the_server_busy(monkeypatch):
    from kermesse.core.chance import seed_from
    from kermesse.core.match import Match
    from kermesse.core.options import read_options
    from kermesse.core.record import write_record
    from kermesse.games import CATALOGUE
    from kermesse.server.http import replays

    game = CATALOGUE["kraaw"]
    match = Match(
        game, 2, read_options(game.options_type, {"lap_cap": 0, "stall_laps": 0, "timers": "fast"}), seed_from("long")
    )
    match.advance(3_600_000)
    monkeypatch.setattr(replays, "MOST_STEPS", 20)
    verdict = replays.verdict(CATALOGUE, write_record(match, ["a", "b"]), "en")
    assert not verdict.holds
    assert "too much happens" in verdict.why
