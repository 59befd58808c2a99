# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class TestClocks:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateTestClock, *, idempotency_key: Optional[str] = None) -> types.TestClockView:
        """Create a test clock. Customers created on it use its time."""
        return self._transport.call(
            Call("POST", "/test-clocks", body=input, idempotency_key=idempotency_key or new_key())
        )

    def list(self, query: Optional[types.ListTestClocks] = None) -> types.PageOfTestClockView:
        """List test clocks."""
        return page_of(self._transport, "/test-clocks", query)

    def all(self, query: Optional[types.ListTestClocks] = None) -> Iterator[types.TestClockView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/test-clocks", query)

    def get(self, test_clock_id: str) -> types.TestClockView:
        """Read a test clock."""
        return self._transport.call(Call("GET", f"/test-clocks/{segment(test_clock_id)}"))

    def timeline(self, test_clock_id: str) -> types.ClockTimelineView:
        """List what happened to customers on a test clock, newest first."""
        return self._transport.call(Call("GET", f"/test-clocks/{segment(test_clock_id)}/timeline"))

    def advance(self, test_clock_id: str, input: types.AdvanceTestClock) -> types.TestClockView:
        """Advance a test clock. Everything due until then happens in order before the response."""
        return self._transport.call(Call("POST", f"/test-clocks/{segment(test_clock_id)}/advance", body=input))

    def close(self, test_clock_id: str) -> types.TestClockView:
        """Close a test clock. It stops, and its customers have no more renewals."""
        return self._transport.call(Call("POST", f"/test-clocks/{segment(test_clock_id)}/close"))
