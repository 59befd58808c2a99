import { eventTypes } from './event-types.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { OptionalChoice } from './money-fields.js'
import { OptionalTime } from './time-field.js'
import type { Mode } from './modes.js'

export type EventType = (typeof eventTypes)[number]

/** GET /clients/:clientID/events */
export class ListEvents extends ListQuery {
  @OptionalChoice(eventTypes, checks.typeIsOneOf(eventTypes))
  type?: EventType

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

/** `data` is the object as the API returned it at that time. Null after 60 days. */
export interface EventView {
  eventID: string
  clientID: string
  mode: Mode
  type: EventType
  data: Record<string, unknown> | null
  createdAt: string
}
