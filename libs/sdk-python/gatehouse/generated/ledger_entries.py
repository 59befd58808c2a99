# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Transport
from . import types


class LedgerEntries:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, query: Optional[types.ListLedgerEntries] = None) -> types.PageOfLedgerEntryView:
        """See ledger entries."""
        return page_of(self._transport, "/ledger-entries", query)

    def all(self, query: Optional[types.ListLedgerEntries] = None) -> Iterator[types.LedgerEntryView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/ledger-entries", query)
