<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type BalanceView from Types
 * @phpstan-import-type CheckoutSettingsView from Types
 * @phpstan-import-type ReadCheckoutSettings from Types
 */
abstract class Own
{
    public function __construct(protected readonly Transport $transport)
    {
    }

    /**
     * See the balance.
     *
     * @return list<BalanceView>
     */
    public function balance(): array
    {
        return $this->transport->call(new Call('GET', '/balance'))['items'];
    }

    /**
     * List the accounts that can take a payment, with the public settings for your own payment page. All values are public.
     *
     * @param ReadCheckoutSettings $query
     * @return CheckoutSettingsView
     */
    public function checkoutSettings(array $query): array
    {
        return $this->transport->call(new Call('GET', '/checkout-settings', query: $query));
    }
}
