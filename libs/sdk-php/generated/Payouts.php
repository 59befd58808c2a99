<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type ListAllPayouts from Types
 * @phpstan-import-type ListQuery from Types
 * @phpstan-import-type PageOfPayoutLineView from Types
 * @phpstan-import-type PageOfPayoutView from Types
 * @phpstan-import-type PayoutDetailView from Types
 * @phpstan-import-type PayoutLineView from Types
 * @phpstan-import-type PayoutView from Types
 */
final class Payouts
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List payouts, newest first. API users see their own client's payouts.
     *
     * @param ListAllPayouts $query
     * @return PageOfPayoutView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/payouts', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListAllPayouts $query
     * @return \Generator<int, PayoutView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/payouts', $query);
    }

    /**
     * Export payouts as CSV.
     *
     * @param ListAllPayouts $query
     * @return resource the file, at its beginning
     */
    public function exportCsv(array $query = []): mixed
    {
        return $this->transport->stream(new Call('GET', '/payouts/export.csv', query: $query));
    }

    /**
     * Read a payout with its totals. Staff also get what to check before approval.
     *
     * @return PayoutDetailView
     */
    public function get(string $payoutID): array
    {
        return $this->transport->call(new Call('GET', '/payouts/' . Transport::segment($payoutID)));
    }

    /**
     * List the lines of a payout: payments, refunds, disputes and fees.
     *
     * @param ListQuery $query
     * @return PageOfPayoutLineView
     */
    public function lines(string $payoutID, array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/payouts/' . Transport::segment($payoutID) . '/lines', $query));
    }

    /**
     * As `lines`: every row, page by page.
     *
     * @param ListQuery $query
     * @return \Generator<int, PayoutLineView>
     */
    public function allLines(string $payoutID, array $query = []): \Generator
    {
        return $this->transport->rows('/payouts/' . Transport::segment($payoutID) . '/lines', $query);
    }

    /**
     * Export the lines of a payout as CSV.
     *
     * @param ListQuery $query
     * @return resource the file, at its beginning
     */
    public function exportLinesCsv(string $payoutID, array $query = []): mixed
    {
        return $this->transport->stream(new Call(
            'GET',
            '/payouts/' . Transport::segment($payoutID) . '/lines/export.csv',
            query: $query,
        ));
    }
}
