import type { UsageEventView } from '#contract/usage-events.js'
import type { UsageEvent } from './usage-event.entity.js'

export const viewUsageEvent = (event: UsageEvent): UsageEventView => ({
  usageEventID: event.usageEventID,
  clientID: event.clientID,
  mode: event.mode,
  eventID: event.eventID,
  subscriptionID: event.subscriptionID,
  priceID: event.priceID,
  quantity: event.quantity,
  happenedAt: event.happenedAt.toISOString(),
  createdAt: event.createdAt.toISOString(),
})
