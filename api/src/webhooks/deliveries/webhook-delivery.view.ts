import type { WebhookAttemptView, WebhookDeliveryDetailView, WebhookDeliveryView } from '#contract/webhooks.js'
import type { Event } from '../../platform/events/event.entity.js'
import type { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { deliveryBody } from './delivery-body.js'
import type { WebhookAttempt } from './webhook-attempt.entity.js'
import type { WebhookDelivery } from './webhook-delivery.entity.js'

const viewAttempt = (attempt: WebhookAttempt): WebhookAttemptView => ({
  attemptID: attempt.attemptID,
  number: attempt.number,
  createdAt: attempt.createdAt.toISOString(),
  durationMs: attempt.durationMs,
  status: attempt.status,
  responseHead: attempt.responseHead,
  responseBody: attempt.responseBody,
  error: attempt.error,
})

export const viewWebhookDelivery = (delivery: WebhookDelivery, attempts: WebhookAttempt[]): WebhookDeliveryView => ({
  deliveryID: delivery.deliveryID,
  clientID: delivery.clientID,
  mode: delivery.mode,
  endpointID: delivery.endpointID,
  eventID: delivery.eventID,
  type: delivery.type,
  outcome: delivery.outcome,
  attempts: attempts.map(viewAttempt),
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  createdAt: delivery.createdAt.toISOString(),
})

export const viewWebhookDeliveryDetail = (
  delivery: WebhookDelivery,
  attempts: WebhookAttempt[],
  event: Event,
  { url }: WebhookEndpoint,
): WebhookDeliveryDetailView => ({
  ...viewWebhookDelivery(delivery, attempts),
  url,
  body: event.data === '' ? null : deliveryBody(event),
})
