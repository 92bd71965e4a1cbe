"""Every variable of the environment, and every option, comes to its place in the server's settings."""

from kermesse.cli.serving import serve, settings_of
from kermesse.server.storage.limits import NO_LIMITS, Limits
from kermesse.server.storage.storage import DAY

MIB = 1 << 20
VARIABLES = {  # each with a value, where it comes to, and what is found there
    "KERMESSE_HOST": ("0.0.0.0", lambda s: s.host, "0.0.0.0"),
    "KERMESSE_PORT": ("8123", lambda s: s.port, 8123),
    "KERMESSE_DB": ("club.db", lambda s: s.db, "club.db"),
    "KERMESSE_BROKER": ("nats://n", lambda s: s.broker, "nats://n"),
    "KERMESSE_WORKERS": ("3", lambda s: s.workers, 3),
    "KERMESSE_LOG_LEVEL": ("warning", lambda s: s.log_level, "warning"),
    "KERMESSE_LOG_JSON": ("on", lambda s: s.log_json, True),
    "KERMESSE_PUBLIC_URL": ("https://k.example", lambda s: s.public_url, "https://k.example"),
    "KERMESSE_BEHIND_PROXY": ("1", lambda s: s.behind_proxy, True),
    "KERMESSE_TRUSTED_PROXY": (
        "127.0.0.1, 10.0.0.0/24 ::1",
        lambda s: [str(one) for one in s.trusted_proxies],
        ["127.0.0.1/32", "10.0.0.0/24", "::1/128"],
    ),
    "KERMESSE_DRAIN_SECONDS": ("2.5", lambda s: s.drain, 2.5),
    "KERMESSE_ORIGINS": ("https://a.example https://b.example", lambda s: len(s.origins), 2),
    "KERMESSE_METRICS_TOKEN": ("secret", lambda s: s.metrics_token, "secret"),
    "KERMESSE_TRACES": ("on", lambda s: s.tracing is not None, True),
    "KERMESSE_BOT_PACE": ("0.1", lambda s: s.bot_pace, 0.1),
    "KERMESSE_CLOCK_RATE": ("0.5", lambda s: s.clock_rate, 0.5),
    "KERMESSE_THINKERS": ("0", lambda s: s.thinkers, 0),
    "KERMESSE_GAMES": ("tests.sixth.allumettes", lambda s: len(s.games), 6),
    "KERMESSE_LIMITS": ("off", lambda s: s.limits.chat, NO_LIMITS.chat),
    "KERMESSE_TABLES": ("7", lambda s: s.limits.tables, 7),
    "KERMESSE_UNBEGUN_TABLES": ("7", lambda s: s.limits.unbegun, 7),
    "KERMESSE_UNBEGUN_PER_ADDRESS": ("7", lambda s: s.limits.unbegun_per_address, 7),
    "KERMESSE_TABLE_MIB": ("0.5", lambda s: s.limits.table_bytes, MIB // 2),
    "KERMESSE_PERSON_MIB": ("7", lambda s: s.limits.person_bytes, 7 * MIB),
    "KERMESSE_ADDRESS_MIB": ("7", lambda s: s.limits.address_bytes, 7 * MIB),
    "KERMESSE_HOUSE_MIB": ("10", lambda s: (s.limits.house_bytes, s.keep.bytes), (10 * MIB, 9 * MIB)),
    "KERMESSE_REST_MINUTES": ("0.5", lambda s: s.retention.rest, 30),
    "KERMESSE_UNBEGUN_MINUTES": ("2", lambda s: s.retention.unbegun, 120),
    "KERMESSE_OVER_MINUTES": ("2", lambda s: s.retention.over, 120),
    "KERMESSE_PLAYING_DAYS": ("2", lambda s: s.retention.playing, 2 * DAY),
    "KERMESSE_ASIDE_DAYS": ("2", lambda s: s.retention.quarantined, 2 * DAY),
    "KERMESSE_RECORDS_DAYS": ("2", lambda s: s.keep.records, 2 * DAY),
    "KERMESSE_PEOPLE_DAYS": ("2", lambda s: s.keep.people, 2 * DAY),
}
ELSEWHERE = {"KERMESSE_LISTENER", "KERMESSE_DB_FILE", "KERMESSE_BROKER_FILE", "KERMESSE_METRICS_TOKEN_FILE"}


def chosen(*words):
    ctx = serve.make_context("serve", list(words))
    return settings_of(ctx, ctx.params)


def test_every_variable_is_one_of_these():
    assert {param.envvar for param in serve.params if param.envvar} == VARIABLES.keys() | ELSEWHERE


def test_every_variable_comes_to_its_place(monkeypatch):
    for name, (value, _, _) in VARIABLES.items():
        monkeypatch.setenv(name, value)
    settings = chosen()
    assert {name: at(settings) for name, (_, at, _) in VARIABLES.items()} == {
        name: found for name, (_, _, found) in VARIABLES.items()
    }


def test_a_word_of_the_command_line_wins_and_an_empty_variable_is_none(monkeypatch, tmp_path):
    (tmp_path / "db").write_text("from-file.db\n")
    monkeypatch.setenv("KERMESSE_DB_FILE", str(tmp_path / "db"))
    monkeypatch.setenv("KERMESSE_PORT", "8123")
    monkeypatch.setenv("KERMESSE_TABLES", "")
    assert chosen().db == "from-file.db"
    settings = chosen("--db", "named.db", "--port", "0")
    assert (settings.db, settings.port, settings.limits) == ("named.db", 0, Limits())
