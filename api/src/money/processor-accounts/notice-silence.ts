import { Injectable } from '@nestjs/common'
import { queueStatesKeptMs, silentPaymentsMin, silentWithinMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { processors } from '../processors/registry.js'

export interface Silence {
  lastNoticeAt: Date | null
  missingSince: Date | null
}

export interface SilentAccount extends Silence {
  account: ProcessorAccount
  missingSince: Date
}

/** Whether processors still tell of what happens there: where notices stop although payments go on, an address or a secret is wrong. */
@Injectable()
export class NoticeSilence {
  private known: { at: number; silent: Promise<SilentAccount[]> } | null = null

  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
  ) {}

  all(): Promise<SilentAccount[]> {
    const at = performance.now()
    if (!this.known || at - this.known.at > queueStatesKeptMs) {
      const silent = this.read()
      this.known = { at, silent }
      silent.catch(() => (this.known = null))
    }
    return this.known.silent
  }

  async of(processorAccountID: string): Promise<Silence> {
    const account = await this.accounts.find(processorAccountID)
    const [told] = await this.database.read.query<{ lastAt: number | string | null }[]>(
      'SELECT MAX("createdAt") AS "lastAt" FROM "received_notices" WHERE "processorAccountID" = $1',
      [processorAccountID],
    )
    const lastNoticeAt = told?.lastAt ? new Date(Number(told.lastAt)) : null
    const promised = processors.find(({ name }) => name === account?.processor)?.tellsWithinMs
    const missingSince = promised ? await this.missingSince(processorAccountID, promised, lastNoticeAt) : null
    return { lastNoticeAt, missingSince }
  }

  private async read(): Promise<SilentAccount[]> {
    const found: SilentAccount[] = []
    for (const account of await this.accounts.all()) {
      const { lastNoticeAt, missingSince } = await this.of(account.processorAccountID)
      if (missingSince) found.push({ account, lastNoticeAt, missingSince })
    }
    return found
  }

  // Only what was taken counts: not every processor tells of what it declined. A notice may be a moment older than its payment.
  private async missingSince(processorAccountID: string, promised: number, lastAt: Date | null): Promise<Date | null> {
    const now = clock.time()
    const from = Math.max(lastAt?.getTime() ?? 0, now - silentWithinMs)
    const taken = await this.database.read.query<{ createdAt: number | string }[]>(
      `SELECT "createdAt" FROM "transactions"
       WHERE "processorAccountID" = $1 AND "createdAt" > $2 AND "createdAt" < $3 AND "status" = 'succeeded'
         AND "status" IN ('succeeded', 'failed')
       ORDER BY "createdAt" LIMIT ${silentPaymentsMin}`,
      [processorAccountID, from, now - promised],
    )
    return taken.length === silentPaymentsMin ? new Date(Number(taken[0]?.createdAt)) : null
  }
}
