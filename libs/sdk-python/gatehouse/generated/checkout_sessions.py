# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class CheckoutSessions:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        input: types.CreateCheckoutSession,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.OpenedCheckoutSessionView:
        """Create a checkout session: one payment on our page, which returns the payer to you."""
        return self._transport.call(
            Call("POST", "/checkout-sessions", body=input, idempotency_key=idempotency_key or new_key())
        )

    def list(self, query: Optional[types.ListCheckoutSessions] = None) -> types.PageOfCheckoutSessionView:
        """See checkout sessions."""
        return page_of(self._transport, "/checkout-sessions", query)

    def all(self, query: Optional[types.ListCheckoutSessions] = None) -> Iterator[types.CheckoutSessionView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/checkout-sessions", query)

    def get(self, checkout_session_id: str) -> types.OpenedCheckoutSessionView:
        """See a checkout session."""
        return self._transport.call(Call("GET", f"/checkout-sessions/{segment(checkout_session_id)}"))

    def expire(self, checkout_session_id: str) -> types.CheckoutSessionView:
        """Expire an unpaid checkout session. Expiring it again has no effect."""
        return self._transport.call(Call("POST", f"/checkout-sessions/{segment(checkout_session_id)}/expire"))
