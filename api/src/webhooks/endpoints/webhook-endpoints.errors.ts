import { webhookEndpointsMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/endpoints.js'
import { field } from '#contract/messages/fields.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'
import { inspectorIsForTest } from '#contract/messages/errors/modes.js'

export class TooManyWebhookEndpoints extends refusal(
  409,
  'TOO_MANY_WEBHOOK_ENDPOINTS',
  words.tooManyWebhookEndpoints(webhookEndpointsMax),
) {}

export class WebhookUrlTaken extends fieldRefusal('url', 409, 'WEBHOOK_URL_TAKEN', field.webhookUrlTaken) {}

export class RotationUnderway extends refusal(409, 'ROTATION_UNDERWAY', (endsAt: Date) =>
  words.rotationUnderway(endsAt.toISOString()),
) {}

export class WebhookEndpointDisabled extends refusal(409, 'WEBHOOK_ENDPOINT_DISABLED', words.webhookEndpointDisabled) {}
export class WebhookUrlNotHttps extends invalidField('url', field.webhookUrlHttps) {}
export class WebhookUrlPrivate extends invalidField('url', field.webhookUrlPrivate) {}
export class WebhookUrlPort extends invalidField('url', field.webhookUrlPort) {}

/** The inspector only receives test events. */
export class InspectorIsForTest extends invalidField('url', inspectorIsForTest) {}
