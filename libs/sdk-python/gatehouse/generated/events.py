# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Any, Callable, Generator, Iterator, Optional

from ..event_stream import StreamedEvent, events_of
from ..pages import page_of, rows_of
from ..transport import Transport
from . import types


class Events:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, query: Optional[types.ListEvents] = None) -> types.PageOfEventView:
        """See events."""
        return page_of(self._transport, f"{self._transport.own_path()}/events", query)

    def all(self, query: Optional[types.ListEvents] = None) -> Iterator[types.EventView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, f"{self._transport.own_path()}/events", query)

    def stream(
        self,
        last_event_id: Optional[str] = None,
        *,
        on_opened: Optional[Callable[[str], Any]] = None,
        silence: float = 45,
    ) -> Generator[StreamedEvent, None, None]:
        """Stream events as they happen, as server-sent events. Each message has the same data as a webhook. Send the ID of the last message as `Last-Event-ID` to resume from there without gaps, for up to three days. Without it, the stream starts now."""
        return events_of(self._transport, "/events/stream", last_event_id, silence, on_opened)
