import type { WebhookMessages } from '../../contract/event-data.js'

export type WebhookEvent = WebhookMessages[keyof WebhookMessages]
