# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types
from .refunds import Refunds


class Transactions:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.refunds = Refunds(transport)

    def create(self, input: types.CreateTransaction, *, idempotency_key: Optional[str] = None) -> types.TransactionView:
        """Create payments."""
        return self._transport.call(
            Call("POST", "/transactions", body=input, idempotency_key=idempotency_key or new_key())
        )

    def list(self, query: Optional[types.ListAllTransactions] = None) -> types.PageOfTransactionView:
        """See payments."""
        return page_of(self._transport, "/transactions", query)

    def all(self, query: Optional[types.ListAllTransactions] = None) -> Iterator[types.TransactionView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/transactions", query)

    def export_csv(self, query: Optional[types.ListAllTransactions] = None) -> Iterator[bytes]:
        """Export payments."""
        return self._transport.stream(Call("GET", "/transactions/export.csv", query=query))

    def get(self, transaction_id: str) -> types.TransactionDetailView:
        """See a payment."""
        return self._transport.call(Call("GET", f"/transactions/{segment(transaction_id)}"))

    def attempts(self, transaction_id: str) -> types.AttemptsView:
        """List the attempts for a payment, oldest first. There are several if a processor failed."""
        return self._transport.call(Call("GET", f"/transactions/{segment(transaction_id)}/attempts"))

    def timeline(self, transaction_id: str) -> types.TimelineView:
        """Read a payment's timeline, oldest first: requests, attempts, status changes, ledger entries, events, deliveries and payouts. Staff also see risk, routing, webhooks and the bank."""
        return self._transport.call(Call("GET", f"/transactions/{segment(transaction_id)}/timeline"))

    def capture(
        self,
        transaction_id: str,
        input: Optional[types.CaptureTransaction] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.TransactionView:
        """Capture payments."""
        return self._transport.call(
            Call(
                "POST",
                f"/transactions/{segment(transaction_id)}/capture",
                body=input or {},
                idempotency_key=idempotency_key or new_key(),
            )
        )

    def cancel(self, transaction_id: str, *, idempotency_key: Optional[str] = None) -> types.TransactionView:
        """Cancel payments."""
        return self._transport.call(
            Call(
                "POST",
                f"/transactions/{segment(transaction_id)}/cancel",
                idempotency_key=idempotency_key or new_key(),
            )
        )

    def otp(
        self,
        transaction_id: str,
        input: types.SubmitOtp,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.TransactionView:
        """Submit one-time codes."""
        return self._transport.call(
            Call(
                "POST",
                f"/transactions/{segment(transaction_id)}/otp",
                body=input,
                idempotency_key=idempotency_key or new_key(),
            )
        )

    def resend_otp(self, transaction_id: str, *, idempotency_key: Optional[str] = None) -> types.TransactionView:
        """Resend one-time codes."""
        return self._transport.call(
            Call(
                "POST",
                f"/transactions/{segment(transaction_id)}/resend-otp",
                idempotency_key=idempotency_key or new_key(),
            )
        )

    def credit_test(
        self,
        transaction_id: str,
        input: Optional[types.CreateTestCredit] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.TestCreditView:
        """Simulate the bank transfer for a payment in test mode, as if the payer had sent the money."""
        return self._transport.call(
            Call(
                "POST",
                f"/transactions/{segment(transaction_id)}/test-credits",
                body=input or {},
                idempotency_key=idempotency_key or new_key(),
            )
        )
