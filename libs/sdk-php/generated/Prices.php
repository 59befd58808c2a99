<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreatePrice from Types
 * @phpstan-import-type ListPrices from Types
 * @phpstan-import-type PageOfPriceView from Types
 * @phpstan-import-type PriceView from Types
 */
final class Prices
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a price for a product.
     *
     * @param CreatePrice $input
     * @return PriceView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/prices',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List prices.
     *
     * @param ListPrices $query
     * @return PageOfPriceView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/prices', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListPrices $query
     * @return \Generator<int, PriceView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/prices', $query);
    }

    /**
     * Read a price.
     *
     * @return PriceView
     */
    public function get(string $priceID): array
    {
        return $this->transport->call(new Call('GET', '/prices/' . Transport::segment($priceID)));
    }

    /**
     * Retire a price. New invoice lines can no longer use it.
     *
     * @return PriceView
     */
    public function retire(string $priceID): array
    {
        return $this->transport->call(new Call('POST', '/prices/' . Transport::segment($priceID) . '/retire'));
    }
}
