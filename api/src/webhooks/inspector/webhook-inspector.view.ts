import type { WebhookInspectorRequestView } from '#contract/webhooks.js'
import type { WebhookInspectorRequest } from './webhook-inspector-request.entity.js'

export const viewInspectorRequest = (request: WebhookInspectorRequest): WebhookInspectorRequestView => ({
  requestID: request.requestID,
  headers: request.headers,
  body: request.body,
  isCut: request.isCut,
  createdAt: request.createdAt.toISOString(),
})
