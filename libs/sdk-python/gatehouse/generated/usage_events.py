# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport
from . import types


class UsageEvents:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateUsageEvent) -> types.UsageEventView:
        """Report usage of a metered price. Each eventID counts once."""
        return self._transport.call(Call("POST", "/usage-events", body=input))

    def list(self, query: Optional[types.ListUsageEvents] = None) -> types.PageOfUsageEventView:
        """List usage events, the newest first."""
        return page_of(self._transport, "/usage-events", query)

    def all(self, query: Optional[types.ListUsageEvents] = None) -> Iterator[types.UsageEventView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/usage-events", query)

    def export_csv(self, query: Optional[types.ListUsageEvents] = None) -> Iterator[bytes]:
        """Export usage events as CSV."""
        return self._transport.stream(Call("GET", "/usage-events/export.csv", query=query))
