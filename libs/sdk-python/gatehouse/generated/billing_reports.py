# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport
from . import types


class BillingReports:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def recurring_revenue(self, query: types.ReadRecurringRevenue) -> types.RecurringRevenueView:
        """Read the monthly recurring revenue of each month, and what changed it."""
        return self._transport.call(Call("GET", "/billing-reports/recurring-revenue", query=query))

    def churn(self, query: types.ReadChurn) -> types.ChurnView:
        """Read how many subscriptions and how much revenue each month lost to cancellations."""
        return self._transport.call(Call("GET", "/billing-reports/churn", query=query))

    def retention(self, query: types.ReadRetention) -> types.RetentionView:
        """Read how many subscriptions started in each month are still charged."""
        return self._transport.call(Call("GET", "/billing-reports/retention", query=query))

    def aging(self, query: types.ReadAging) -> types.AgingView:
        """Read the amounts due on open invoices, by days overdue."""
        return self._transport.call(Call("GET", "/billing-reports/aging", query=query))

    def movements(self, query: types.ListRevenueMovements) -> types.PageOfRevenueMovementView:
        """List the changes behind recurring revenue, churn and retention."""
        return page_of(self._transport, "/billing-reports/movements", query)

    def all_movements(self, query: types.ListRevenueMovements) -> Iterator[types.RevenueMovementView]:
        """As `movements`: every row, page by page."""
        return rows_of(self._transport, "/billing-reports/movements", query)

    def export_movements_csv(self, query: types.ListRevenueMovements) -> Iterator[bytes]:
        """Export revenue movements as CSV."""
        return self._transport.stream(Call("GET", "/billing-reports/movements/export.csv", query=query))

    def open_invoices(self, query: types.ListAgedInvoices) -> types.PageOfInvoiceSummaryView:
        """List the open invoices behind the aging report."""
        return page_of(self._transport, "/billing-reports/open-invoices", query)

    def all_open_invoices(self, query: types.ListAgedInvoices) -> Iterator[types.InvoiceSummaryView]:
        """As `open_invoices`: every row, page by page."""
        return rows_of(self._transport, "/billing-reports/open-invoices", query)

    def cancellations(self, query: Optional[types.ReadCancellations] = None) -> types.CancellationsView:
        """Count the subscriptions that customers canceled on their own page, by reason and month."""
        return self._transport.call(Call("GET", "/billing-reports/cancellations", query=query))
