"""Commands as traces of OpenTelemetry: an extra (`kermesse[traces]`), and nothing of it is loaded where nobody asks.

A trace is written down when the command has been told, from the times that it was seen at: nothing is carried through the tables.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from kermesse import __version__
from kermesse.server.ground.ways import Way

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor

FLUSH_MILLIS: Final = 2_000  # for what is not sent yet when the server stops


class NoTraces(ValueError):
    """The extra is not there. The message says what to do."""


class Tracing:
    def __init__(self, processor: "SpanProcessor") -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider

        where = Resource.create({"service.version": __version__})
        if str(where.attributes["service.name"]).startswith("unknown_service"):  # nor does OTEL_SERVICE_NAME say it
            where = where.merge(Resource({"service.name": "kermesse"}))
        self._provider = TracerProvider(resource=where, shutdown_on_exit=False)
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("kermesse.server", __version__)
        self._epoch = time.time_ns() - time.monotonic_ns()

    def told(self, way: Way) -> None:
        from opentelemetry.trace import SpanKind, set_span_in_context

        about: dict[str, str | bool] = {
            "kermesse.table": way.table,
            "kermesse.game": way.game,
            "kermesse.refused": way.refused,
        }
        whole = self._tracer.start_span(
            "command", kind=SpanKind.SERVER, attributes=about, start_time=self._at(way.arrived)
        )
        inside = set_span_in_context(whole)
        for name, start, end in (
            ("judge", way.arrived, way.judged),
            ("log", way.posted, way.durable),
            ("tell", way.durable, way.told),
        ):
            self._tracer.start_span(name, inside, start_time=self._at(start)).end(self._at(end))
        whole.end(self._at(way.told))

    def _at(self, seconds: float) -> int:
        return self._epoch + int(seconds * 1e9)

    async def close(self) -> None:
        """Send what is left, as far as somebody takes it."""
        await asyncio.to_thread(self._provider.force_flush, FLUSH_MILLIS)
        await asyncio.to_thread(self._provider.shutdown)


def by_otlp() -> Tracing:
    """To wherever OTEL_EXPORTER_OTLP_ENDPOINT says."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise NoTraces("KERMESSE_TRACES needs OpenTelemetry: pip install 'kermesse[traces]'") from None
    return Tracing(BatchSpanProcessor(OTLPSpanExporter()))
