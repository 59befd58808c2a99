import type { EntityManager } from 'typeorm'
import type { EventType } from '#contract/events.js'
import { newId } from '../common/ids.js'
import { insertRows } from '../database/rows.js'
import { afterCommit } from '../database/after-commit.js'
import { Event } from './event.entity.js'
import { ringForDeliveries } from './event-bell.js'
import { queueDeliveries } from './queue-deliveries.js'

export interface EventFact {
  clientID: string
  type: EventType
  /** The object it is about, as the API shows it. */
  data: object
  /** Absent: every enabled endpoint of the client that wants the type. */
  endpointID?: string
}

/** Written in the unit of the change it tells of, and so are its deliveries: all of it is kept, or nothing. */
export async function recordEvent(
  manager: EntityManager,
  { clientID, type, data, endpointID }: EventFact,
): Promise<Event> {
  const createdAt = new Date()
  const eventID = newId('evt', createdAt.getTime())
  const event: Event = { eventID, clientID, type, data: JSON.stringify(data), createdAt }
  await insertRows(manager, Event, event)
  const { affected } = await queueDeliveries(manager, event, endpointID)
  afterCommit(manager, () => void affected.then((queued) => queued > 0 && ringForDeliveries()))
  return event
}
