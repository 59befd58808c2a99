# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, segment
from . import types


class RequestLogs:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, query: Optional[types.ListAllRequestLogs] = None) -> types.PageOfRequestLogView:
        """List API requests of the last 30 days, newest first. New requests appear after about a second."""
        return page_of(self._transport, "/request-logs", query)

    def all(self, query: Optional[types.ListAllRequestLogs] = None) -> Iterator[types.RequestLogView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/request-logs", query)

    def get(self, request_log_id: str) -> types.RequestLogDetailView:
        """Read an API request, with its error and what happened to its payment since."""
        return self._transport.call(Call("GET", f"/request-logs/{segment(request_log_id)}"))
