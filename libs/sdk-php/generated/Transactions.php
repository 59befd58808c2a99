<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type AttemptsView from Types
 * @phpstan-import-type CaptureTransaction from Types
 * @phpstan-import-type CreateTestCredit from Types
 * @phpstan-import-type CreateTransaction from Types
 * @phpstan-import-type ListAllTransactions from Types
 * @phpstan-import-type PageOfTransactionView from Types
 * @phpstan-import-type SubmitOtp from Types
 * @phpstan-import-type TestCreditView from Types
 * @phpstan-import-type TimelineView from Types
 * @phpstan-import-type TransactionDetailView from Types
 * @phpstan-import-type TransactionView from Types
 */
final class Transactions
{
    public readonly Refunds $refunds;

    public function __construct(private readonly Transport $transport)
    {
        $this->refunds = new Refunds($transport);
    }

    /**
     * Create payments.
     *
     * @param CreateTransaction $input
     * @return TransactionView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/transactions',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * See payments.
     *
     * @param ListAllTransactions $query
     * @return PageOfTransactionView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/transactions', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListAllTransactions $query
     * @return \Generator<int, TransactionView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/transactions', $query);
    }

    /**
     * Export payments.
     *
     * @param ListAllTransactions $query
     * @return resource the file, at its beginning
     */
    public function exportCsv(array $query = []): mixed
    {
        return $this->transport->stream(new Call('GET', '/transactions/export.csv', query: $query));
    }

    /**
     * See a payment.
     *
     * @return TransactionDetailView
     */
    public function get(string $transactionID): array
    {
        return $this->transport->call(new Call('GET', '/transactions/' . Transport::segment($transactionID)));
    }

    /**
     * List the attempts for a payment, oldest first. There are several if a processor failed.
     *
     * @return AttemptsView
     */
    public function attempts(string $transactionID): array
    {
        return $this->transport->call(new Call(
            'GET',
            '/transactions/' . Transport::segment($transactionID) . '/attempts',
        ));
    }

    /**
     * Read a payment's timeline, oldest first: requests, attempts, status changes, ledger entries, events, deliveries and payouts. Staff also see risk, routing, webhooks and the bank.
     *
     * @return TimelineView
     */
    public function timeline(string $transactionID): array
    {
        return $this->transport->call(new Call(
            'GET',
            '/transactions/' . Transport::segment($transactionID) . '/timeline',
        ));
    }

    /**
     * Capture payments.
     *
     * @param CaptureTransaction $input
     * @return TransactionView
     */
    public function capture(string $transactionID, array $input = [], ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/transactions/' . Transport::segment($transactionID) . '/capture',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * Cancel payments.
     *
     * @return TransactionView
     */
    public function cancel(string $transactionID, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/transactions/' . Transport::segment($transactionID) . '/cancel',
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * Submit one-time codes.
     *
     * @param SubmitOtp $input
     * @return TransactionView
     */
    public function otp(string $transactionID, array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/transactions/' . Transport::segment($transactionID) . '/otp',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * Resend one-time codes.
     *
     * @return TransactionView
     */
    public function resendOtp(string $transactionID, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/transactions/' . Transport::segment($transactionID) . '/resend-otp',
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * Simulate the bank transfer for a payment in test mode, as if the payer had sent the money.
     *
     * @param CreateTestCredit $input
     * @return TestCreditView
     */
    public function creditTest(string $transactionID, array $input = [], ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/transactions/' . Transport::segment($transactionID) . '/test-credits',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }
}
