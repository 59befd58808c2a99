import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { streamBatch, streamLateMs, streamReplayMs } from '#contract/event-stream-limits.js'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { findRow, insertRows, updateRow, write } from '../../platform/database/rows.js'
import { EventStreamRow } from './event-stream-row.entity.js'

export interface Channel {
  clientID: string
  mode: Mode
}

export const keyOf = ({ clientID, mode }: Channel): string => `${clientID} ${mode}`

const line = 'event_streams'
const hasPosition = 'EXISTS (SELECT 1 FROM "event_positions" WHERE "event_positions"."eventID" = "events"."eventID")'

const without = `SELECT "eventID" FROM "events" WHERE "clientID" = $1 AND "mode" = $2 AND "createdAt" >= $3
  AND NOT ${hasPosition} ORDER BY "createdAt", "eventID" LIMIT ${streamBatch}`

const give = `INSERT INTO "event_positions" ("position", "eventID", "clientID", "mode")
  VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`

const lastOf = 'SELECT MAX("lastPosition") AS "last" FROM "event_streams"'

/** Ids of units that run at once may be seen in another order, so positions follow what is committed. */
@Injectable()
export class EventPositions {
  constructor(private readonly database: Database) {}

  /** Gives a position to each event that has none; answers the last one there is. */
  async take(channel: Channel): Promise<number> {
    for (;;) {
      const startedAt = clock.time()
      const since = await this.since(channel, startedAt)
      const found = await this.without(channel, since)
      const last = await this.database.writeInLine(line, (manager) => giveIn(manager, channel, found, startedAt))
      if (found.length < streamBatch) return last
    }
  }

  async behind(channels: Channel[]): Promise<Channel[]> {
    if (channels.length === 0) return []
    const clients = [...new Set(channels.map(({ clientID }) => clientID))]
    const marks = clients.map((_, place) => `$${place + 1}`).join(', ')
    const rows = await this.database.read.query<Channel[]>(
      `SELECT "clientID", "mode" FROM "event_streams" WHERE "clientID" IN (${marks}) AND EXISTS (
        SELECT 1 FROM "events" WHERE "events"."clientID" = "event_streams"."clientID" AND "events"."mode" = "event_streams"."mode"
        AND "events"."createdAt" >= "event_streams"."takenUntil" - ${streamLateMs} AND NOT ${hasPosition})`,
      clients,
    )
    const asked = new Set(channels.map(keyOf))
    return rows.filter((row) => asked.has(keyOf(row)))
  }

  private async without({ clientID, mode }: Channel, since: number): Promise<string[]> {
    const rows = await this.database.read.query<{ eventID: string }[]>(without, [clientID, mode, since])
    return rows.map(({ eventID }) => eventID)
  }

  private async since({ clientID, mode }: Channel, now: number): Promise<number> {
    const row = await findRow(this.database.read, EventStreamRow, { clientID, mode })
    const until = row && row.takenUntil > now - streamReplayMs ? row.takenUntil : now
    return until - streamLateMs
  }
}

async function giveIn(
  manager: EntityManager,
  { clientID, mode }: Channel,
  events: string[],
  startedAt: number,
): Promise<number> {
  const [row] = await manager.query<{ last: string | number | null }[]>(lastOf)
  const from = Math.max(Number(row?.last ?? 0), startedAt * 1_000)
  for (const [place, eventID] of events.entries())
    await write(manager, give, [from + place + 1, eventID, clientID, mode])
  const lastPosition = from + events.length
  // Half a batch leaves more behind, which the next look must find again.
  const change = { lastPosition, ...(events.length < streamBatch && { takenUntil: startedAt }) }
  const own = await findRow(manager, EventStreamRow, { clientID, mode })
  if (own) await updateRow(manager, EventStreamRow, { clientID, mode }, change)
  else await insertRows(manager, EventStreamRow, { clientID, mode, takenUntil: startedAt, ...change })
  return lastPosition
}
