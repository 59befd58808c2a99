import { Injectable, Logger } from '@nestjs/common'
import { statusAnswerMaxMs, statusCachedMs } from '#contract/status-limits.js'
import type { StatusPartView, StatusView } from '#contract/status.js'
import { ProcessorAccounts } from '../../money/processors/processor-accounts.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { partOf } from './part-of.js'
import { worstOf } from './slot-state.js'
import { incidentsOf, partsOf, readHistory } from './status-history.js'

const always = ['api', 'site', 'webhooks', 'payouts']

@Injectable()
export class StatusService {
  private readonly logger = new Logger('Status')
  private known: { at: number; view: Promise<StatusView> } | null = null

  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
  ) {}

  read(): Promise<StatusView> {
    const now = performance.now()
    if (!this.known || now - this.known.at > statusCachedMs) this.known = { at: now, view: this.inTime() }
    return this.known.view
  }

  private inTime(): Promise<StatusView> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), statusAnswerMaxMs)
    })
    return Promise.race([this.measured(clock.time()), tooLate])
      .catch((error: unknown) => {
        this.logger.warn(`Couldn't read the measurements: ${String(error)}`)
        return withoutDatabase(clock.time())
      })
      .finally(() => clearTimeout(timer))
  }

  private async measured(now: number): Promise<StatusView> {
    const kinds = await this.kinds()
    const history = await this.database.list((manager) => readHistory(manager, now))
    const parts = partsOf(history, now, kinds)
    return {
      at: new Date(now).toISOString(),
      state: worstOf(parts.map(({ state }) => state)),
      isMeasured: true,
      measuredSince: history.first === null ? null : new Date(history.first).toISOString(),
      parts,
      incidents: incidentsOf(history, now).filter(({ part, processor }) =>
        parts.some((one) => one.part === part && one.processor === processor),
      ),
    }
  }

  private async kinds(): Promise<string[]> {
    const used = (await this.accounts.ofPlatform())
      .filter(({ isEnabled }) => isEnabled)
      .map(({ processor }) => processor)
    const [api = '', site = '', ...rest] = always
    return [api, ...[...new Set(used)].sort().map((processor) => `payments:${processor}`), ...rest, site]
  }
}

function withoutDatabase(now: number): StatusView {
  const part = (name: string): StatusPartView => ({
    ...partOf(name),
    state: name === 'site' ? 'operational' : 'down',
    uptimePercentage: null,
    days: [],
  })
  return {
    at: new Date(now).toISOString(),
    state: 'down',
    isMeasured: false,
    measuredSince: null,
    parts: ['api', 'payments', 'webhooks', 'payouts', 'site'].map(part),
    incidents: [],
  }
}
