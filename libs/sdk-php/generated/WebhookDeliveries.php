<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type ListWebhookDeliveries from Types
 * @phpstan-import-type PageOfWebhookDeliveryView from Types
 * @phpstan-import-type ReplayWebhookDeliveries from Types
 * @phpstan-import-type WebhookDeliveryDetailView from Types
 * @phpstan-import-type WebhookDeliveryView from Types
 * @phpstan-import-type WebhookReplayView from Types
 * @phpstan-import-type WebhookSignatureView from Types
 */
final class WebhookDeliveries
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * See webhook deliveries.
     *
     * @param ListWebhookDeliveries $query
     * @return PageOfWebhookDeliveryView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', $this->transport->ownPath() . '/webhook-deliveries', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListWebhookDeliveries $query
     * @return \Generator<int, WebhookDeliveryView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows($this->transport->ownPath() . '/webhook-deliveries', $query);
    }

    /**
     * See a webhook delivery.
     *
     * @return WebhookDeliveryDetailView
     */
    public function get(string $deliveryID): array
    {
        return $this->transport->call(new Call(
            'GET',
            $this->transport->ownPath() . '/webhook-deliveries/' . Transport::segment($deliveryID),
        ));
    }

    /**
     * See a webhook delivery signature.
     *
     * @return WebhookSignatureView
     */
    public function signature(string $deliveryID): array
    {
        return $this->transport->call(new Call(
            'GET',
            $this->transport->ownPath() . '/webhook-deliveries/' . Transport::segment($deliveryID) . '/signature',
        ));
    }

    /**
     * Replay a webhook delivery.
     *
     * @return WebhookDeliveryDetailView
     */
    public function replay(string $deliveryID): array
    {
        return $this->transport->call(new Call(
            'POST',
            $this->transport->ownPath() . '/webhook-deliveries/' . Transport::segment($deliveryID) . '/replay',
        ));
    }

    /**
     * Replay webhook deliveries in a time range.
     *
     * @param ReplayWebhookDeliveries $input
     * @return WebhookReplayView
     */
    public function replayAll(array $input): array
    {
        return $this->transport->call(new Call(
            'POST',
            $this->transport->ownPath() . '/webhook-deliveries/replay',
            body: $input,
        ));
    }
}
