import type Stripe from 'stripe'
import * as z from 'zod/mini'
import * as words from '#contract/messages/errors/processor-reports.js'
import { currencies } from '#contract/money.js'
import type { ReportRowKind } from '#contract/report-kinds.js'
import { clock } from '#contract/clock.js'
import type { UsedAccount } from '../port/used-account.js'
import {
  ReportFault,
  type ReportFrom,
  type ReportNotRead,
  type ReportPage,
  type ReportRow,
  type SkippedRow,
  isSkipped,
  skippedCurrencyOf,
} from '../port/report.js'
import { unreadableIn } from '../port/read-answer.js'
import { fromStripe } from './stripe-amounts.js'
import { name } from './stripe-answers.js'
import { idIn } from './stripe-ids.js'
import { connectedRow, namesOfConnected, textOrNone } from './stripe-connected-rows.js'
import { chargedOf } from './stripe-exchange.js'
import { isBusy, isKeyRefused, lost } from './stripe-errors.js'
import { payoutsIn, readSettlement, requirePage, type Settlements, withLater } from './stripe-settlements.js'

/** Lists are newest first, so a stretch of time is read backwards and only then the next one begins. */
interface Stretch {
  since: number
  until: number
  after?: string
  settlements?: Settlements
}

const rowsOnPage = 100
/** A transfer or a fee names no payment itself, and what it is about does. */
const ofConnect = ['originating_transaction', 'source_refund', 'fee.originating_transaction']
const sourcesOf = ({ usesConnect }: UsedAccount): string[] => [
  'data.source',
  ...(usesConnect ? ofConnect.map((path) => `data.source.${path}`) : []),
]

/** What happened shortly before may come into the list a moment later. */
const overlapSeconds = 900

const kinds: Record<string, ReportRowKind> = {
  charge: 'payment',
  charge_failure: 'payment',
  partial_capture_reversal: 'payment',
  payment_reversal: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
}

export async function readStripeReport(
  client: Stripe,
  account: UsedAccount,
  { cursor, since }: ReportFrom,
): Promise<ReportPage | ReportNotRead> {
  const first = Math.floor(since.getTime() / 1_000)
  const stretch = cursor ? stretchOf(cursor) : { since: first, until: 0 }
  try {
    return (await readSettled(client, account, stretch, first)) ?? (await readStretch(client, account, stretch))
  } catch (error) {
    if (error instanceof ReportFault) throw error
    if (unreadableIn(error)) throw new ReportFault(words.report.garbage, { cause: error })
    if (isKeyRefused(error)) return { outcome: 'refused', sentence: words.report.keyRefused }
    if (isBusy(error)) return { outcome: 'refused', sentence: words.report.notNow }
    throw lost(error)
  }
}

async function readStretch(client: Stripe, account: UsedAccount, stretch: Stretch): Promise<ReportPage> {
  const { mode } = account
  const until = stretch.until || Math.floor(clock.time() / 1_000)
  const { after } = stretch
  const page = await client.balanceTransactions.list({
    created: { gte: stretch.since, lte: until },
    limit: rowsOnPage,
    expand: sourcesOf(account),
    ...(after && { starting_after: after }),
  })
  requirePage(page)
  const last = page.data.at(-1)?.id
  const isLast = !page.has_more || last === undefined
  const { later, ...settlements } = withLater(stretch.settlements ?? {}, payoutsIn(page.data))
  const next: Stretch = isLast
    ? {
        since: Math.max(stretch.since, until - overlapSeconds),
        until: 0,
        ...(later && { settlements: { payouts: later } }),
      }
    : { since: stretch.since, until, after: last, settlements: { ...settlements, ...(later && { later }) } }
  return {
    outcome: 'read',
    rows: page.data.map((one) => rowOf(one, mode)),
    cursor: JSON.stringify(next),
    isLast,
    toldUntil: new Date(until * 1_000),
  }
}

/** First what earlier payouts have settled: Stripe says it some time after the payout. */
async function readSettled(
  client: Stripe,
  account: UsedAccount,
  { settlements, ...stretch }: Stretch,
  first: number,
): Promise<ReportPage | null> {
  const { mode } = account
  const [payout, ...others] = settlements?.payouts ?? []
  if (!payout) return null
  const { told, settledIn, left } = await readSettlement(
    client,
    { ...settlements, payouts: [payout, ...others] },
    { limit: rowsOnPage, expand: sourcesOf(account) },
  )
  const rows = told.filter(({ created }) => created >= first).map((one) => rowOf(one, mode))
  return {
    outcome: 'read',
    rows: rows.map((row) => (isSkipped(row) || row.kind === 'payout' ? row : { ...row, settledIn })),
    cursor: JSON.stringify({ ...stretch, settlements: left }),
    isLast: false,
    toldUntil: new Date(stretch.since * 1_000),
  }
}

const stretchOf = (cursor: string): Stretch => JSON.parse(cursor) as Stretch

const rowForm = z.object({
  id: name,
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  created: z.int().check(z.positive()),
  available_on: z.optional(z.int().check(z.positive())),
  currency: name,
  reporting_category: name,
  type: z.catch(z.optional(name), () => undefined),
  exchange_rate: z.optional(z.unknown()),
  source: z.nullish(
    z.union([
      name,
      z.object({
        id: z.optional(name),
        payment_intent: z.nullish(z.union([name, z.object({ id: name })])),
        metadata: z.nullish(z.object({ transactionID: textOrNone, refundID: textOrNone })),
        livemode: z.optional(z.boolean()),
        amount: z.optional(z.int()),
        amount_captured: z.nullish(z.int()),
        currency: z.optional(name),
        ...namesOfConnected,
      }),
    ]),
  ),
})

function readRow(value: unknown) {
  const row = z.safeParse(rowForm, value)
  if (!row.success) throw new ReportFault(words.report.garbage)
  return row.data
}

function rowOf(value: unknown, mode: UsedAccount['mode']): ReportRow | SkippedRow {
  const told = readRow(value)
  const { id, amount, fee, net, created } = told
  const category = categoryOf(told)
  const currency = currencies.find((one) => one.toLowerCase() === told.currency)
  const skippedCurrency = skippedCurrencyOf(told.currency.toUpperCase())
  if (skippedCurrency) return { rowID: id, skippedCurrency }
  if (!currency) throw new ReportFault(words.report.currency(told.currency.slice(0, 10)))
  const about = aboutOf(told.source)
  const connected = connectedRow(category, about)
  const kind = connected?.kind ?? kinds[category] ?? 'adjustment'
  const ours = (counted: number) => fromStripe(counted, currency)
  const money =
    kind === 'fee'
      ? { gross: 0, fee: ours(fee - amount), net: ours(net) }
      : { gross: ours(amount), fee: ours(fee), net: ours(net) }
  const isOther = about.livemode !== undefined && about.livemode !== (mode === 'live')
  const other = mode === 'live' ? 'test' : 'live'
  const row: ReportRow = {
    ...{ rowID: id, kind, ...money, currency, occurredAt: new Date(created * 1_000) },
    ...(connected?.names ?? namesOf(kind, about)),
    ...(told.available_on !== undefined && { availableOn: new Date(told.available_on * 1_000) }),
    ...(isOther && { mode: other }),
  }
  const charged = chargedOf(category, { currency, amount, rate: told.exchange_rate }, about)
  return charged ? { ...row, charged } : row
}

// docs.stripe.com/reports/balance-transaction-types: a bank takes back a payment that had been credited. It has no category of its own.
const categoryOf = ({ reporting_category: category, type }: z.output<typeof rowForm>): string =>
  type === 'payment_reversal' ? type : category

type Source = z.output<typeof rowForm>['source']
type About = Exclude<Source, string | null | undefined>

const aboutOf = (source: Source): About => (typeof source === 'string' ? { id: source } : (source ?? {}))

function namesOf(kind: ReportRowKind, { id, payment_intent: intent, metadata }: About): Partial<ReportRow> {
  const paymentID = typeof intent === 'string' ? intent : intent?.id
  const transactionID = idIn(metadata?.transactionID, 'txn')
  if (kind === 'payment') {
    // The source of a failed charge, or of what was not captured, is a refund that Stripe made; its intent is the payment.
    const processorReference = paymentID ?? id
    return { ...(transactionID && { reference: transactionID }), ...(processorReference && { processorReference }) }
  }
  const refundID = idIn(metadata?.refundID, 'ref')
  return {
    ...(refundID && { reference: refundID }),
    ...(id && { processorReference: id }),
    payment: {
      ...(transactionID && { reference: transactionID }),
      ...(paymentID && { processorReference: paymentID }),
    },
  }
}
