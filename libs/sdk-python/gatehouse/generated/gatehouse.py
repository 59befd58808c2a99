# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import List

from ..transport import Call, Transport
from . import types


class Own:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def balance(self) -> List[types.BalanceView]:
        """See the balance."""
        return self._transport.call(Call("GET", "/balance"))["items"]

    def checkout_settings(self, query: types.ReadCheckoutSettings) -> types.CheckoutSettingsView:
        """Ask which accounts a payment is offered, and what a page of your own needs to start their fields. Nothing of it is secret."""
        return self._transport.call(Call("GET", "/checkout-settings", query=query))
