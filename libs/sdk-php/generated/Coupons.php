<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CouponRedemptionView from Types
 * @phpstan-import-type CouponView from Types
 * @phpstan-import-type CreateCoupon from Types
 * @phpstan-import-type ListCouponRedemptions from Types
 * @phpstan-import-type ListCoupons from Types
 * @phpstan-import-type PageOfCouponRedemptionView from Types
 * @phpstan-import-type PageOfCouponView from Types
 */
final class Coupons
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a coupon for a percentage or an amount off.
     *
     * @param CreateCoupon $input
     * @return CouponView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/coupons',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List coupons, or search for them by name or code.
     *
     * @param ListCoupons $query
     * @return PageOfCouponView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/coupons', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListCoupons $query
     * @return \Generator<int, CouponView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/coupons', $query);
    }

    /**
     * Read a coupon.
     *
     * @return CouponView
     */
    public function get(string $couponID): array
    {
        return $this->transport->call(new Call('GET', '/coupons/' . Transport::segment($couponID)));
    }

    /**
     * List who redeemed a coupon, and when.
     *
     * @param ListCouponRedemptions $query
     * @return PageOfCouponRedemptionView
     */
    public function redemptions(string $couponID, array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/coupons/' . Transport::segment($couponID) . '/redemptions', $query));
    }

    /**
     * As `redemptions`: every row, page by page.
     *
     * @param ListCouponRedemptions $query
     * @return \Generator<int, CouponRedemptionView>
     */
    public function allRedemptions(string $couponID, array $query = []): \Generator
    {
        return $this->transport->rows('/coupons/' . Transport::segment($couponID) . '/redemptions', $query);
    }

    /**
     * Retire a coupon. It can't be redeemed anymore. Subscriptions that have it keep it.
     *
     * @return CouponView
     */
    public function retire(string $couponID): array
    {
        return $this->transport->call(new Call('POST', '/coupons/' . Transport::segment($couponID) . '/retire'));
    }
}
