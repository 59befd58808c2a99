# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, segment
from . import types


class WebhookDeliveries:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, query: Optional[types.ListWebhookDeliveries] = None) -> types.PageOfWebhookDeliveryView:
        """See webhook deliveries."""
        return page_of(self._transport, f"{self._transport.own_path()}/webhook-deliveries", query)

    def all(self, query: Optional[types.ListWebhookDeliveries] = None) -> Iterator[types.WebhookDeliveryView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, f"{self._transport.own_path()}/webhook-deliveries", query)

    def get(self, delivery_id: str) -> types.WebhookDeliveryDetailView:
        """See a webhook delivery."""
        return self._transport.call(
            Call("GET", f"{self._transport.own_path()}/webhook-deliveries/{segment(delivery_id)}")
        )

    def signature(self, delivery_id: str) -> types.WebhookSignatureView:
        """See a webhook delivery signature."""
        return self._transport.call(
            Call("GET", f"{self._transport.own_path()}/webhook-deliveries/{segment(delivery_id)}/signature")
        )

    def replay(self, delivery_id: str) -> types.WebhookDeliveryDetailView:
        """Replay a webhook delivery."""
        return self._transport.call(
            Call("POST", f"{self._transport.own_path()}/webhook-deliveries/{segment(delivery_id)}/replay")
        )

    def replay_all(self, input: types.ReplayWebhookDeliveries) -> types.WebhookReplayView:
        """Replay webhook deliveries in a time range."""
        return self._transport.call(Call("POST", f"{self._transport.own_path()}/webhook-deliveries/replay", body=input))
