# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class TaxRates:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateTaxRate, *, idempotency_key: Optional[str] = None) -> types.TaxRateView:
        """Create a tax rate."""
        return self._transport.call(
            Call("POST", "/tax-rates", body=input, idempotency_key=idempotency_key or new_key())
        )

    def list(self, query: Optional[types.ListTaxRates] = None) -> types.PageOfTaxRateView:
        """List tax rates."""
        return page_of(self._transport, "/tax-rates", query)

    def all(self, query: Optional[types.ListTaxRates] = None) -> Iterator[types.TaxRateView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/tax-rates", query)

    def get(self, tax_rate_id: str) -> types.TaxRateView:
        """Read a tax rate."""
        return self._transport.call(Call("GET", f"/tax-rates/{segment(tax_rate_id)}"))

    def retire(self, tax_rate_id: str) -> types.TaxRateView:
        """Retire a tax rate. New invoice lines can no longer use it."""
        return self._transport.call(Call("POST", f"/tax-rates/{segment(tax_rate_id)}/retire"))
