<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type AdvanceTestClock from Types
 * @phpstan-import-type ClockTimelineView from Types
 * @phpstan-import-type CreateTestClock from Types
 * @phpstan-import-type ListTestClocks from Types
 * @phpstan-import-type PageOfTestClockView from Types
 * @phpstan-import-type TestClockView from Types
 */
final class TestClocks
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a test clock. Customers created on it use its time.
     *
     * @param CreateTestClock $input
     * @return TestClockView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/test-clocks',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List test clocks.
     *
     * @param ListTestClocks $query
     * @return PageOfTestClockView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/test-clocks', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListTestClocks $query
     * @return \Generator<int, TestClockView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/test-clocks', $query);
    }

    /**
     * Read a test clock.
     *
     * @return TestClockView
     */
    public function get(string $testClockID): array
    {
        return $this->transport->call(new Call('GET', '/test-clocks/' . Transport::segment($testClockID)));
    }

    /**
     * List what happened to customers on a test clock, newest first.
     *
     * @return ClockTimelineView
     */
    public function timeline(string $testClockID): array
    {
        return $this->transport->call(new Call(
            'GET',
            '/test-clocks/' . Transport::segment($testClockID) . '/timeline',
        ));
    }

    /**
     * Advance a test clock. Everything due until then happens in order before the response.
     *
     * @param AdvanceTestClock $input
     * @return TestClockView
     */
    public function advance(string $testClockID, array $input): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/test-clocks/' . Transport::segment($testClockID) . '/advance',
            body: $input,
        ));
    }

    /**
     * Close a test clock. It stops, and its customers have no more renewals.
     *
     * @return TestClockView
     */
    public function close(string $testClockID): array
    {
        return $this->transport->call(new Call('POST', '/test-clocks/' . Transport::segment($testClockID) . '/close'));
    }
}
