import type { EntityManager } from 'typeorm'
import type { EventData } from '#contract/event-data.js'
import type { EventType } from '#contract/events.js'
import { newId } from '../crypto/ids.js'
import { insertRows } from '../database/rows.js'
import { afterCommit } from '../database/units/after-commit.js'
import { Event } from './event.entity.js'
import { ringForDeliveries } from './event-bell.js'
import { queueDeliveries } from './queue-deliveries.js'

interface EventFact<Type extends EventType> {
  clientID: string
  type: Type
  data: EventData[Type]
  /** Absent: every enabled endpoint of the client that wants the type. */
  endpointID?: string
}

/** In the unit of the change it tells of, so that event and change are kept together or not at all. */
export async function recordEvent<Type extends EventType>(
  manager: EntityManager,
  { clientID, type, data, endpointID }: EventFact<Type>,
): Promise<Event> {
  const createdAt = new Date()
  const eventID = newId('evt', createdAt.getTime())
  const event: Event = { eventID, clientID, type, data: JSON.stringify(data), createdAt }
  await insertRows(manager, Event, event)
  const { affected } = await queueDeliveries(manager, event, endpointID)
  afterCommit(manager, () => void affected.then((queued) => queued > 0 && ringForDeliveries()))
  return event
}
