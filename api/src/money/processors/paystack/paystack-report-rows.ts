import * as words from '#contract/messages/errors/processor-reports.js'
import { type Currency, currencies } from '#contract/money.js'
import { ReportFault, type ReportRow, type SkippedRow, skippedCurrencyOf } from '../port/report.js'
import { fromSubunits } from './paystack-amounts.js'
import { isObject } from './paystack-api.js'
import { transactionIDIn } from './paystack-metadata.js'
import { sharesIn } from './paystack-splits.js'

export type Data = Record<string, unknown>

const { garbage } = words.report

function currencyOf({ currency }: Data): Currency {
  const known = currencies.find((one) => one === currency)
  if (!known) throw new ReportFault(words.report.currency(String(currency).slice(0, 10)))
  return known
}

const moved = ['success', 'reversed', 'processed', 'failed', 'resolved']

/** What moved no money is not counted. */
export function skippedOf(list: string, data: Data): SkippedRow | null {
  const { transaction, status } = data
  const skippedCurrency = skippedCurrencyOf(data.currency ?? (isObject(transaction) ? transaction.currency : null))
  if (!skippedCurrency || !moved.includes(String(status))) return null
  return { rowID: `${list}:${idOf(data)}`, skippedCurrency }
}

function idOf({ id }: Data): string {
  if (!/^\d{1,20}$/.test(String(id))) throw new ReportFault(garbage)
  return String(id)
}

function amountOf(value: unknown, currency: Currency): number {
  const amount =
    typeof value === 'number' || /^\d{1,15}$/.test(String(value)) ? fromSubunits(Number(value), currency) : null
  if (amount === null) throw new ReportFault(words.report.amount(String(value).slice(0, 40), currency))
  return amount
}

const signedOf = (value: number, currency: Currency): number =>
  value < 0 ? -amountOf(-value, currency) : amountOf(value, currency)

function timeOf(...times: unknown[]): Date {
  const at = new Date(String(times.find((time) => typeof time === 'string') ?? ''))
  if (Number.isNaN(at.getTime())) throw new ReportFault(words.report.time(String(times[0]).slice(0, 40)))
  return at
}

const money = (gross: number, fee = 0) => ({ gross, fee, net: gross - fee })

/** A fee of Paystack's that the payer bears is not ours, and refunds have rows of their own. */
export function paymentRows(data: Data, settledIn?: string): ReportRow[] {
  if (data.status !== 'success' && data.status !== 'reversed') return []
  const currency = currencyOf(data)
  const { reference, metadata } = data
  if (typeof reference !== 'string') throw new ReportFault(garbage)
  const transactionID = transactionIDIn(metadata)
  return [
    {
      ...{ rowID: `transaction:${idOf(data)}`, kind: 'payment', currency, ...takenOf(data, currency) },
      ...{ occurredAt: timeOf(data.paid_at, data.paidAt, data.created_at, data.createdAt) },
      ...{
        processorReference: reference,
        ...(transactionID && { reference: transactionID }),
        ...(settledIn && { settledIn }),
      },
    },
  ]
}

// Of a split payment only what the platform keeps is its own. Where the shares are missing all of it counts, which is a difference to look at.
function takenOf(data: Data, currency: Currency) {
  const shares = sharesIn(data)
  if (shares) return money(signedOf(shares.kept, currency), signedOf(shares.cost, currency))
  const taken = amountOf(data.amount, currency)
  const gross = Math.min(taken, amountOf(data.requested_amount ?? data.amount, currency))
  const fee = data.fees === null || data.fees === undefined ? 0 : amountOf(data.fees, currency)
  return money(gross, fee - (taken - gross))
}

/** One that fails after it had succeeded takes itself back. What a dispute gave back is in the list of disputes, and counts there. */
export function refundRows(data: Data): ReportRow[] {
  if (data.dispute !== null && data.dispute !== undefined) return []
  const isGiven = data.status === 'processed'
  if (!isGiven && data.status !== 'failed' && data.status !== 'reversed') return []
  const currency = currencyOf(data)
  const note = typeof data.merchant_note === 'string' ? data.merchant_note : ''
  const { transaction_reference: told, transaction } = data
  const paid = isObject(transaction) ? transaction.reference : told
  const about = {
    currency,
    occurredAt: timeOf(data.refunded_at, data.createdAt, data.created_at),
    payment: typeof paid === 'string' ? { processorReference: paid } : {},
  }
  const gross = -amountOf(data.amount, currency)
  // What was paid after it had ended here went back whole, and is no refund of ours.
  const isLate = note.startsWith('late_')
  const names = isLate
    ? { kind: 'payment' as const, reference: note.replace(/^late_/, 'txn_') }
    : { kind: 'refund' as const, processorReference: idOf(data), ...(/^ref_\w{26}$/.test(note) && { reference: note }) }
  const given: ReportRow = { rowID: `refund:${idOf(data)}`, ...about, ...names, ...money(gross) }
  return isGiven ? [given] : [given, { ...given, rowID: `${given.rowID}:failed`, ...money(-gross) }]
}

export function disputeRows(data: Data): ReportRow[] {
  if (data.status !== 'resolved' || data.resolution === 'declined' || data.refund_amount === 0) return []
  const transaction = isObject(data.transaction) ? data.transaction : {}
  const currency = currencyOf(data.currency ? data : transaction)
  const gross = -amountOf(data.refund_amount ?? transaction.amount, currency)
  const transactionID = transactionIDIn(transaction.metadata)
  const { reference } = transaction
  return [
    {
      ...{ rowID: `dispute:${idOf(data)}`, kind: 'dispute', currency, ...money(gross), processorReference: idOf(data) },
      occurredAt: timeOf(data.resolvedAt, data.updatedAt, data.createdAt),
      payment: {
        ...(transactionID && { reference: transactionID }),
        ...(typeof reference === 'string' && { processorReference: reference }),
      },
    },
  ]
}

export function transferRows(data: Data): ReportRow[] {
  if (data.status !== 'success' && data.status !== 'reversed') return []
  const currency = currencyOf(data)
  const { reference, transfer_code: code } = data
  if (typeof reference !== 'string') throw new ReportFault(garbage)
  const isOurs = /^pyo_\w{26}$/.test(reference)
  const gross = -amountOf(data.amount, currency)
  const fee = data.fee_charged === undefined || data.fee_charged === null ? 0 : amountOf(data.fee_charged, currency)
  const paid: ReportRow = {
    ...{ rowID: `transfer:${reference}`, kind: isOurs ? 'payout' : 'adjustment', currency, ...money(gross, fee) },
    ...{ ...(isOurs && { reference }), ...(typeof code === 'string' && { processorReference: code }) },
    occurredAt: timeOf(data.transferred_at, data.updatedAt, data.createdAt),
  }
  return data.status === 'success' ? [paid] : [paid, { ...paid, rowID: `${paid.rowID}:reversed`, ...money(-gross) }]
}

export function settlementRow(data: Data): ReportRow | null {
  if (data.status !== 'success') return null
  const currency = currencyOf(data)
  const rowID = `settlement:${idOf(data)}`
  const gross = -amountOf(data.effective_amount ?? data.total_amount, currency)
  const occurredAt = timeOf(data.settlement_date, data.createdAt)
  return {
    rowID,
    kind: 'payout',
    currency,
    ...money(gross),
    processorReference: idOf(data),
    settledIn: rowID,
    occurredAt,
  }
}
