# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class Prices:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreatePrice, *, idempotency_key: Optional[str] = None) -> types.PriceView:
        """Create a price for a product."""
        return self._transport.call(Call("POST", "/prices", body=input, idempotency_key=idempotency_key or new_key()))

    def list(self, query: Optional[types.ListPrices] = None) -> types.PageOfPriceView:
        """List prices."""
        return page_of(self._transport, "/prices", query)

    def all(self, query: Optional[types.ListPrices] = None) -> Iterator[types.PriceView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/prices", query)

    def get(self, price_id: str) -> types.PriceView:
        """Read a price."""
        return self._transport.call(Call("GET", f"/prices/{segment(price_id)}"))

    def retire(self, price_id: str) -> types.PriceView:
        """Retire a price. New invoice lines can no longer use it."""
        return self._transport.call(Call("POST", f"/prices/{segment(price_id)}/retire"))
