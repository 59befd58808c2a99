import type { WebhookMessages } from '../../contract/event-data.js'

/** What a webhook says; `type` tells what `data` is. */
export type WebhookEvent = WebhookMessages[keyof WebhookMessages]
