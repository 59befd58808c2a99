# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from .. import types
from ..pages import page_of, rows_of
from ..transport import Transport


class Events:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, query: Optional[types.ListEvents] = None) -> types.PageOfEventView:
        """See events."""
        return page_of(self._transport, f"{self._transport.own_path()}/events", query)

    def all(self, query: Optional[types.ListEvents] = None) -> Iterator[types.EventView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, f"{self._transport.own_path()}/events", query)
