# Written by `npm run openapi` from the routes of the API.

from __future__ import annotations

from typing import Iterator, Optional

from ..pages import page_of, rows_of
from ..transport import Call, Transport, new_key, segment
from . import types


class Coupons:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, input: types.CreateCoupon, *, idempotency_key: Optional[str] = None) -> types.CouponView:
        """Create a coupon for a percentage or an amount off."""
        return self._transport.call(Call("POST", "/coupons", body=input, idempotency_key=idempotency_key or new_key()))

    def list(self, query: Optional[types.ListCoupons] = None) -> types.PageOfCouponView:
        """List coupons, or search for them by name or code."""
        return page_of(self._transport, "/coupons", query)

    def all(self, query: Optional[types.ListCoupons] = None) -> Iterator[types.CouponView]:
        """As `list`: every row, page by page."""
        return rows_of(self._transport, "/coupons", query)

    def get(self, coupon_id: str) -> types.CouponView:
        """Read a coupon."""
        return self._transport.call(Call("GET", f"/coupons/{segment(coupon_id)}"))

    def redemptions(
        self,
        coupon_id: str,
        query: Optional[types.ListCouponRedemptions] = None,
    ) -> types.PageOfCouponRedemptionView:
        """List who redeemed a coupon, and when."""
        return page_of(self._transport, f"/coupons/{segment(coupon_id)}/redemptions", query)

    def all_redemptions(
        self,
        coupon_id: str,
        query: Optional[types.ListCouponRedemptions] = None,
    ) -> Iterator[types.CouponRedemptionView]:
        """As `redemptions`: every row, page by page."""
        return rows_of(self._transport, f"/coupons/{segment(coupon_id)}/redemptions", query)

    def retire(self, coupon_id: str) -> types.CouponView:
        """Retire a coupon. It can't be redeemed anymore. Subscriptions that have it keep it."""
        return self._transport.call(Call("POST", f"/coupons/{segment(coupon_id)}/retire"))
