import { webhookEndpointsMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/endpoints.js'
import { field } from '#contract/messages/fields.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'
import { inspectorIsForTest } from '#contract/messages/errors/modes.js'

export class TooManyWebhookEndpoints extends AppError {
  constructor() {
    super(409, 'TOO_MANY_WEBHOOK_ENDPOINTS', words.tooManyWebhookEndpoints(webhookEndpointsMax))
  }
}

export class WebhookUrlTaken extends AppError {
  constructor() {
    super(409, 'WEBHOOK_URL_TAKEN', field.webhookUrlTaken, { url: field.webhookUrlTaken })
  }
}

export class RotationUnderway extends AppError {
  constructor(endsAt: Date) {
    const until = endsAt.toISOString()
    super(409, 'ROTATION_UNDERWAY', words.rotationUnderway(until))
  }
}

export class WebhookEndpointDisabled extends AppError {
  constructor() {
    super(409, 'WEBHOOK_ENDPOINT_DISABLED', words.webhookEndpointDisabled)
  }
}

export class WebhookUrlNotHttps extends InvalidInput {
  constructor() {
    super({ url: field.webhookUrlHttps })
  }
}

export class WebhookUrlPrivate extends InvalidInput {
  constructor() {
    super({ url: field.webhookUrlPrivate })
  }
}

export class WebhookUrlPort extends InvalidInput {
  constructor(ports: readonly number[]) {
    super({ url: field.webhookUrlPort(ports) })
  }
}

/** What an inspector has received is one list, so it hears of one mode. */
export class InspectorIsForTest extends InvalidInput {
  constructor() {
    super({ url: inspectorIsForTest })
  }
}
