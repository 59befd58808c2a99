import type { EventView } from '#contract/events.js'
import type { Event } from './event.entity.js'

export const viewEvent = (event: Event): EventView => ({
  eventID: event.eventID,
  clientID: event.clientID,
  mode: event.mode,
  type: event.type,
  data: event.data === '' ? null : (JSON.parse(event.data) as Record<string, unknown>),
  createdAt: event.createdAt.toISOString(),
})
