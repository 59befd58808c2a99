import { type EntityManager, In, IsNull, type SelectQueryBuilder } from 'typeorm'
import { reconciliationLinesMax } from '#contract/bank-limits.js'
import * as words from '#contract/messages/reconciliation.js'
import type { Mode } from '#contract/modes.js'
import { payoutStatusWords } from '#contract/payout-states.js'
import type { Currency } from '#contract/money.js'
import type { ReconciledAccountView, ReconciliationLineView } from '#contract/reconciliation.js'
import type { DifferenceSubject } from '#contract/report-kinds.js'
import type { Payout } from '../payouts/payout.entity.js'
import { ReportBalance, ReportCursor } from '../processor-reports/report-cursor.entity.js'
import { reportsOf } from '../processor-reports/report-reading.service.js'
import { processors } from '../processors/registry.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { Difference } from '../reconciliation-differences/difference.entity.js'

interface Asked {
  mode: Mode
  currency: Currency
  owing: { ownerID: string; amount: number }[]
  paid: Payout[]
}

export async function processorColumn(
  manager: EntityManager,
  { mode, currency, owing, paid }: Asked,
): Promise<ReconciledAccountView[]> {
  const told = await manager.findBy(ReportBalance, { currency })
  const ids = [
    ...new Set([...owing, ...told.map((one) => ({ ownerID: one.processorAccountID }))].map((one) => one.ownerID)),
  ]
  const accounts = await manager.findBy(ProcessorAccount, { processorAccountID: In(ids) })
  const cursors = await manager.findBy(ReportCursor, { processorAccountID: In(ids) })
  const views: ReconciledAccountView[] = []
  for (const ownerID of ids) {
    const account = accounts.find(({ processorAccountID }) => processorAccountID === ownerID)
    if (account && account.mode !== mode) continue
    const ledger = owing.filter((one) => one.ownerID === ownerID).reduce((sum, { amount }) => sum + amount, 0)
    const cursor = cursors.find(({ processorAccountID }) => processorAccountID === ownerID)
    const balance = told.find(({ processorAccountID }) => processorAccountID === ownerID)
    const name = account?.name ?? words.removedAccount
    const odd = paid.filter(({ processorAccountID }) => processorAccountID === ownerID).map(oddLine)
    if (account && isOfPlatform(account)) {
      // Its money is at a bank of ours from the first posting on, so nothing is left to be told.
      const told = { told: 0, held: 0, difference: -ledger || 0, toldOn: null, toldUntil: null }
      views.push({ ownerID, name, ledger, ...told, lines: odd })
      continue
    }
    if (!cursor?.toldUntil) {
      const lines = [{ sentence: silenceOf(account, cursor), amount: 0 }, ...odd]
      const untold = { told: null, held: 0, difference: null, toldOn: null, toldUntil: null }
      views.push({ ownerID, name, ledger, ...untold, lines })
      continue
    }
    const net = balance?.net ?? 0
    const toldUntil = cursor.toldUntil.toISOString()
    const held = await heldFor(manager, { processorAccountID: ownerID, currency })
    const difference = net - (ledger - held)
    const lines = await linesOf(manager, { cursor, currency, difference })
    lines.push(...odd)
    if (cursor.failure) lines.push({ sentence: words.notReadSince(cursor.failure), amount: 0 })
    const toldOn = toldUntil.slice(0, 10)
    views.push({ ownerID, name, ledger, told: net, held, difference, toldOn, toldUntil, lines })
  }
  return views
}

const isOfPlatform = ({ processor }: ProcessorAccount): boolean =>
  processors.find(({ name }) => name === processor)?.isOfPlatform === true

const oddLine = ({ payoutID, status }: Payout): ReconciliationLineView => ({
  sentence: words.paidThoughEnded(payoutID, payoutStatusWords[status].toLowerCase()),
  amount: 0,
})

function silenceOf(account: ProcessorAccount | undefined, cursor: ReportCursor | undefined): string {
  if (cursor?.failure) return words.notReadSince(cursor.failure)
  const source = account && reportsOf(account)?.source
  if (!source) return words.reportsNoBalance
  return source === 'file' ? words.bringReport : words.noReportYet
}

const isHeld = `(one.about = 'dispute' AND one.countsFrom IS NULL AND one.explainedAt IS NULL)`

/** What it has taken for disputes that are not decided. */
async function heldFor(
  manager: EntityManager,
  account: { processorAccountID: string; currency: Currency },
): Promise<number> {
  const open = manager.createQueryBuilder(Difference, 'one').where({ ...account, resolvedAt: IsNull() })
  const sums = await sumsOf(open.andWhere(isHeld))
  return -sums.reduce((sum, { amount }) => sum + amount, 0) || 0
}

interface Explained {
  cursor: ReportCursor
  currency: Currency
  difference: number
}

async function linesOf(
  manager: EntityManager,
  { cursor, currency, difference }: Explained,
): Promise<ReconciliationLineView[]> {
  const ofAccount = { processorAccountID: cursor.processorAccountID, currency, resolvedAt: IsNull() }
  const isReal = '(one.explainedAt IS NOT NULL OR COALESCE(one.countsFrom <= :toldUntil, FALSE))'
  const toldUntil = cursor.toldUntil?.getTime() ?? 0
  const select = () => manager.createQueryBuilder(Difference, 'one').where(ofAccount).setParameters({ toldUntil })
  const waiting = await sumsOf(select().andWhere(`NOT ${isReal}`).andWhere(`NOT ${isHeld}`))
  const lines = waiting.map(({ about, count, amount }) => ({ sentence: words.notToldYet[about](count), amount }))
  const real = await sumsOf(select().andWhere(isReal))
  const named = await select()
    .andWhere(isReal)
    .orderBy('one.occurredAt')
    .addOrderBy('one.differenceID')
    .limit(reconciliationLinesMax)
    .getMany()
  for (const { subject, kind, explanation, theirs, ours } of named) {
    const what = words.openDifference[kind](subject)
    lines.push({ sentence: explanation ? words.explainedAs(what, explanation) : what, amount: theirs - ours })
  }
  const totals = (rows: { count: number; amount: number }[]) => ({
    count: rows.reduce((sum, one) => sum + one.count, 0),
    amount: rows.reduce((sum, one) => sum + one.amount, 0),
  })
  const all = totals(real)
  const rest = all.amount - named.reduce((sum, { theirs, ours }) => sum + theirs - ours, 0)
  if (all.count > named.length) lines.push({ sentence: words.moreDifferences(all.count - named.length), amount: rest })
  const left = difference - totals(waiting).amount - all.amount
  if (left !== 0) lines.push({ sentence: words.beingCompared, amount: left })
  return lines
}

interface DifferenceSum {
  about: DifferenceSubject
  count: number
  amount: number
}

async function sumsOf(builder: SelectQueryBuilder<Difference>): Promise<DifferenceSum[]> {
  const raw = await builder
    .select('one.about', 'about')
    .addSelect('COUNT(*)', 'count')
    .addSelect('SUM(one.theirs - one.ours)', 'amount')
    .groupBy('one.about')
    .orderBy('one.about')
    .getRawMany<Record<'count' | 'amount', number | string> & { about: DifferenceSubject }>()
  return raw.map(({ about, count, amount }) => ({ about, count: Number(count), amount: Number(amount) }))
}
