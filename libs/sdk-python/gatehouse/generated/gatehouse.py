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
        """List the accounts that can take a payment, with the public settings for your own payment page. All values are public."""
        return self._transport.call(Call("GET", "/checkout-settings", query=query))
