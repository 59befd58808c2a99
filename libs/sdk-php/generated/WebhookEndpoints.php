<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreateWebhookEndpoint from Types
 * @phpstan-import-type ListQuery from Types
 * @phpstan-import-type PageOfWebhookEndpointView from Types
 * @phpstan-import-type RotateWebhookSecret from Types
 * @phpstan-import-type SaveWebhookEndpoint from Types
 * @phpstan-import-type WebhookDeliveryDetailView from Types
 * @phpstan-import-type WebhookEndpointSecretView from Types
 * @phpstan-import-type WebhookEndpointView from Types
 */
final class WebhookEndpoints
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create webhook endpoints.
     *
     * @param CreateWebhookEndpoint $input
     * @return WebhookEndpointSecretView
     */
    public function create(array $input): array
    {
        return $this->transport->call(new Call(
            'POST',
            $this->transport->ownPath() . '/webhook-endpoints',
            body: $input,
        ));
    }

    /**
     * See webhook endpoints.
     *
     * @param ListQuery $query
     * @return PageOfWebhookEndpointView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', $this->transport->ownPath() . '/webhook-endpoints', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListQuery $query
     * @return \Generator<int, WebhookEndpointView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows($this->transport->ownPath() . '/webhook-endpoints', $query);
    }

    /**
     * Change webhook endpoints.
     *
     * @param SaveWebhookEndpoint $input
     * @return WebhookEndpointView
     */
    public function update(string $endpointID, array $input): array
    {
        return $this->transport->call(new Call(
            'PUT',
            $this->transport->ownPath() . '/webhook-endpoints/' . Transport::segment($endpointID),
            body: $input,
        ));
    }

    /** Delete webhook endpoints. */
    public function delete(string $endpointID): void
    {
        $this->transport->call(new Call(
            'DELETE',
            $this->transport->ownPath() . '/webhook-endpoints/' . Transport::segment($endpointID),
        ));
    }

    /**
     * Rotate webhook secrets.
     *
     * @param RotateWebhookSecret $input
     * @return WebhookEndpointSecretView
     */
    public function rotateSecret(string $endpointID, array $input = []): array
    {
        return $this->transport->call(new Call(
            'POST',
            $this->transport->ownPath() . '/webhook-endpoints/' . Transport::segment($endpointID) . '/rotate-secret',
            body: $input,
        ));
    }

    /**
     * Enable webhook endpoints.
     *
     * @return WebhookEndpointView
     */
    public function enable(string $endpointID): array
    {
        return $this->transport->call(new Call(
            'POST',
            $this->transport->ownPath() . '/webhook-endpoints/' . Transport::segment($endpointID) . '/enable',
        ));
    }

    /**
     * Send test webhooks.
     *
     * @return WebhookDeliveryDetailView
     */
    public function test(string $endpointID): array
    {
        return $this->transport->call(new Call(
            'POST',
            $this->transport->ownPath() . '/webhook-endpoints/' . Transport::segment($endpointID) . '/test',
        ));
    }
}
