<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type LedgerEntryView from Types
 * @phpstan-import-type ListLedgerEntries from Types
 * @phpstan-import-type PageOfLedgerEntryView from Types
 */
final class LedgerEntries
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * See ledger entries.
     *
     * @param ListLedgerEntries $query
     * @return PageOfLedgerEntryView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/ledger-entries', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListLedgerEntries $query
     * @return \Generator<int, LedgerEntryView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/ledger-entries', $query);
    }
}
