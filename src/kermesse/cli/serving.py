"""`kermesse serve`: every setting of a server is an option here, and a variable of the environment by the same name."""

from __future__ import annotations

import math
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from kermesse.cli.reading import Wrong, brings, catalogue_with
from kermesse.cli.secret_files import SECRETS, secret_of

if TYPE_CHECKING:
    from kermesse.server.http.settings import Settings

MIB: Final = 1 << 20
MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
MOST: Final = 1e15

# The options that set a number of Limits, TableRetention or Retention: its field, its variable, its unit there, and
# its help.
LIMITS: Final = (
    ("tables", "KERMESSE_TABLES", 1, "Tables in the house."),
    ("unbegun", "KERMESSE_UNBEGUN_TABLES", 1, "Tables at which no person has played yet."),
    ("unbegun_per_address", "KERMESSE_UNBEGUN_PER_ADDRESS", 1, "Of those, made from one address."),
    ("table_bytes", "KERMESSE_TABLE_MIB", MIB, "Budget of a table's log."),
    ("person_bytes", "KERMESSE_PERSON_MIB", MIB, "Of all live tables of one host."),
    ("address_bytes", "KERMESSE_ADDRESS_MIB", MIB, "Of all live tables made from one address."),
    ("house_bytes", "KERMESSE_HOUSE_MIB", MIB, "Of the whole database."),
)
RETENTION: Final = (
    ("rest", "KERMESSE_REST_MINUTES", MINUTE, "How long a table stays in memory that nobody is at."),
    ("unbegun", "KERMESSE_UNBEGUN_MINUTES", MINUTE, "How long a table is kept that nobody is at nor has played at."),
    ("over", "KERMESSE_OVER_MINUTES", MINUTE, "A finished one."),
    ("playing", "KERMESSE_PLAYING_DAYS", DAY, "A running one."),
    ("quarantined", "KERMESSE_ASIDE_DAYS", DAY, "One that was put aside."),
)
KEPT: Final = (
    ("records", "KERMESSE_RECORDS_DAYS", DAY, "How long records of games are kept."),
    ("people", "KERMESSE_PEOPLE_DAYS", DAY, "And people who have not come again."),
)


class Serve(click.Command):
    """A command that reports a fault of the environment in one line, by its variable."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.BadParameter as error:
            param = error.param
            if param is None or ctx.get_parameter_source(str(param.name)) is not ParameterSource.ENVIRONMENT:
                raise
            value = str(param.resolve_envvar_value(ctx))[:40]
            raise Wrong(f"{param.envvar} is '{value}': {error.message} Or leave it away.") from None


class Amount(click.ParamType[float]):
    """A number that is at least another one."""

    name = "number"

    def __init__(self, least: float = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not self.least <= number < MOST:
            self.fail(f"give it a number that is at least {self.least}.", param, ctx)
        return number


class Words(click.ParamType[str]):
    """One of several words; in a variable they stand with spaces or commas between them."""

    name = "word"

    def split_envvar_value(self, rv: str) -> list[str]:
        return rv.replace(",", " ").split()


def setting(*names: str, env: str, **more: Any) -> Callable[[Any], Any]:
    return click.option(*names, envvar=env, show_envvar=True, **more)


def numbers(command: Any) -> Any:
    for _, variable, _, what in reversed((*LIMITS, *RETENTION, *KEPT)):
        name = variable.removeprefix("KERMESSE_").lower()
        command = setting(f"--{name.replace('_', '-')}", name, env=variable, type=Amount(), help=what)(command)
    return command


def secret_files(command: Any) -> Any:
    """Add `--db-file` and the like."""
    for variable, file in SECRETS.items():
        name = file.removeprefix("KERMESSE_").lower()
        option = f"--{name.replace('_', '-')}"
        command = setting(option, name, env=file, help=f"The same as {variable}, from a file.")(command)
    return command


@click.command(cls=Serve)
@setting("--host", env="KERMESSE_HOST", help="Where to listen.  [default: 127.0.0.1]")
@setting("--port", env="KERMESSE_PORT", type=click.IntRange(0, 65535), help="0: any free one.  [default: 8000]")
@setting("--db", env="KERMESSE_DB", help="The database: a file, or postgresql://…  [default: kermesse.db]")
@setting(
    "--log-level",
    env="KERMESSE_LOG_LEVEL",
    type=click.Choice(["debug", "info", "warning", "error", "critical"], case_sensitive=False),
    help="[default: info]",
)
@setting("--log-json/--log-plain", env="KERMESSE_LOG_JSON", default=None, help="One JSON object a line, or not.")
@setting("--public-url", env="KERMESSE_PUBLIC_URL", help="How people reach it, for links and QR codes.")
@setting(
    "--thinkers",
    env="KERMESSE_THINKERS",
    type=click.IntRange(0, 256),
    help="Processes in which bots think that look far ahead; 0: in the server's own.  [default: cores - 1]",
)
@setting(
    "--trusted-proxy",
    "trusted_proxies",
    env="KERMESSE_TRUSTED_PROXY",
    type=Words(),
    multiple=True,
    metavar="CIDR",
    help="A proxy of your own, by address or network: believe its X-Forwarded-For and -Proto.",
)
@setting("--behind-proxy", env="KERMESSE_BEHIND_PROXY", is_flag=True, help="The same for whoever connects, one step.")
@setting(
    "--drain",
    env="KERMESSE_DRAIN_SECONDS",
    type=Amount(),
    metavar="SECONDS",
    help="After SIGTERM, say no at /readyz for so long before stopping.  [default: 0]",
)
@setting("--broker", env="KERMESSE_BROKER", help="nats://…, of servers that share one --db postgresql://…")
@setting("--workers", env="KERMESSE_WORKERS", type=click.IntRange(1, 256), help="Servers at this address.")
@setting("--listener", env="KERMESSE_LISTENER", type=int, hidden=True)
@setting("--origin", "origins", env="KERMESSE_ORIGINS", multiple=True, help="Another origin that may talk to us.")
@setting("--metrics-token", env="KERMESSE_METRICS_TOKEN", help="Lets whoever has it read /metrics.")
@setting("--traces", env="KERMESSE_TRACES", is_flag=True, help="Every command as a trace of OpenTelemetry.")
@setting("--bot-pace", env="KERMESSE_BOT_PACE", type=Amount(), help="What part of a person's time bots take.")
@setting("--clock-rate", env="KERMESSE_CLOCK_RATE", type=Amount(0.01), help="How fast clocks run: for tests only.")
@setting("--limits", env="KERMESSE_LIMITS", help="'off': no limits, for benches behind a closed door.")
@numbers
@secret_files
@click.option("--open", "open_browser", is_flag=True, help="Open the page, where there is a screen.")
@brings
@click.pass_context
def serve(ctx: click.Context, /, **given: Any) -> None:
    """Run the table: pages, API and sockets, until it is told to stop.

    \b
    Examples:
      kermesse serve
      kermesse serve --host 0.0.0.0 --port 8080 --db /var/lib/kermesse/kermesse.db
      kermesse serve --thinkers 6
      kermesse serve --trusted-proxy 127.0.0.1 --trusted-proxy 10.0.0.0/24 --drain 10
      kermesse serve --db postgresql://kermesse@localhost/kermesse --broker nats://localhost:4222 --workers 3
    """
    from kermesse.server.serve import run as serve_with

    try:
        settings = settings_of(ctx, given)
    except ValueError as error:
        raise Wrong(str(error)) from None
    sys.exit(serve_with(settings))


def run(*words: str) -> int:
    """Do what `kermesse serve` does with these words, and return its exit code."""
    try:
        serve.main(list(words), prog_name="kermesse serve")
    except SystemExit as end:
        return int(end.code or 0)


def settings_of(ctx: click.Context, given: dict[str, Any]) -> Settings:
    """Return what was given; what was not is the default. Raises Wrong or ValueError, in one line."""
    from kermesse.server.http.proxies import read_networks
    from kermesse.server.http.settings import Settings
    from kermesse.server.http.tracing import by_otlp

    plain = ("host", "port", "log_level", "log_json", "public_url", "behind_proxy", "drain", "workers", "bot_pace")
    found = {name: given[name] for name in (*plain, "clock_rate", "thinkers")}
    found |= secrets(ctx, given)
    settings = Settings(**{name: value for name, value in found.items() if value is not None}, **measures(given))
    number = given["listener"]
    return replace(
        settings,
        listener=socket.socket(fileno=number) if number is not None else None,
        trusted_proxies=read_networks(given["trusted_proxies"]),
        origins=frozenset(given["origins"]),
        tracing=by_otlp() if given["traces"] else None,
        open_browser=given["open_browser"] and has_screen(),
        games=catalogue_with(given["guests"]),
    )


def secrets(ctx: click.Context, given: dict[str, Any]) -> dict[str, str | None]:
    """Return what may stand in files. A word of the command line needs none."""
    found = {}
    for variable in SECRETS:
        name = variable.removeprefix("KERMESSE_").lower()
        said = ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
        found[name] = secret_of(variable, given[name], None if said else given[f"{name}_file"])
    return found


def measures(given: dict[str, Any]) -> dict[str, Any]:
    """Return the limits, and how long things are kept. Records make room before the database's budget is reached and
    new tables are refused.
    """
    from kermesse.server.http.settings import TableRetention
    from kermesse.server.storage.limits import NO_LIMITS, Limits
    from kermesse.server.storage.storage import Retention

    limits = replace(NO_LIMITS if given["limits"] == "off" else Limits(), **chosen(LIMITS, given))
    keep = Retention(**chosen(KEPT, given), bytes=limits.house_bytes * 9 // 10)
    return {"limits": limits, "retention": TableRetention(**chosen(RETENTION, given)), "keep": keep}


def chosen(options: tuple[tuple[str, str, int, str], ...], given: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that were given, each in its own unit."""
    found = {field: (given[variable.removeprefix("KERMESSE_").lower()], unit) for field, variable, unit, _ in options}
    return {field: int(number * unit) for field, (number, unit) in found.items() if number is not None}


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
