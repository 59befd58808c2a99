import type { WebhookEndpointSecretView, WebhookEndpointView } from '#contract/webhooks.js'
import type { WebhookEndpoint } from './webhook-endpoint.entity.js'

export const viewWebhookEndpoint = (endpoint: WebhookEndpoint): WebhookEndpointView => ({
  endpointID: endpoint.endpointID,
  clientID: endpoint.clientID,
  mode: endpoint.mode,
  url: endpoint.url,
  eventTypes: endpoint.eventTypes,
  description: endpoint.description,
  status: endpoint.status,
  disabledReason: endpoint.disabledReason,
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  previousSecretEndsAt: endpoint.previousSecretEndsAt?.toISOString() ?? null,
  createdAt: endpoint.createdAt.toISOString(),
  updatedAt: endpoint.updatedAt.toISOString(),
})

export const viewWebhookEndpointSecret = (endpoint: WebhookEndpoint, secret: string): WebhookEndpointSecretView => ({
  ...viewWebhookEndpoint(endpoint),
  secret,
})
