# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, segment
from . import types


class Payouts:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, query: Optional[types.ListAllPayouts] = None) -> types.PageOfPayoutView:
        """List payouts, newest first. API users see their own client's payouts."""
        return page_of(self._transport, "/payouts", query)

    def all(self, query: Optional[types.ListAllPayouts] = None) -> Iterator[types.PayoutView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/payouts", query)

    def export_csv(self, query: Optional[types.ListAllPayouts] = None) -> Iterator[bytes]:
        """Export payouts as CSV."""
        return self._transport.stream(Call("GET", "/payouts/export.csv", query=query))

    def get(self, payout_id: str) -> types.PayoutDetailView:
        """Read a payout with its totals. Staff also get what to check before approval."""
        return self._transport.call(Call("GET", f"/payouts/{segment(payout_id)}"))

    def lines(self, payout_id: str, query: Optional[types.ListQuery] = None) -> types.PageOfPayoutLineView:
        """List the lines of a payout: payments, refunds, disputes and fees."""
        return page_of(self._transport, f"/payouts/{segment(payout_id)}/lines", query)

    def all_lines(self, payout_id: str, query: Optional[types.ListQuery] = None) -> Iterator[types.PayoutLineView]:
        """As `lines`: every row, page by page."""
        return rows_of(self._transport, f"/payouts/{segment(payout_id)}/lines", query)

    def export_lines_csv(self, payout_id: str, query: Optional[types.ListQuery] = None) -> Iterator[bytes]:
        """Export the lines of a payout as CSV."""
        return self._transport.stream(Call("GET", f"/payouts/{segment(payout_id)}/lines/export.csv", query=query))
