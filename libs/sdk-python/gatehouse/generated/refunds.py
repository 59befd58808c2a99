# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class Refunds:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        transaction_id: str,
        input: Optional[types.CreateRefund] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.RefundView:
        """Refund payments."""
        return self._transport.call(
            Call(
                "POST",
                f"/transactions/{segment(transaction_id)}/refunds",
                body=input or {},
                idempotency_key=idempotency_key or new_key(),
            )
        )

    def list(self, transaction_id: str, query: Optional[types.ListQuery] = None) -> types.PageOfRefundView:
        """See refunds."""
        return page_of(self._transport, f"/transactions/{segment(transaction_id)}/refunds", query)

    def all(self, transaction_id: str, query: Optional[types.ListQuery] = None) -> Iterator[types.RefundView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, f"/transactions/{segment(transaction_id)}/refunds", query)

    def get(self, refund_id: str) -> types.RefundView:
        """See a refund."""
        return self._transport.call(Call("GET", f"/refunds/{segment(refund_id)}"))
