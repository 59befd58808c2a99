import type { EntityManager } from 'typeorm'
import type { EventData } from '#contract/event-data.js'
import type { EventType } from '#contract/events.js'
import { clock } from '#contract/clock.js'
import { nextId } from '../crypto/ids.js'
import { insertRows } from '../database/rows.js'
import { afterCommit } from '../database/units/after-commit.js'
import { gather } from '../database/units/before-end.js'
import { Event } from './event.entity.js'
import { ringForDeliveries, ringForEvents } from './event-bell.js'
import { queueDeliveries } from './queue-deliveries.js'
import type { Mode } from '#contract/modes.js'
import { inMode } from '../database/in-mode.js'

interface EventFact<Type extends EventType> {
  clientID: string
  mode: Mode
  type: Type
  data: EventData[Type]
  endpointID?: string
}

/** In the unit of the change it tells of, so that event and change are kept together or not at all. */
export async function recordEvent<Type extends EventType>(
  manager: EntityManager,
  { clientID, mode, type, data, endpointID }: EventFact<Type>,
): Promise<Event> {
  const createdAt = clock.now()
  const eventID = nextId('evt', createdAt.getTime())
  const { transactionID = null } = data as { transactionID?: string }
  const event: Event = { eventID, clientID, mode, type, data: JSON.stringify(data), transactionID, createdAt }
  // To one endpoint alone, whose delivery may be looked for in this unit.
  if (endpointID !== undefined) await keep(manager, [event], endpointID)
  else gather(manager, keep, event)
  return event
}

const eventsInOneStatement = 50

async function keep(manager: EntityManager, events: readonly Event[], endpointID?: string): Promise<void> {
  const [first] = events
  if (!first) return
  const { clientID, mode } = first
  const isAlike = (event: Event) => event.clientID === clientID && event.mode === mode
  const alike = events.filter(isAlike)
  const some = alike.slice(0, eventsInOneStatement)
  await insertRows(manager, Event, ...some)
  const { affected } = await queueDeliveries(manager, some, { clientID, mode, endpointID })
  afterCommit(manager, () => ringForEvents(first))
  afterCommit(manager, () => void affected.then((queued) => queued > 0 && ringForDeliveries()))
  await keep(manager, [...alike.slice(eventsInOneStatement), ...events.filter((event) => !isAlike(event))])
}

/** What is of a client and of no mode is told in test, and in live too once there is an endpoint that hears of live. */
export async function recordInEachMode<Type extends EventType>(
  manager: EntityManager,
  fact: Omit<EventFact<Type>, 'mode' | 'endpointID'>,
): Promise<void> {
  await recordEvent(manager, { ...fact, mode: 'test' })
  const listening = `SELECT 1 FROM "webhook_endpoints" WHERE "clientID" = $1 AND ${inMode('live')} AND "deletedAt" IS NULL LIMIT 1`
  const found = await manager.query<object[]>(listening, [fact.clientID])
  if (found.length > 0) await recordEvent(manager, { ...fact, mode: 'live' })
}
