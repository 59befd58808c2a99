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
     * List API requests of the last 30 days, newest first. New requests appear after about a second.
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
     * Read an API request, with its error and what happened to its payment since.
     *
     * @return RequestLogDetailView
     */
    public function get(string $requestLogID): array
    {
        return $this->transport->call(new Call('GET', '/request-logs/' . Transport::segment($requestLogID)));
    }
}
