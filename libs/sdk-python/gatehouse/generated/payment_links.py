# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, segment
from . import types


class PaymentLinks:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreatePaymentLink) -> types.PaymentLinkView:
        """Create a payment link. Anyone with the URL can pay."""
        return self._transport.call(Call("POST", f"{self._transport.own_path()}/payment-links", body=input))

    def list(self, query: Optional[types.ListPaymentLinks] = None) -> types.PageOfPaymentLinkView:
        """List your payment links."""
        return page_of(self._transport, f"{self._transport.own_path()}/payment-links", query)

    def all(self, query: Optional[types.ListPaymentLinks] = None) -> Iterator[types.PaymentLinkView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, f"{self._transport.own_path()}/payment-links", query)

    def get(self, payment_link_id: str) -> types.PaymentLinkView:
        """Read one of your payment links."""
        return self._transport.call(
            Call("GET", f"{self._transport.own_path()}/payment-links/{segment(payment_link_id)}")
        )

    def close(self, payment_link_id: str) -> types.PaymentLinkView:
        """Close a payment link. It stops accepting payments."""
        return self._transport.call(
            Call("POST", f"{self._transport.own_path()}/payment-links/{segment(payment_link_id)}/close")
        )
