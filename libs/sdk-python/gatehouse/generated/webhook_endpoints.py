# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, segment
from . import types


class WebhookEndpoints:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateWebhookEndpoint) -> types.WebhookEndpointSecretView:
        """Create webhook endpoints."""
        return self._transport.call(Call("POST", f"{self._transport.own_path()}/webhook-endpoints", body=input))

    def list(self, query: Optional[types.ListQuery] = None) -> types.PageOfWebhookEndpointView:
        """See webhook endpoints."""
        return page_of(self._transport, f"{self._transport.own_path()}/webhook-endpoints", query)

    def all(self, query: Optional[types.ListQuery] = None) -> Iterator[types.WebhookEndpointView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, f"{self._transport.own_path()}/webhook-endpoints", query)

    def update(self, endpoint_id: str, input: types.SaveWebhookEndpoint) -> types.WebhookEndpointView:
        """Change webhook endpoints."""
        return self._transport.call(
            Call("PUT", f"{self._transport.own_path()}/webhook-endpoints/{segment(endpoint_id)}", body=input)
        )

    def delete(self, endpoint_id: str) -> None:
        """Delete webhook endpoints."""
        return self._transport.call(
            Call("DELETE", f"{self._transport.own_path()}/webhook-endpoints/{segment(endpoint_id)}")
        )

    def rotate_secret(
        self,
        endpoint_id: str,
        input: Optional[types.RotateWebhookSecret] = None,
    ) -> types.WebhookEndpointSecretView:
        """Rotate webhook secrets."""
        return self._transport.call(
            Call(
                "POST",
                f"{self._transport.own_path()}/webhook-endpoints/{segment(endpoint_id)}/rotate-secret",
                body=input or {},
            )
        )

    def enable(self, endpoint_id: str) -> types.WebhookEndpointView:
        """Enable webhook endpoints."""
        return self._transport.call(
            Call("POST", f"{self._transport.own_path()}/webhook-endpoints/{segment(endpoint_id)}/enable")
        )

    def test(self, endpoint_id: str) -> types.WebhookDeliveryDetailView:
        """Send test webhooks."""
        return self._transport.call(
            Call("POST", f"{self._transport.own_path()}/webhook-endpoints/{segment(endpoint_id)}/test")
        )
