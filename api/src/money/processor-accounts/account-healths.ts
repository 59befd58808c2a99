import { Injectable } from '@nestjs/common'
import { accountHealthAttemptsMax, accountHealthMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { UnreadableAnswers } from '../processors/unreadable-answers.js'
import { NoticeSilence } from './notice-silence.js'
import type { AccountHealth } from './processor-account.view.js'

interface Row {
  outcome: string | null
  latencyMs: number | null
}

@Injectable()
export class AccountHealths {
  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly silence: NoticeSilence,
    private readonly unreadable: UnreadableAnswers,
  ) {}

  async of(processorAccountID: string): Promise<AccountHealth> {
    const rows = await this.database.read.query<Row[]>(
      `SELECT "outcome", "latencyMs" FROM "payment_attempts" WHERE "processorAccountID" = $1 AND "createdAt" > $2
       ORDER BY "createdAt" DESC LIMIT ${accountHealthAttemptsMax}`,
      [processorAccountID, clock.time() - accountHealthMs],
    )
    const { lastNoticeAt, missingSince } = await this.silence.of(processorAccountID)
    const unreadable = await this.unreadable.of(processorAccountID)
    const answered = rows.filter(({ outcome }) => outcome !== null)
    const failed = answered.filter(({ outcome }) => outcome === 'failed')
    const times = rows.flatMap(({ latencyMs }) => latencyMs ?? []).sort((one, other) => one - other)
    return {
      lastNoticeAt,
      noticesMissingSince: missingSince,
      attempts: rows.length,
      successRate: answered.length > 0 ? Math.round((100 * (answered.length - failed.length)) / answered.length) : null,
      p50Ms: times[Math.ceil(times.length * 0.5) - 1] ?? null,
      p95Ms: times[Math.ceil(times.length * 0.95) - 1] ?? null,
      unreadable,
      circuit: this.calls.circuits.stateOf(processorAccountID),
    }
  }
}
