"""Commands as traces of OpenTelemetry: an extra (`kermesse[traces]`), and nothing of it is loaded where nobody asks.

A trace is written down when the command has been told, from the times that it was seen at: nothing is carried through
the tables. Nor is anything between servers: a door and a table's server both work out the same trace from what they
call the command.
"""

import asyncio
import time
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from kermesse import __version__
from kermesse.server.storage.metrics import CommandTimings, DoorTimings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor

FLUSH_MILLIS: Final = 2_000  # seconds, to send what is left when the server stops


class NoTraces(ValueError):
    """The extra is not installed. The message says what to do."""


class Tracing:
    def __init__(self, processor: "SpanProcessor") -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.id_generator import RandomIdGenerator

        class Ids(RandomIdGenerator):
            """Span ids: random, but for a span whose place in a trace is known."""

            trace = span = 0  # of the next one; 0: random

            def generate_trace_id(self) -> int:
                trace, self.trace = self.trace, 0
                return trace or super().generate_trace_id()

            def generate_span_id(self) -> int:
                span, self.span = self.span, 0
                return span or super().generate_span_id()

        where = Resource.create({"service.version": __version__})
        if str(where.attributes["service.name"]).startswith("unknown_service"):  # nor does OTEL_SERVICE_NAME name it
            where = where.merge(Resource({"service.name": "kermesse"}))
        self._ids = Ids()
        self._provider = TracerProvider(resource=where, shutdown_on_exit=False, id_generator=self._ids)
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("kermesse.server", __version__)
        self._epoch = time.time_ns() - time.monotonic_ns()

    def record(self, way: CommandTimings) -> None:
        from opentelemetry.trace import (
            NonRecordingSpan,
            SpanContext,
            SpanKind,
            TraceFlags,
            set_span_in_context,
        )

        about: dict[str, str | int | float] = {
            "kermesse.table": way.table,
            "kermesse.game": way.game,
            "kermesse.seat": -1 if way.seat is None else way.seat,
            "kermesse.id": way.id,
            "kermesse.stamp": way.stamp,
            "kermesse.result": way.result,
            "kermesse.ms": round((way.judged - way.arrived) * 1000, 3),
        }
        door = None
        if way.mark:
            trace, span = _ids_of(way.table, way.mark)
            there = SpanContext(trace, span, is_remote=True, trace_flags=TraceFlags(TraceFlags.SAMPLED))
            door = set_span_in_context(NonRecordingSpan(there))
        whole = self._tracer.start_span(
            "command", door, kind=SpanKind.SERVER, attributes=about, start_time=self._at(way.arrived)
        )
        inside = set_span_in_context(whole)
        for name, start, end in (
            ("judge", way.arrived, way.judged),
            ("log", way.posted, way.durable),
            ("tell", way.durable, way.sent),
        ):
            self._tracer.start_span(name, inside, start_time=self._at(start)).end(self._at(end))
        whole.end(self._at(way.sent))

    def record_door(self, way: DoorTimings) -> None:
        """Write the door's part of a trace; the table's server writes the rest."""
        from opentelemetry.trace import SpanKind

        self._ids.trace, self._ids.span = _ids_of(way.table, way.mark)
        about = {"kermesse.table": way.table}
        span = self._tracer.start_span("door", kind=SpanKind.SERVER, attributes=about, start_time=self._at(way.came))
        span.end(self._at(way.answered))

    def _at(self, seconds: float) -> int:
        return self._epoch + int(seconds * 1e9)

    async def close(self) -> None:
        """Send what is left, as far as the collector takes it."""
        await asyncio.to_thread(self._provider.force_flush, FLUSH_MILLIS)
        await asyncio.to_thread(self._provider.shutdown)


def _ids_of(table: str, mark: str) -> tuple[int, int]:
    """Return the ids of the trace of a command that goes between servers, and of its part at the door."""
    digest = blake2b(f"{table} {mark}".encode(), digest_size=24).digest()
    return int.from_bytes(digest[:16]), int.from_bytes(digest[16:])


def by_otlp() -> Tracing:
    """Send traces to where OTEL_EXPORTER_OTLP_ENDPOINT says."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise NoTraces("KERMESSE_TRACES needs OpenTelemetry: pip install 'kermesse[traces]'") from None
    return Tracing(BatchSpanProcessor(OTLPSpanExporter()))
