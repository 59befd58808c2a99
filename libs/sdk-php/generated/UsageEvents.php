<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreateUsageEvent from Types
 * @phpstan-import-type ListUsageEvents from Types
 * @phpstan-import-type PageOfUsageEventView from Types
 * @phpstan-import-type UsageEventView from Types
 */
final class UsageEvents
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Report usage of a metered price. Each eventID counts once.
     *
     * @param CreateUsageEvent $input
     * @return UsageEventView
     */
    public function create(array $input): array
    {
        return $this->transport->call(new Call('POST', '/usage-events', body: $input));
    }

    /**
     * List usage events, the newest first.
     *
     * @param ListUsageEvents $query
     * @return PageOfUsageEventView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/usage-events', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListUsageEvents $query
     * @return \Generator<int, UsageEventView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/usage-events', $query);
    }

    /**
     * Export usage events as CSV.
     *
     * @param ListUsageEvents $query
     * @return resource the file, at its beginning
     */
    public function exportCsv(array $query = []): mixed
    {
        return $this->transport->stream(new Call('GET', '/usage-events/export.csv', query: $query));
    }
}
