<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\EventStream;
use Gatehouse\Transport;

/**
 * @phpstan-import-type EventView from Types
 * @phpstan-import-type ListEvents from Types
 * @phpstan-import-type PageOfEventView from Types
 * @phpstan-import-type StreamedEvent from \Gatehouse\EventStream
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

    /**
     * Stream events as they happen, as server-sent events. Each message has the same data as a webhook. Send the ID of the last message as `Last-Event-ID` to resume from there without gaps, for up to three days. Without it, the stream starts now.
     *
     * @param ?string $lastEventID the `id` of the last event that you have worked off
     * @param ?\Closure(string): mixed $onOpened hears where the stream stands each time that it is opened
     * @param int $silenceMs a connection that says nothing for so long is opened again
     * @return \Generator<int, StreamedEvent>
     */
    public function stream(?string $lastEventID = null, ?\Closure $onOpened = null, int $silenceMs = 45_000): \Generator
    {
        return (new EventStream($this->transport, '/events/stream', $lastEventID, $silenceMs, $onOpened))->events();
    }
}
