# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class Subscriptions:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        input: types.CreateSubscription,
        *,
        idempotency_key: Optional[str] = None,
    ) -> types.SubscriptionView:
        """Create a subscription. Without a trial, its first invoice is charged before the response."""
        return self._transport.call(
            Call("POST", "/subscriptions", body=input, idempotency_key=idempotency_key or new_key())
        )

    def list(self, query: Optional[types.ListSubscriptions] = None) -> types.PageOfSubscriptionView:
        """List subscriptions, or search for them by their customer."""
        return page_of(self._transport, "/subscriptions", query)

    def all(self, query: Optional[types.ListSubscriptions] = None) -> Iterator[types.SubscriptionView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/subscriptions", query)

    def export_csv(self, query: Optional[types.ListSubscriptions] = None) -> Iterator[bytes]:
        """Export subscriptions as CSV."""
        return self._transport.stream(Call("GET", "/subscriptions/export.csv", query=query))

    def get(self, subscription_id: str) -> types.SubscriptionView:
        """Read a subscription."""
        return self._transport.call(Call("GET", f"/subscriptions/{segment(subscription_id)}"))

    def change(self, subscription_id: str, input: types.ChangeSubscription) -> types.SubscriptionView:
        """Change a subscription. New items apply now, with or without proration, or at the end of the period."""
        return self._transport.call(Call("PUT", f"/subscriptions/{segment(subscription_id)}", body=input))

    def preview(
        self,
        subscription_id: str,
        input: Optional[types.PreviewSubscription] = None,
    ) -> types.SubscriptionPreviewView:
        """Preview the invoice for a change or for the next period. This is a read-only request."""
        return self._transport.call(
            Call("POST", f"/subscriptions/{segment(subscription_id)}/preview", body=input or {})
        )

    def cancel(self, subscription_id: str, input: Optional[types.CancelSubscription] = None) -> types.SubscriptionView:
        """Cancel a subscription at the end of its period, or now."""
        return self._transport.call(Call("POST", f"/subscriptions/{segment(subscription_id)}/cancel", body=input or {}))

    def pause(self, subscription_id: str) -> types.SubscriptionView:
        """Pause a subscription. It creates no invoices until you resume it."""
        return self._transport.call(Call("POST", f"/subscriptions/{segment(subscription_id)}/pause"))

    def resume(self, subscription_id: str) -> types.SubscriptionView:
        """Resume a paused subscription, or undo a scheduled cancellation."""
        return self._transport.call(Call("POST", f"/subscriptions/{segment(subscription_id)}/resume"))

    def payment_tries(self, subscription_id: str) -> types.itemsPaymentTryViewList:
        """List the attempts to charge a subscription's invoices, newest first, and why each was made at that time."""
        return self._transport.call(Call("GET", f"/subscriptions/{segment(subscription_id)}/payment-tries"))

    def usage(self, subscription_id: str) -> types.itemsUsageViewList:
        """Show usage that isn’t invoiced yet, and its cost so far, for each metered price and period."""
        return self._transport.call(Call("GET", f"/subscriptions/{segment(subscription_id)}/usage"))

    def retry_settings(self) -> types.DunningSettingsView:
        """Read when failed subscription payments are retried."""
        return self._transport.call(Call("GET", "/dunning-settings"))

    def save_retry_settings(self, input: types.SaveDunningSettings) -> types.DunningSettingsView:
        """Change when failed subscription payments are retried, and what happens after the last attempt."""
        return self._transport.call(Call("PUT", "/dunning-settings", body=input))

    def portal_settings(self) -> types.PortalSettingsView:
        """Read what customers may do with their subscriptions on their own page."""
        return self._transport.call(Call("GET", "/portal-settings"))

    def save_portal_settings(self, input: types.SavePortalSettings) -> types.PortalSettingsView:
        """Change what customers may do with their subscriptions on their own page."""
        return self._transport.call(Call("PUT", "/portal-settings", body=input))
