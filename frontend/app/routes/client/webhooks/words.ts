import { allEventTypes } from '#contract/event-types.js'
import * as words from '#contract/messages/client/webhooks.js'
import type { WebhookEventType } from '#contract/webhooks.js'

const namedMax = 4

/** `transaction.created, refund.failed and 3 more` */
export function typesInWords(types: readonly WebhookEventType[]): string {
  if (types.includes(allEventTypes)) return words.allEvents
  if (types.length <= namedMax) return types.join(', ')
  return words.listAndCountMore(types.slice(0, namedMax - 1).join(', '), types.length - namedMax + 1)
}

/** Indented, where it is JSON; as it is, where not. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
