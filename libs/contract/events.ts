import { ListQuery } from './lists.js'
import { OptionalChoice } from './money-fields.js'
import { OptionalTime } from './time-field.js'

/** What a client can be told of. */
export const eventTypes = [
  'transaction.created',
  'transaction.requires_action',
  'transaction.authorized',
  'transaction.succeeded',
  'transaction.failed',
  'transaction.canceled',
  'transaction.expired',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'client.approved',
  'client.suspended',
  'api_user.key_regenerated',
  'webhook.test',
] as const
export type EventType = (typeof eventTypes)[number]

/** GET /clients/:clientID/events */
export class ListEvents extends ListQuery {
  @OptionalChoice(eventTypes, `Type is one of ${eventTypes.join(', ')}`)
  type?: EventType

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

/** `data` is the object as the API showed it at that time; null once it is older than 60 days. */
export interface EventView {
  eventID: string
  clientID: string
  type: EventType
  data: Record<string, unknown> | null
  createdAt: string
}
