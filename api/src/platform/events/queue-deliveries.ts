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

const one = `${insertDeliveries}
  SELECT ${deliveryIDOf('CAST($1 AS varchar)', '"endpointID"')}, "clientID", "mode", "endpointID", CAST($1 AS varchar),
    CAST($2 AS varchar), 'pending', 0, 0, CAST($3 AS bigint), CAST($3 AS bigint)
  FROM "webhook_endpoints"
  WHERE "clientID" = CAST($4 AS varchar) AND "mode" = CAST($5 AS varchar) AND "status" = 'enabled' AND "deletedAt" IS NULL`

const wanted = `("eventTypes" LIKE '%"' || CAST($2 AS varchar) || '"%' OR "eventTypes" LIKE '%"*"%')`

/** One statement, because every payment makes it. With an endpoint's id it goes to that one whatever it asked for. */
export function queueDeliveries(manager: EntityManager, event: Event, endpointID?: string): Promise<Written> {
  const { eventID, type, createdAt, clientID, mode } = event
  const which = endpointID === undefined ? wanted : '"endpointID" = CAST($6 AS varchar)'
  const told = [eventID, type, createdAt.getTime(), clientID, mode]
  const parameters = [...told, ...(endpointID === undefined ? [] : [endpointID])]
  return write(manager, `${one} AND ${which}`, parameters)
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
