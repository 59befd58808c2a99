import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { write, type Written } from '../database/rows.js'
import type { Event } from './event.entity.js'

/** Made of both ids, so that an event has one delivery to an endpoint however often it is queued. */
const deliveryIDOf = (eventID: string, endpointID: string) =>
  `'whd_' || substr(${eventID}, 5, 18) || substr(${endpointID}, 23, 8)`

const columns = ['deliveryID', 'clientID', 'mode', 'endpointID', 'eventID', 'type', 'outcome', 'attempts', 'step']
  .concat('nextAttemptAt', 'createdAt')
  .map((name) => `"${name}"`)
  .join(', ')

const insertDeliveries = `INSERT INTO "webhook_deliveries" (${columns})`

const insertText = (count: number): string => {
  const mark = (at: number, type = 'varchar') => `CAST($${at} AS ${type})`
  const rowOf = (row: number) => `(${mark(row * 3 + 1)}, ${mark(row * 3 + 2)}, ${mark(row * 3 + 3, 'bigint')})`
  const rows = Array.from({ length: count }, (_, row) => rowOf(row)).join(', ')
  const [clientID, mode, endpointID] = [1, 2, 3].map((at) => mark(count * 3 + at))
  // Both engines call the columns of VALUES so.
  const [eventID, type, createdAt] = ['"told"."column1"', '"told"."column2"', '"told"."column3"'] as const
  const wanted = `("eventTypes" LIKE '%"' || ${type} || '"%' OR "eventTypes" LIKE '%"*"%')`
  return `${insertDeliveries}
    SELECT ${deliveryIDOf(eventID, '"endpointID"')}, "clientID", "mode", "endpointID", ${eventID}, ${type},
      'pending', 0, 0, ${createdAt}, ${createdAt}
    FROM "webhook_endpoints", (VALUES ${rows}) AS "told"
    WHERE "clientID" = ${clientID} AND "mode" = ${mode} AND "status" = 'enabled' AND "deletedAt" IS NULL
      AND ("endpointID" = ${endpointID} OR (${endpointID} IS NULL AND ${wanted}))`
}

/** One statement for events of one client and mode. With an endpoint's id they go to that one whatever it asked for. */
export function queueDeliveries(
  manager: EntityManager,
  events: readonly Event[],
  { clientID, mode, endpointID }: Pick<Event, 'clientID' | 'mode'> & { endpointID?: string | undefined },
): Promise<Written> {
  const told = events.flatMap(({ eventID, type, createdAt }) => [eventID, type, createdAt.getTime()])
  return write(manager, insertText(events.length), [...told, clientID, mode, endpointID ?? null])
}

const missed = `${insertDeliveries}
  SELECT ${deliveryIDOf('"events"."eventID"', '"webhook_endpoints"."endpointID"')}, "events"."clientID",
    "events"."mode", "webhook_endpoints"."endpointID", "events"."eventID", "events"."type", 'pending', 0, 0, CAST($1 AS bigint),
    "events"."createdAt"
  FROM "events" JOIN "webhook_endpoints" ON "webhook_endpoints"."clientID" = "events"."clientID"
    AND "webhook_endpoints"."mode" = "events"."mode"
  WHERE "events"."clientID" = CAST($2 AS varchar) AND "webhook_endpoints"."endpointID" = CAST($3 AS varchar)
    AND "events"."createdAt" BETWEEN CAST($4 AS bigint) AND CAST($5 AS bigint)
    AND "events"."data" <> '' AND "events"."type" <> 'webhook.test'
    AND ("eventTypes" LIKE '%"' || "events"."type" || '"%' OR "eventTypes" LIKE '%"*"%')
  ON CONFLICT DO NOTHING`

export async function queueMissed(
  manager: EntityManager,
  { clientID, endpointID, from, to }: { clientID: string; endpointID: string; from: number; to: number },
): Promise<number> {
  const { affected } = await write(manager, missed, [clock.time(), clientID, endpointID, from, to])
  return affected
}
