# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class Customers:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        input: Optional[types.CreateCustomer] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.CustomerView:
        """Create a customer."""
        return self._transport.call(
            Call("POST", "/customers", body=input or {}, idempotency_key=idempotency_key or new_key())
        )

    def list(self, query: Optional[types.ListCustomers] = None) -> types.PageOfCustomerView:
        """List customers, or search for them by name or email address. Staff see customers of all merchants, with only names and email addresses."""
        return page_of(self._transport, "/customers", query)

    def all(self, query: Optional[types.ListCustomers] = None) -> Iterator[types.CustomerView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/customers", query)

    def export_csv(self, query: Optional[types.ListCustomers] = None) -> Iterator[bytes]:
        """Export customers as CSV."""
        return self._transport.stream(Call("GET", "/customers/export.csv", query=query))

    def get(self, customer_id: str) -> types.CustomerView:
        """Read a customer. After erasure only its ID and times are left."""
        return self._transport.call(Call("GET", f"/customers/{segment(customer_id)}"))

    def update(self, customer_id: str, input: Optional[types.SaveCustomer] = None) -> types.CustomerView:
        """Change a customer. Fields you leave out become empty."""
        return self._transport.call(Call("PUT", f"/customers/{segment(customer_id)}", body=input or {}))

    def erase(self, customer_id: str) -> types.CustomerErasureView:
        """Erase a customer's personal data. Payments stay, without the payer's data. The response lists what else stays."""
        return self._transport.call(Call("DELETE", f"/customers/{segment(customer_id)}"))

    def export_data(self, customer_id: str) -> types.CustomerExportView:
        """Export all data about a customer, as JSON."""
        return self._transport.call(Call("POST", f"/customers/{segment(customer_id)}/export"))

    def create_portal_link(self, customer_id: str) -> types.PortalLinkView:
        """Create a link to a customer's own page with payments, receipts, invoices, saved payment methods and subscriptions. Anyone with the link can change and cancel subscriptions as your portal settings allow, which can charge the customer."""
        return self._transport.call(Call("POST", f"/customers/{segment(customer_id)}/portal-links"))

    def transactions(
        self,
        customer_id: str,
        query: Optional[types.ListTransactions] = None,
    ) -> types.PageOfTransactionView:
        """List a customer's payments."""
        return page_of(self._transport, f"/customers/{segment(customer_id)}/transactions", query)

    def all_transactions(
        self,
        customer_id: str,
        query: Optional[types.ListTransactions] = None,
    ) -> Iterator[types.TransactionView]:
        """As `transactions`: every row, page by page."""
        return rows_of(self._transport, f"/customers/{segment(customer_id)}/transactions", query)

    def payment_methods(
        self,
        customer_id: str,
        query: Optional[types.ListSavedMethods] = None,
    ) -> types.PageOfSavedPaymentMethodView:
        """List the payment methods that a customer saved. Reads by staff are recorded in the audit log."""
        return page_of(self._transport, f"/customers/{segment(customer_id)}/payment-methods", query)

    def all_payment_methods(
        self,
        customer_id: str,
        query: Optional[types.ListSavedMethods] = None,
    ) -> Iterator[types.SavedPaymentMethodView]:
        """As `payment_methods`: every row, page by page."""
        return rows_of(self._transport, f"/customers/{segment(customer_id)}/payment-methods", query)

    def get_payment_method(self, customer_id: str, saved_payment_method_id: str) -> types.SavedPaymentMethodView:
        """Read a saved payment method."""
        return self._transport.call(
            Call("GET", f"/customers/{segment(customer_id)}/payment-methods/{segment(saved_payment_method_id)}")
        )

    def detach_payment_method(self, customer_id: str, saved_payment_method_id: str) -> types.SavedPaymentMethodView:
        """Remove a saved payment method. It can no longer be charged."""
        return self._transport.call(
            Call("DELETE", f"/customers/{segment(customer_id)}/payment-methods/{segment(saved_payment_method_id)}")
        )

    def charge(
        self,
        customer_id: str,
        input: types.ChargeCustomer,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.TransactionView:
        """Charge a customer's saved payment method without the customer present."""
        return self._transport.call(
            Call(
                "POST",
                f"/customers/{segment(customer_id)}/transactions",
                body=input,
                idempotency_key=idempotency_key or new_key(),
            )
        )

    def set_default_payment_method(
        self,
        customer_id: str,
        input: Optional[types.SetDefaultMethod] = None,
    ) -> types.CustomerView:
        """Set or remove a customer's default payment method."""
        return self._transport.call(
            Call("PUT", f"/customers/{segment(customer_id)}/default-payment-method", body=input or {})
        )

    def link_transaction(self, customer_id: str, transaction_id: str) -> types.TransactionView:
        """Link a payment to a customer. Payments are never linked automatically, even if the email addresses match."""
        return self._transport.call(
            Call("PUT", f"/customers/{segment(customer_id)}/transactions/{segment(transaction_id)}")
        )

    def unlink_transaction(self, customer_id: str, transaction_id: str) -> None:
        """Unlink a payment from a customer."""
        return self._transport.call(
            Call("DELETE", f"/customers/{segment(customer_id)}/transactions/{segment(transaction_id)}")
        )
