"""A command's way from socket to socket, for OpenTelemetry: an extra that costs nothing where nobody asks for it."""

import http.server
import json
import subprocess
import sys
import threading

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from kermesse.server.http.tracing import Tracing
from tests.server.house import SOON, house, table_of_two
from tests.server.test_doors import begin, table_of
from tests.server.test_drain import ENV, serving


@pytest.fixture
def traces():
    """Exporter, and a house that tells it."""
    exporter = InMemorySpanExporter()
    return exporter, Tracing(SimpleSpanProcessor(exporter))


async def test_a_command_is_traced_from_socket_to_socket(log_home, traces):
    exporter, tracing = traces
    async with house(log_home.db, tracing=tracing) as home:
        table, a, b = await table_of_two(home, "Adélaïde")
        exporter.clear()
        mover = a if a.legal() else b
        await mover.play(id="traced")
        spans = exporter.get_finished_spans()
    (whole,) = [span for span in spans if span.name == "command"]
    about = dict(whole.attributes)
    assert about.pop("kermesse.ms") >= 0
    assert about.pop("kermesse.stamp") >= 0
    assert about == {
        "kermesse.table": table,
        "kermesse.game": "kraaw",
        "kermesse.seat": mover.seat,
        "kermesse.id": "traced",
        "kermesse.result": "done",
    }
    assert whole.resource.attributes["service.name"] == "kermesse"
    judge, log, tell = [next(span for span in spans if span.name == name) for name in ("judge", "log", "tell")]
    for part in (judge, log, tell):
        assert part.parent.span_id == whole.context.span_id
        assert part.context.trace_id == whole.context.trace_id
    times = [whole.start_time, judge.start_time, judge.end_time, log.start_time, log.end_time, tell.start_time]
    assert times == sorted(times)
    assert tell.start_time == log.end_time
    assert log.end_time > log.start_time  # the log's line was waited for
    assert tell.end_time == whole.end_time


async def test_by_another_door_it_is_one_trace_with_a_part_at_each_server(doors):
    exporters = InMemorySpanExporter(), InMemorySpanExporter()
    left, right = [await doors(tracing=Tracing(SimpleSpanProcessor(exporter))) for exporter in exporters]
    ada, bob = await left.browser().named("Ada"), await right.browser().named("Bob")
    table, a, b = await table_of(ada, bob)
    await begin(a, b)
    assert set(left.registry.tables) == {table}
    await b.until(b.legal)
    for exporter in exporters:
        exporter.clear()
    await b.play()
    at_table, at_door = (exporter.get_finished_spans() for exporter in exporters)
    (door,) = at_door
    assert (door.name, door.parent) == ("door", None)
    (whole,) = [span for span in at_table if span.parent and span.parent.span_id == door.context.span_id]
    assert whole.name == "command"
    assert {
        span.context.trace_id for span in at_table if span is whole or span.parent.span_id == whole.context.span_id
    } == {door.context.trace_id}
    assert door.start_time < whole.start_time < whole.end_time < door.end_time  # one machine, one clock
    assert dict(door.attributes) == {"kermesse.table": table}


async def test_what_is_refused_is_traced_too_and_no_trace_says_who_or_what(db, traces):
    exporter, tracing = traces
    async with house(db, tracing=tracing) as home:
        _, a, b = await table_of_two(home, "Adélaïde")
        mover = a if a.legal() else b
        command = mover.legal()[0]
        assert (await mover.do(command))["done"]
        assert not (await mover.do(command))["done"]
    spans = exporter.get_finished_spans()
    assert [span.attributes["kermesse.result"] == "done" for span in spans if span.name == "command"] == [True, False]
    told = "".join(span.to_json() for span in spans)
    for secret in ("Adélaïde", "Bob", json.dumps(command)[1:-1], f'"{command["do"]}"'):
        assert secret not in told


def test_nothing_of_it_is_loaded_where_nobody_asks():
    look = "import sys, kermesse.server.serve; print([name for name in sys.modules if 'opentelemetry' in name])"
    done = subprocess.run(
        [sys.executable, "-c", look], env=ENV, capture_output=True, text=True, timeout=SOON, check=True
    )
    assert done.stdout == "[]\n"


def test_without_the_extra_it_is_one_line(tmp_path):
    hide = (
        "import sys; sys.modules['opentelemetry'] = None\n"
        "from kermesse.cli.serving import run; sys.exit(run('--port', '0'))"
    )
    env = {**ENV, "KERMESSE_TRACES": "on"}
    done = subprocess.run(
        [sys.executable, "-c", hide], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=SOON, check=False
    )
    assert (done.returncode, done.stderr) == (
        2,
        "kermesse: KERMESSE_TRACES needs OpenTelemetry: pip install 'kermesse[traces]'\n",
    )


async def test_they_arrive_where_the_endpoint_says(db):
    """A real collector's door, as OTLP speaks to it over HTTP."""
    came = []

    class Collector(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            came.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *words):
            pass

    collector = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    threading.Thread(target=collector.serve_forever, daemon=True).start()
    endpoint = {"OTEL_EXPORTER_OTLP_ENDPOINT": f"http://127.0.0.1:{collector.server_port}", "KERMESSE_TRACES": "on"}
    try:
        async with serving("--db", str(db), **endpoint, OTEL_EXPORTER_OTLP_COMPRESSION="none") as (server, home):
            table, a, b = await table_of_two(home, "Adélaïde")
            mover = a if a.legal() else b
            await mover.play()
            server.terminate()
            assert await server.wait() == 0
    finally:
        collector.shutdown()
        collector.server_close()
    assert {path for path, _ in came} == {"/v1/traces"}
    assert any(table.encode() in body for _, body in came)
