<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CheckoutSessionView from Types
 * @phpstan-import-type CreateCheckoutSession from Types
 * @phpstan-import-type ListCheckoutSessions from Types
 * @phpstan-import-type OpenedCheckoutSessionView from Types
 * @phpstan-import-type PageOfCheckoutSessionView from Types
 */
final class CheckoutSessions
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a checkout session: one payment on our page, which returns the payer to you.
     *
     * @param CreateCheckoutSession $input
     * @return OpenedCheckoutSessionView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/checkout-sessions',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * See checkout sessions.
     *
     * @param ListCheckoutSessions $query
     * @return PageOfCheckoutSessionView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/checkout-sessions', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListCheckoutSessions $query
     * @return \Generator<int, CheckoutSessionView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/checkout-sessions', $query);
    }

    /**
     * See a checkout session.
     *
     * @return OpenedCheckoutSessionView
     */
    public function get(string $checkoutSessionID): array
    {
        return $this->transport->call(new Call('GET', '/checkout-sessions/' . Transport::segment($checkoutSessionID)));
    }

    /**
     * Expire an unpaid checkout session. Expiring it again has no effect.
     *
     * @return CheckoutSessionView
     */
    public function expire(string $checkoutSessionID): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/checkout-sessions/' . Transport::segment($checkoutSessionID) . '/expire',
        ));
    }
}
