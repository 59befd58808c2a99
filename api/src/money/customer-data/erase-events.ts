import type { EntityManager } from 'typeorm'
import { eventTypes } from '#contract/event-types.js'
import type { EventType } from '#contract/events.js'
import { write } from '../../platform/database/rows.js'
import { literally } from '../../platform/lists/text-search.js'
import type { Customer } from '../customers/customer.entity.js'

const personal: EventType[] = [
  'customer.created',
  'customer.updated',
  'payment_method.attached',
  'payment_method.updated',
  'payment_method.detached',
  'checkout_session.completed',
  'checkout_session.expired',
  // They carry what the customer wrote when canceling.
  ...eventTypes.filter((type) => type.startsWith('subscription.')),
]
const types = personal.map((type) => `'${type}'`).join(', ')
const idsInOneStatement = 500

/** What still names the customer: events, what endpoints answered to them, and requests that the inspector kept. */
export interface Told {
  eventIDs: string[]
  deliveryIDs: string[]
  inspectorRequestIDs: string[]
}

/** Read before it is erased, because no index knows which customer an event tells of. */
export async function findTold(manager: EntityManager, customer: Customer): Promise<Told> {
  const { clientID, customerID, createdAt } = customer
  const named = literally(customerID)
  const since = [clientID, createdAt.getTime()]
  const eventIDs = await idsOf(
    manager,
    `SELECT "eventID" AS "id" FROM "events" WHERE "clientID" = $1 AND "createdAt" >= $2
     AND "type" IN (${types}) AND "data" LIKE $3 ESCAPE '\\'`,
    [...since, named],
  )
  const deliveries = `SELECT "deliveryID" AS "id" FROM "webhook_deliveries" WHERE "clientID" = $1 AND "createdAt" >= $2`
  const deliveryIDs: string[] = []
  for (const some of inParts(eventIDs))
    deliveryIDs.push(
      ...(await idsOf(manager, `${deliveries} AND "eventID" IN (${listed(some, 3)})`, [...since, ...some])),
    )
  const inspectorRequestIDs = await idsOf(
    manager,
    `SELECT "requestID" AS "id" FROM "webhook_inspector_requests" WHERE "inspectorID" IN
     (SELECT "inspectorID" FROM "webhook_inspectors" WHERE "clientID" = $1) AND "createdAt" >= $2 AND "body" LIKE $3 ESCAPE '\\'`,
    [...since, named],
  )
  return { eventIDs, deliveryIDs, inspectorRequestIDs }
}

/** As events are emptied once they are old: those that are not delivered yet are given up. */
export async function eraseTold(manager: EntityManager, told: Told): Promise<void> {
  for (const some of inParts(told.eventIDs))
    await write(manager, `UPDATE "events" SET "data" = '' WHERE "eventID" IN (${listed(some)})`, some)
  for (const some of inParts(told.deliveryIDs)) {
    const emptied = 'UPDATE "webhook_attempts" SET "responseHead" = NULL, "responseBody" = NULL'
    await write(manager, `${emptied} WHERE "deliveryID" IN (${listed(some)})`, some)
  }
  for (const some of inParts(told.inspectorRequestIDs))
    await write(manager, `DELETE FROM "webhook_inspector_requests" WHERE "requestID" IN (${listed(some)})`, some)
}

const idsOf = async (manager: EntityManager, text: string, values: unknown[]): Promise<string[]> =>
  (await manager.query<{ id: string }[]>(text, values)).map(({ id }) => id)

const listed = (ids: string[], first = 1) => ids.map((_, index) => `$${index + first}`).join(', ')

function* inParts(ids: string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += idsInOneStatement) yield ids.slice(at, at + idsInOneStatement)
}
