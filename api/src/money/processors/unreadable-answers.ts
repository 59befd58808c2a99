import { Injectable, Logger } from '@nestjs/common'
import { unclearReasonMaxLength, unreadableCountedMs, unreadableKeptMs } from '#contract/unclear-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { ProcessorCalls } from './processor-calls.js'
import { UnreadableHour } from './unreadable-hour.entity.js'

export interface Unreadable {
  lastAt: Date
  reason: string
  /** Of the last day. */
  count: number
}

type Hear = (processorAccountID: string, call: string) => void

const hourMs = 3_600_000
/** Those of the last day, with the one that began before it. */
const hoursRead = unreadableCountedMs / hourMs + 1

/** Counts by account what processors answered and told in a form that nobody could read. */
@Injectable()
export class UnreadableAnswers {
  private readonly logger = new Logger('Processors')
  private readonly listeners: Hear[] = []

  constructor(
    private readonly database: Database,
    calls: ProcessorCalls,
  ) {
    calls.listenToUnreadable((call, { processorAccountID }, reason) => {
      // The call itself does not wait for it, and goes on where it fails.
      void this.note(processorAccountID, call, reason).catch((error: unknown) =>
        this.logger.error(`${processorAccountID}: couldn't count an unreadable response: ${String(error)}`),
      )
    })
  }

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  async note(processorAccountID: string, call: string, sentence: string): Promise<void> {
    for (const hear of this.listeners) hear(processorAccountID, call)
    const now = clock.time()
    const hour = now - (now % hourMs)
    const reason = sentence.slice(0, unclearReasonMaxLength)
    await this.database.write(async (manager) => {
      await manager.query(
        `INSERT INTO "unreadable_hours" ("processorAccountID", "hour", "count", "lastAt", "lastCall", "lastReason")
         VALUES ($1, $2, 1, $3, $4, $5)
         ON CONFLICT ("processorAccountID", "hour") DO UPDATE SET "count" = "unreadable_hours"."count" + 1,
           "lastAt" = excluded."lastAt", "lastCall" = excluded."lastCall", "lastReason" = excluded."lastReason"`,
        [processorAccountID, hour, now, call, reason],
      )
      await manager.query('DELETE FROM "unreadable_hours" WHERE "processorAccountID" = $1 AND "hour" < $2', [
        processorAccountID,
        now - unreadableKeptMs,
      ])
    })
  }

  /** null: none within the time that they are kept. */
  async of(processorAccountID: string): Promise<Unreadable | null> {
    const hours = await this.database.read.find(UnreadableHour, {
      where: { processorAccountID },
      order: { hour: 'DESC' },
      take: hoursRead,
    })
    const [last] = hours
    if (!last) return null
    const since = clock.time() - unreadableCountedMs
    const ofDay = hours.filter(({ hour }) => hour.getTime() > since)
    return {
      ...{ lastAt: last.lastAt, reason: last.lastReason },
      count: ofDay.reduce((sum, { count }) => sum + count, 0),
    }
  }
}
