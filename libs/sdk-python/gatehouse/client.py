from __future__ import annotations

from typing import Any, Mapping, Optional

from .generated.billing_reports import BillingReports
from .generated.checkout_sessions import CheckoutSessions
from .generated.customers import Customers
from .generated.events import Events
from .generated.gatehouse import Own
from .generated.coupons import Coupons
from .generated.credit_notes import CreditNotes
from .generated.invoices import Invoices
from .generated.ledger_entries import LedgerEntries
from .generated.payment_links import PaymentLinks
from .generated.payouts import Payouts
from .generated.prices import Prices
from .generated.products import Products
from .generated.request_logs import RequestLogs
from .generated.subscriptions import Subscriptions
from .generated.tax_rates import TaxRates
from .generated.test_clocks import TestClocks
from .generated.transactions import Transactions
from .generated.usage_events import UsageEvents
from .generated.webhook_deliveries import WebhookDeliveries
from .generated.webhook_endpoints import WebhookEndpoints
from .transport import Call, Options, Transport


class Gatehouse(Own):
    """
    :param url: Where Gatehouse runs, such as `https://pay.example.com`; without /api.
    :param client_id: `cli_…` of your profile; for events, payment links and webhooks alone.
    :param timeout: Seconds for one attempt.
    :param retries_max: Attempts after the first.
    :param retry_delay: Seconds before the first retry, doubled each time.
    :param retry_wait_max: A longer `Retry-After` is told at once, and not waited for.
    """

    def __init__(
        self,
        *,
        url: str,
        api_key: str,
        api_secret: str,
        client_id: Optional[str] = None,
        timeout: float = 30,
        retries_max: int = 3,
        retry_delay: float = 0.5,
        retry_wait_max: float = 10,
    ) -> None:
        if not url.startswith(("https://", "http://")):
            raise ValueError("`url` is where Gatehouse runs, such as https://pay.example.com")
        options = Options(url, api_key, api_secret, client_id, timeout, retries_max, retry_delay, retry_wait_max)
        transport = Transport(options)
        super().__init__(transport)
        self.transactions = Transactions(transport)
        self.checkout_sessions = CheckoutSessions(transport)
        self.customers = Customers(transport)
        self.coupons = Coupons(transport)
        self.usage_events = UsageEvents(transport)
        self.credit_notes = CreditNotes(transport)
        self.invoices = Invoices(transport)
        self.prices = Prices(transport)
        self.products = Products(transport)
        self.subscriptions = Subscriptions(transport)
        self.test_clocks = TestClocks(transport)
        self.billing_reports = BillingReports(transport)
        self.tax_rates = TaxRates(transport)
        self.ledger_entries = LedgerEntries(transport)
        self.payouts = Payouts(transport)
        self.request_logs = RequestLogs(transport)
        self.events = Events(transport)
        self.payment_links = PaymentLinks(transport)
        self.webhook_endpoints = WebhookEndpoints(transport)
        self.webhook_deliveries = WebhookDeliveries(transport)

    def call(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Any call of the API reference."""
        return self._transport.call(Call(method, path, query, body, idempotency_key))
