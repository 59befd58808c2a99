import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { AttentionItemView, AttentionKindView, AttentionView, ListAttention } from '#contract/attention.js'
import { type AttentionKind, attentionKinds } from '#contract/attention-kinds.js'
import { attentionCounted, attentionShown } from '#contract/attention-limits.js'
import { clock } from '#contract/clock.js'
import type { GatedCall } from '#contract/generated/calls.js'
import { queueStatesKeptMs } from '#contract/limits.js'
import { type Mode, modes } from '#contract/modes.js'
import { type AttentionItem, AttentionSources } from '../../platform/attention/attention-sources.js'
import { Database } from '../../platform/database/database.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { Gate } from '../../people/gate/gate.js'

/** The list that each kind is about: only callers who may read it are shown its items. */
const callOf: Record<AttentionKind, GatedCall> = {
  payment_unclear: 'GET /transactions',
  refund_unclear: 'GET /transactions',
  payout_unclear: 'GET /payouts',
  removal_unconfirmed: 'GET /processor-accounts',
  setup_unclear: 'GET /processor-accounts',
  subaccount_stopped: 'GET /connected-accounts',
  invoice_refund_failed: 'GET /transactions',
  dispute_due: 'GET /disputes',
  settlement_unconfirmed: 'GET /reconciliation',
  payout_unsent: 'GET /payouts',
  payout_unconfirmed: 'GET /payouts',
  difference_open: 'GET /reconciliation-differences',
  adjustment_waiting: 'GET /reconciliation-adjustments',
  notices_quiet: 'GET /processor-accounts',
  reports_quiet: 'GET /processor-accounts',
  report_not_fetched: 'GET /processor-reports',
  statements_quiet: 'GET /bank-accounts',
}

export interface Overdue {
  kind: AttentionKind
  mode: Mode
  count: number
  oldestAt: Date
}

@Injectable()
export class AttentionReader {
  private known: { at: number; overdue: Promise<Overdue[]> } | null = null

  constructor(
    private readonly database: Database,
    private readonly sources: AttentionSources,
    private readonly gate: Gate,
  ) {}

  async read(caller: PortalCaller, mode: Mode, { kind: only }: ListAttention): Promise<AttentionView> {
    const routes: ReadonlySet<string> = new Set(await this.gate.routesOf('portal', caller.roleIDs, caller.isAdmin))
    const kinds = attentionKinds.filter((kind) => routes.has(callOf[kind]) && (only === undefined || kind === only))
    const shown = only === undefined ? attentionShown : attentionCounted
    const now = clock.now()
    const views = await this.database.list(async (manager) => {
      const found: AttentionKindView[] = []
      for (const kind of kinds) found.push(viewKind(kind, await this.find(manager, kind, mode, now), shown))
      return found
    })
    return { mode, asOf: now.toISOString(), kinds: views }
  }

  /** For metrics, of both modes; read again when it is older than a few seconds. */
  overdue(): Promise<Overdue[]> {
    const at = performance.now()
    if (!this.known || at - this.known.at > queueStatesKeptMs) {
      const overdue = this.readOverdue()
      this.known = { at, overdue }
      overdue.catch(() => (this.known = null))
    }
    return this.known.overdue
  }

  private readOverdue(): Promise<Overdue[]> {
    const now = clock.now()
    return this.database.list(async (manager) => {
      const all: Overdue[] = []
      for (const mode of modes)
        for (const kind of attentionKinds) {
          const late = (await this.find(manager, kind, mode, now)).filter(({ isOverdue }) => isOverdue)
          const [oldest] = late
          if (oldest) all.push({ kind, mode, count: late.length, oldestAt: oldest.since })
        }
      return all
    })
  }

  private async find(manager: EntityManager, kind: AttentionKind, mode: Mode, now: Date): Promise<AttentionItem[]> {
    const found = new Map<string, AttentionItem>()
    for (const source of this.sources.all().filter((one) => one.kind === kind))
      for (const item of await source.find(manager, { mode, now, limit: attentionCounted + 1 }))
        found.set(keyOf(item), found.get(keyOf(item)) ?? item)
    return [...found.values()].sort((one, other) => one.since.getTime() - other.since.getTime())
  }
}

// An account may have several settlements that nothing confirms; a payment is shown once.
const keyOf = ({ subjectID, amount, currency, since, clientID }: AttentionItem): string =>
  clientID === null ? `${subjectID} ${amount} ${currency} ${since.getTime()}` : subjectID

function viewKind(kind: AttentionKind, found: AttentionItem[], shown: number): AttentionKindView {
  const items = found.slice(0, shown).map(
    ({ transactionID = null, since, ...item }): AttentionItemView => ({
      ...{ ...item, kind, transactionID },
      since: since.toISOString(),
    }),
  )
  return { kind, count: Math.min(found.length, attentionCounted), isMore: found.length > attentionCounted, items }
}
