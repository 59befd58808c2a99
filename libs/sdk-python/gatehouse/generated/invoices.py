# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class Invoices:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateInvoice, *, idempotency_key: Optional[str] = None) -> types.InvoiceView:
        """Create a draft invoice. It gets its number once it is finalized."""
        return self._transport.call(Call("POST", "/invoices", body=input, idempotency_key=idempotency_key or new_key()))

    def list(self, query: Optional[types.ListInvoices] = None) -> types.PageOfInvoiceSummaryView:
        """List invoices without their lines, or search for them by number, reference, or the customer's name or email address."""
        return page_of(self._transport, "/invoices", query)

    def all(self, query: Optional[types.ListInvoices] = None) -> Iterator[types.InvoiceSummaryView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/invoices", query)

    def export_csv(self, query: Optional[types.ListInvoices] = None) -> Iterator[bytes]:
        """Export invoices as CSV."""
        return self._transport.stream(Call("GET", "/invoices/export.csv", query=query))

    def get(self, invoice_id: str) -> types.InvoiceView:
        """Read an invoice with its lines, taxes and payments."""
        return self._transport.call(Call("GET", f"/invoices/{segment(invoice_id)}"))

    def update(self, invoice_id: str, input: types.SaveInvoice) -> types.InvoiceView:
        """Change a draft invoice. Fields you leave out become empty."""
        return self._transport.call(Call("PUT", f"/invoices/{segment(invoice_id)}", body=input))

    def delete(self, invoice_id: str) -> None:
        """Delete a draft invoice."""
        return self._transport.call(Call("DELETE", f"/invoices/{segment(invoice_id)}"))

    def finalize(self, invoice_id: str) -> types.InvoiceView:
        """Finalize a draft invoice. It gets its number and can be paid, and you can't change it anymore."""
        return self._transport.call(Call("POST", f"/invoices/{segment(invoice_id)}/finalize"))

    def pay(
        self,
        invoice_id: str,
        input: types.PayInvoice,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.InvoiceChargeView:
        """Charge the customer's saved payment method, for all or part of the amount due."""
        return self._transport.call(
            Call(
                "POST",
                f"/invoices/{segment(invoice_id)}/pay",
                body=input,
                idempotency_key=idempotency_key or new_key(),
            )
        )

    def send(self, invoice_id: str) -> types.InvoiceView:
        """Email a finalized invoice to its customer, with the link to pay it."""
        return self._transport.call(Call("POST", f"/invoices/{segment(invoice_id)}/send"))

    def void(self, invoice_id: str) -> types.InvoiceView:
        """Void an unpaid invoice. It keeps its number."""
        return self._transport.call(Call("POST", f"/invoices/{segment(invoice_id)}/void"))

    def mark_uncollectible(self, invoice_id: str) -> types.InvoiceView:
        """Mark an open invoice as uncollectible. It can still be paid."""
        return self._transport.call(Call("POST", f"/invoices/{segment(invoice_id)}/mark-uncollectible"))

    def pdf(self, invoice_id: str) -> Iterator[bytes]:
        """Download a finalized invoice as a PDF."""
        return self._transport.stream(Call("GET", f"/invoices/{segment(invoice_id)}/invoice.pdf"))

    def settings(self) -> types.InvoiceSettingsView:
        """Read the seller details on invoices."""
        return self._transport.call(Call("GET", "/invoice-settings"))

    def save_settings(self, input: types.SaveInvoiceSettings) -> types.InvoiceSettingsView:
        """Change the seller details on new invoices. Finalized invoices stay as they are."""
        return self._transport.call(Call("PUT", "/invoice-settings", body=input))
