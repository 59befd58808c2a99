import { webhookEndpointsMax } from '#contract/limits.js'
import { field } from '#contract/messages/fields.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class TooManyWebhookEndpoints extends AppError {
  constructor() {
    super(409, 'TOO_MANY_WEBHOOK_ENDPOINTS', `At most ${webhookEndpointsMax} webhook endpoints are possible`)
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
    super(409, 'ROTATION_UNDERWAY', `The secret before this one signs until ${until}. Send force: true to end it now`)
  }
}

export class WebhookEndpointDisabled extends AppError {
  constructor() {
    super(409, 'WEBHOOK_ENDPOINT_DISABLED', 'This webhook endpoint is disabled. Enable it first')
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
