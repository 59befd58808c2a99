# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class Products:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateProduct, *, idempotency_key: Optional[str] = None) -> types.ProductView:
        """Create a product."""
        return self._transport.call(Call("POST", "/products", body=input, idempotency_key=idempotency_key or new_key()))

    def list(self, query: Optional[types.ListProducts] = None) -> types.PageOfProductView:
        """List products, or search for them by name."""
        return page_of(self._transport, "/products", query)

    def all(self, query: Optional[types.ListProducts] = None) -> Iterator[types.ProductView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/products", query)

    def get(self, product_id: str) -> types.ProductView:
        """Read a product."""
        return self._transport.call(Call("GET", f"/products/{segment(product_id)}"))

    def update(self, product_id: str, input: types.SaveProduct) -> types.ProductView:
        """Change a product. Fields you leave out become empty."""
        return self._transport.call(Call("PUT", f"/products/{segment(product_id)}", body=input))

    def retire(self, product_id: str) -> types.ProductView:
        """Retire a product. You can't add prices to it anymore."""
        return self._transport.call(Call("POST", f"/products/{segment(product_id)}/retire"))
