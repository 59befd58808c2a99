import { Injectable } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type {
  ProcessorVolumesView,
  ProcessorVolumeView,
  ReadProcessorVolumes,
  SilentAccountView,
} from '#contract/processor-volumes.js'
import { daysOfWindow } from '#contract/volume-windows.js'
import { NoticeSilence, type SilentAccount } from '../../money/processor-accounts/notice-silence.js'
import type { ProcessorAccount } from '../../money/processors/processor-account.entity.js'
import { ProcessorAccounts } from '../../money/processors/processor-accounts.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'

const dayMs = 86_400_000

/** Written as its index (`transactions_ended_by_account`), so that no payment is read. */
export const volumesOfAccount = `SELECT "currency", "status", COUNT(*) AS "payments", SUM("amountCaptured") AS "amount"
  FROM "transactions" WHERE "processorAccountID" = $1 AND "createdAt" >= $2 AND "status" IN ('succeeded', 'failed')
  GROUP BY "currency", "status"`

interface Row {
  currency: Currency
  status: 'succeeded' | 'failed'
  payments: number | string
  amount: number | string
}

@Injectable()
export class ProcessorVolumes {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly silence: NoticeSilence,
  ) {}

  async read(
    mode: Mode,
    { window = 'today' }: ReadProcessorVolumes,
    now = clock.time(),
  ): Promise<ProcessorVolumesView> {
    const from = (Math.floor(now / dayMs) - daysOfWindow[window] + 1) * dayMs
    const accounts = (await this.accounts.all()).filter((one) => one.mode === mode)
    const [volumes, silent] = await Promise.all([
      Promise.all(accounts.map((account) => this.volumesOf(account, from))),
      this.silence.all(),
    ])
    const items = volumes.flat().sort((one, other) => endedOf(other) - endedOf(one))
    return { mode, window, from: new Date(from).toISOString().slice(0, 10), items, silent: silent.map(viewSilent) }
  }

  private async volumesOf(account: ProcessorAccount, from: number): Promise<ProcessorVolumeView[]> {
    const rows = await this.database.dear(() =>
      this.database.list((manager) => manager.query<Row[]>(volumesOfAccount, [account.processorAccountID, from])),
    )
    const used = [...new Set(rows.map(({ currency }) => currency))].sort()
    return used.map((currency) => volumeOf(account, currency, rows))
  }
}

const endedOf = ({ succeeded, failed }: ProcessorVolumeView): number => succeeded + failed

function volumeOf(
  { processorAccountID, name, processor }: ProcessorAccount,
  currency: Currency,
  rows: Row[],
): ProcessorVolumeView {
  const of = (status: Row['status']) => rows.find((row) => row.currency === currency && row.status === status)
  const succeeded = Number(of('succeeded')?.payments ?? 0)
  const failed = Number(of('failed')?.payments ?? 0)
  const successRate = Math.round((100 * succeeded) / (succeeded + failed))
  const amount = Number(of('succeeded')?.amount ?? 0)
  return { processorAccountID, name, processor, currency, succeeded, failed, successRate, amount }
}

const viewSilent = ({ account, missingSince, lastNoticeAt }: SilentAccount): SilentAccountView => ({
  processorAccountID: account.processorAccountID,
  name: account.name,
  since: missingSince.toISOString(),
  lastNoticeAt: lastNoticeAt?.toISOString() ?? null,
})
