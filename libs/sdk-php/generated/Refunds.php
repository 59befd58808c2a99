<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreateRefund from Types
 * @phpstan-import-type ListQuery from Types
 * @phpstan-import-type PageOfRefundView from Types
 * @phpstan-import-type RefundView from Types
 */
final class Refunds
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Refund payments.
     *
     * @param CreateRefund $input
     * @return RefundView
     */
    public function create(string $transactionID, array $input = [], ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/transactions/' . Transport::segment($transactionID) . '/refunds',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * See refunds.
     *
     * @param ListQuery $query
     * @return PageOfRefundView
     */
    public function list(string $transactionID, array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/transactions/' . Transport::segment($transactionID) . '/refunds', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListQuery $query
     * @return \Generator<int, RefundView>
     */
    public function all(string $transactionID, array $query = []): \Generator
    {
        return $this->transport->rows('/transactions/' . Transport::segment($transactionID) . '/refunds', $query);
    }

    /**
     * See a refund.
     *
     * @return RefundView
     */
    public function get(string $refundID): array
    {
        return $this->transport->call(new Call('GET', '/refunds/' . Transport::segment($refundID)));
    }
}
