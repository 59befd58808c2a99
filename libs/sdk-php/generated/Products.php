<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreateProduct from Types
 * @phpstan-import-type ListProducts from Types
 * @phpstan-import-type PageOfProductView from Types
 * @phpstan-import-type ProductView from Types
 * @phpstan-import-type SaveProduct from Types
 */
final class Products
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a product.
     *
     * @param CreateProduct $input
     * @return ProductView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/products',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List products, or search for them by name.
     *
     * @param ListProducts $query
     * @return PageOfProductView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/products', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListProducts $query
     * @return \Generator<int, ProductView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/products', $query);
    }

    /**
     * Read a product.
     *
     * @return ProductView
     */
    public function get(string $productID): array
    {
        return $this->transport->call(new Call('GET', '/products/' . Transport::segment($productID)));
    }

    /**
     * Change a product. Fields you leave out become empty.
     *
     * @param SaveProduct $input
     * @return ProductView
     */
    public function update(string $productID, array $input): array
    {
        return $this->transport->call(new Call('PUT', '/products/' . Transport::segment($productID), body: $input));
    }

    /**
     * Retire a product. You can't add prices to it anymore.
     *
     * @return ProductView
     */
    public function retire(string $productID): array
    {
        return $this->transport->call(new Call('POST', '/products/' . Transport::segment($productID) . '/retire'));
    }
}
