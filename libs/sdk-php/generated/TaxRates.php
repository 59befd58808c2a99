<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreateTaxRate from Types
 * @phpstan-import-type ListTaxRates from Types
 * @phpstan-import-type PageOfTaxRateView from Types
 * @phpstan-import-type TaxRateView from Types
 */
final class TaxRates
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a tax rate.
     *
     * @param CreateTaxRate $input
     * @return TaxRateView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/tax-rates',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List tax rates.
     *
     * @param ListTaxRates $query
     * @return PageOfTaxRateView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/tax-rates', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListTaxRates $query
     * @return \Generator<int, TaxRateView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/tax-rates', $query);
    }

    /**
     * Read a tax rate.
     *
     * @return TaxRateView
     */
    public function get(string $taxRateID): array
    {
        return $this->transport->call(new Call('GET', '/tax-rates/' . Transport::segment($taxRateID)));
    }

    /**
     * Retire a tax rate. New invoice lines can no longer use it.
     *
     * @return TaxRateView
     */
    public function retire(string $taxRateID): array
    {
        return $this->transport->call(new Call('POST', '/tax-rates/' . Transport::segment($taxRateID) . '/retire'));
    }
}
