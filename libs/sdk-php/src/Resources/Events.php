<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type EventView from Types
 * @phpstan-import-type ListEvents from Types
 * @phpstan-import-type PageOfEventView from Types
 */
final class Events
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * See events.
     *
     * @param ListEvents $query
     * @return PageOfEventView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', $this->transport->ownPath() . '/events', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListEvents $query
     * @return \Generator<int, EventView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows($this->transport->ownPath() . '/events', $query);
    }
}
