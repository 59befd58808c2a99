import { Injectable } from '@nestjs/common'
import { streamBatch, streamReplayMs } from '#contract/event-stream-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { findRow } from '../../platform/database/rows.js'
import { Event } from '../../platform/events/event.entity.js'
import { EventPosition } from './event-position.entity.js'
import type { Channel } from './event-positions.js'
import { LastEventExpired, LastEventUnknown } from './event-streams.errors.js'
import type { Placed } from './event-message.js'

const cursorPattern = /^at_([0-9a-z]{1,11})$/
const eventPattern = /^evt_[0-9a-zA-Z]{10,36}$/

/** The id of a stream's first message: from there on, also when no event has come yet. */
export const cursorAt = (position: number): string => `at_${position.toString(36)}`

const columns = ['eventID', 'clientID', 'mode', 'type', 'data', 'createdAt'].map((name) => `"events"."${name}"`)
const placed = `SELECT "event_positions"."position", ${columns.join(', ')} FROM "event_positions"
  JOIN "events" ON "events"."eventID" = "event_positions"."eventID" WHERE`

@Injectable()
export class StreamStarts {
  constructor(private readonly database: Database) {}

  async startOf(channel: Channel, lastEventID: string | undefined, last: number): Promise<number> {
    if (lastEventID === undefined) return last
    const [, cursor] = cursorPattern.exec(lastEventID) ?? []
    const position = cursor === undefined ? await this.positionOf(channel, lastEventID) : Number.parseInt(cursor, 36)
    if (position > last) throw new LastEventUnknown()
    if (position < (clock.time() - streamReplayMs) * 1_000) throw new LastEventExpired()
    return position
  }

  after({ clientID, mode }: Channel, position: number, upTo: number): Promise<Placed[]> {
    return this.read(
      `"event_positions"."clientID" = $1 AND "event_positions"."mode" = $2 AND "position" > $3 AND "position" <= $4`,
      [clientID, mode, position, upTo],
    )
  }

  afterAll(position: number): Promise<Placed[]> {
    return this.read('"position" > $1', [position])
  }

  private async read(where: string, values: unknown[]): Promise<Placed[]> {
    const text = `${placed} ${where} ORDER BY "position" LIMIT ${streamBatch}`
    const rows = await this.database.read.query<(Placed & { createdAt: string | number })[]>(text, values)
    return rows.map((row) => ({ ...row, position: Number(row.position), createdAt: new Date(Number(row.createdAt)) }))
  }

  private async positionOf({ clientID, mode }: Channel, eventID: string): Promise<number> {
    if (!eventPattern.test(eventID)) throw new LastEventUnknown()
    const found = await findRow(this.database.read, EventPosition, { eventID })
    if (found?.clientID === clientID && found.mode === mode) return found.position
    const isOwn = !found && (await this.database.read.existsBy(Event, { eventID, clientID, mode }))
    throw isOwn ? new LastEventExpired() : new LastEventUnknown()
  }
}
