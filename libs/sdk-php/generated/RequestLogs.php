<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type ListAllRequestLogs from Types
 * @phpstan-import-type PageOfRequestLogView from Types
 * @phpstan-import-type RequestLogDetailView from Types
 * @phpstan-import-type RequestLogView from Types
 */
final class RequestLogs
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List what programs have called and what they were answered, newest first; of the last 30 days, about a second behind.
     *
     * @param ListAllRequestLogs $query
     * @return PageOfRequestLogView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/request-logs', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListAllRequestLogs $query
     * @return \Generator<int, RequestLogView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/request-logs', $query);
    }

    /**
     * Read a call of a program: what was refused of it, and what its payment did from then on.
     *
     * @return RequestLogDetailView
     */
    public function get(string $requestLogID): array
    {
        return $this->transport->call(new Call('GET', '/request-logs/' . Transport::segment($requestLogID)));
    }
}
