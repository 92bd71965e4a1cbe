"""Lines, records and people in the database that change by themselves, at both homes: told, and no other's business."""

import pytest

from tests.server.house import all_tables, house
from tests.server.test_damage import played


@pytest.fixture
async def stopped(log_home):
    """A house in good order with two tables, and their ids."""
    async with house(log_home.db) as home:
        return [(await played(home, seed, 12, 3))[0].table["id"] for seed in range(2)]


async def rows_of(log_home):
    return dict(await log_home.run("SELECT seq, batch FROM log ORDER BY seq"))


async def change_in_log(log_home, old: bytes, new: bytes) -> None:
    hit = [(seq, batch) for seq, batch in (await rows_of(log_home)).items() if old in batch]
    assert hit
    seq, batch = hit[-1]
    await log_home.put_row(seq, batch.replace(old, new, 1))


async def test_a_bad_line_costs_its_table_alone_and_whoever_opens_it_is_told(log_home, stopped):
    bad, good = stopped
    await change_in_log(log_home, f" {bad} 9 ".encode(), f" {bad} 8 ".encode())
    async with house(log_home.db) as home:
        assert await all_tables(home) == {good}
        eve = home.browser(**{"Accept-Language": "en"})
        status, told = await eve.get(f"/api/tables/{bad}", headers={"Accept-Language": "fr"})
        assert (status, told["code"]) == (410, "aside_damaged")
        assert "abîmé" in told["sentence"]
        assert [place["name"] for place in told["table"]["places"]] == ["Ada 0", "Bob 0"]
        page = await eve.open(bad)
        await page.until(lambda: page.ended)
        assert "damaged" in page.bye["sentence"]
        metrics = await home.metrics()
        assert 'kermesse_tables_aside{why="damaged"} 1.0' in metrics
        assert "kermesse_bad_rows 1.0" in metrics
    async with house(log_home.db) as home:  # and it stays so
        assert set(home.registry.quarantined) == {bad}


async def test_a_line_that_lost_its_tables_name_is_missing_there(log_home, stopped):
    await change_in_log(log_home, f" {stopped[0]} 9 ".encode(), f" {stopped[0][:-1]}- 9 ".encode())
    async with house(log_home.db) as home:
        assert await all_tables(home) == {stopped[1]}
        assert set(home.registry.quarantined) == {stopped[0]}


@pytest.mark.parametrize("which", [3, -1])
async def test_a_line_that_is_missing_is_noticed_also_at_the_end(log_home, stopped, which):
    rows = await rows_of(log_home)
    lines = [(seq, line) for seq, batch in rows.items() for line in batch.split(b"\n") if stopped[0].encode() in line]
    seq, line = lines[which]
    await log_home.put_row(seq, b"\n".join(other for other in rows[seq].split(b"\n") if other != line))
    async with house(log_home.db) as home:
        assert set(home.registry.quarantined) == {stopped[0]}


async def test_two_lines_that_changed_places_are_noticed(log_home, stopped):
    rows = await rows_of(log_home)
    lines = {line.split(b" ", 3)[1].decode(): line for b in rows.values() for line in b.split(b"\n") if b" 5 " in line}
    texts = [lines[table].split(b" ", 3)[3] for table in stopped]
    for table, text in zip(stopped, reversed(texts), strict=True):
        head = b" ".join(lines[table].split(b" ", 3)[:3])
        (seq,) = [seq for seq, batch in rows.items() if lines[table] in batch]
        rows[seq] = rows[seq].replace(lines[table], b"%b %b" % (head, text))
        await log_home.put_row(seq, rows[seq])
    async with house(log_home.db) as home:
        assert set(home.registry.quarantined) == set(stopped)


async def test_a_record_that_changed_is_told_to_be_damaged(log_home):
    async with house(log_home.db) as home:
        a, _ = await played(home, 1, 10_000, 1)
        table = a.table["id"]
        home.registry._archive(home.registry.tables[table])
    await log_home.run("UPDATE records SET record = replace(record, 'Ada', 'Eve')")
    async with house(log_home.db) as home:
        for path in (f"/api/replays/{table}", f"/table/{table}/record"):
            status, told = await home.browser().get(path, headers={"Accept-Language": "en"})
            assert (status, told["code"]) == (410, "record_damaged")


async def test_a_person_whose_name_changed_is_asked_for_it_again_and_keeps_the_seat(log_home):
    async with house(log_home.db) as home:
        a, _ = await played(home, 1, 4, 3)
        (ada,) = [person for person in home._people if a in person.pages]
        cookies, table = {c.key: c.value for c in ada.session.cookie_jar}, a.table["id"]
    await log_home.run("UPDATE people SET name = 'Eve' WHERE name = 'Ada 1'")
    async with house(log_home.db) as home:
        again = home.browser()
        again.session.cookie_jar.update_cookies(cookies)
        assert (await again.get("/api/me"))[1] == {"name": "", "known": False}
        assert (await again.open(table)).seat == 0
