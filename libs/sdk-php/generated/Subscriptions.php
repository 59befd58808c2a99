<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CancelSubscription from Types
 * @phpstan-import-type ChangeSubscription from Types
 * @phpstan-import-type CreateSubscription from Types
 * @phpstan-import-type DunningSettingsView from Types
 * @phpstan-import-type ListSubscriptions from Types
 * @phpstan-import-type PageOfSubscriptionView from Types
 * @phpstan-import-type PortalSettingsView from Types
 * @phpstan-import-type PreviewSubscription from Types
 * @phpstan-import-type SaveDunningSettings from Types
 * @phpstan-import-type SavePortalSettings from Types
 * @phpstan-import-type SubscriptionPreviewView from Types
 * @phpstan-import-type SubscriptionView from Types
 * @phpstan-import-type itemsPaymentTryViewList from Types
 * @phpstan-import-type itemsUsageViewList from Types
 */
final class Subscriptions
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a subscription. Without a trial, its first invoice is charged before the response.
     *
     * @param CreateSubscription $input
     * @return SubscriptionView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/subscriptions',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List subscriptions, or search for them by their customer.
     *
     * @param ListSubscriptions $query
     * @return PageOfSubscriptionView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/subscriptions', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListSubscriptions $query
     * @return \Generator<int, SubscriptionView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/subscriptions', $query);
    }

    /**
     * Export subscriptions as CSV.
     *
     * @param ListSubscriptions $query
     * @return resource the file, at its beginning
     */
    public function exportCsv(array $query = []): mixed
    {
        return $this->transport->stream(new Call('GET', '/subscriptions/export.csv', query: $query));
    }

    /**
     * Read a subscription.
     *
     * @return SubscriptionView
     */
    public function get(string $subscriptionID): array
    {
        return $this->transport->call(new Call('GET', '/subscriptions/' . Transport::segment($subscriptionID)));
    }

    /**
     * Change a subscription. New items apply now, with or without proration, or at the end of the period.
     *
     * @param ChangeSubscription $input
     * @return SubscriptionView
     */
    public function change(string $subscriptionID, array $input): array
    {
        return $this->transport->call(new Call(
            'PUT',
            '/subscriptions/' . Transport::segment($subscriptionID),
            body: $input,
        ));
    }

    /**
     * Preview the invoice for a change or for the next period. This is a read-only request.
     *
     * @param PreviewSubscription $input
     * @return SubscriptionPreviewView
     */
    public function preview(string $subscriptionID, array $input = []): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/subscriptions/' . Transport::segment($subscriptionID) . '/preview',
            body: $input,
        ));
    }

    /**
     * Cancel a subscription at the end of its period, or now.
     *
     * @param CancelSubscription $input
     * @return SubscriptionView
     */
    public function cancel(string $subscriptionID, array $input = []): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/subscriptions/' . Transport::segment($subscriptionID) . '/cancel',
            body: $input,
        ));
    }

    /**
     * Pause a subscription. It creates no invoices until you resume it.
     *
     * @return SubscriptionView
     */
    public function pause(string $subscriptionID): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/subscriptions/' . Transport::segment($subscriptionID) . '/pause',
        ));
    }

    /**
     * Resume a paused subscription, or undo a scheduled cancellation.
     *
     * @return SubscriptionView
     */
    public function resume(string $subscriptionID): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/subscriptions/' . Transport::segment($subscriptionID) . '/resume',
        ));
    }

    /**
     * List the attempts to charge a subscription's invoices, newest first, and why each was made at that time.
     *
     * @return itemsPaymentTryViewList
     */
    public function paymentTries(string $subscriptionID): array
    {
        return $this->transport->call(new Call(
            'GET',
            '/subscriptions/' . Transport::segment($subscriptionID) . '/payment-tries',
        ));
    }

    /**
     * Show usage that isn’t invoiced yet, and its cost so far, for each metered price and period.
     *
     * @return itemsUsageViewList
     */
    public function usage(string $subscriptionID): array
    {
        return $this->transport->call(new Call(
            'GET',
            '/subscriptions/' . Transport::segment($subscriptionID) . '/usage',
        ));
    }

    /**
     * Read when failed subscription payments are retried.
     *
     * @return DunningSettingsView
     */
    public function retrySettings(): array
    {
        return $this->transport->call(new Call('GET', '/dunning-settings'));
    }

    /**
     * Change when failed subscription payments are retried, and what happens after the last attempt.
     *
     * @param SaveDunningSettings $input
     * @return DunningSettingsView
     */
    public function saveRetrySettings(array $input): array
    {
        return $this->transport->call(new Call('PUT', '/dunning-settings', body: $input));
    }

    /**
     * Read what customers may do with their subscriptions on their own page.
     *
     * @return PortalSettingsView
     */
    public function portalSettings(): array
    {
        return $this->transport->call(new Call('GET', '/portal-settings'));
    }

    /**
     * Change what customers may do with their subscriptions on their own page.
     *
     * @param SavePortalSettings $input
     * @return PortalSettingsView
     */
    public function savePortalSettings(array $input): array
    {
        return $this->transport->call(new Call('PUT', '/portal-settings', body: $input));
    }
}
