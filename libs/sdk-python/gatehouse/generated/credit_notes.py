# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class CreditNotes:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateCreditNote, *, idempotency_key: Optional[str] = None) -> types.CreditNoteView:
        """Credit an invoice. The credit first lowers the amount due, and the rest is refunded. The refund needs the same permission, limit and verification as a refund of the payment."""
        return self._transport.call(
            Call("POST", "/credit-notes", body=input, idempotency_key=idempotency_key or new_key())
        )

    def list(self, query: Optional[types.ListCreditNotes] = None) -> types.PageOfCreditNoteSummaryView:
        """List credit notes without their lines."""
        return page_of(self._transport, "/credit-notes", query)

    def all(self, query: Optional[types.ListCreditNotes] = None) -> Iterator[types.CreditNoteSummaryView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/credit-notes", query)

    def get(self, credit_note_id: str) -> types.CreditNoteView:
        """Read a credit note with its lines, taxes and refunds."""
        return self._transport.call(Call("GET", f"/credit-notes/{segment(credit_note_id)}"))

    def pdf(self, credit_note_id: str) -> Iterator[bytes]:
        """Download a credit note as a PDF."""
        return self._transport.stream(Call("GET", f"/credit-notes/{segment(credit_note_id)}/credit-note.pdf"))
