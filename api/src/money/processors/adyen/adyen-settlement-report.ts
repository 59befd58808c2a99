import { pipeline, Readable } from 'node:stream'
import { report as words } from '#contract/messages/errors/processor-reports.js'
import { type Currency, currencies, currencyExponents } from '#contract/money.js'
import type { ReportRowKind } from '#contract/report-kinds.js'
import { reportColumnsMax } from '#contract/report-limits.js'
import type { UsedAccount } from '../port/used-account.js'
import { requireSoundExchange } from '../port/exchanged.js'
import { type Bytes, ReportFault, type ReportRow, type SkippedRow, skippedCurrencyOf } from '../port/report.js'

const recordMaxLength = 100_000

const required = [
  ...['Merchant Account', 'Psp Reference', 'Merchant Reference', 'Creation Date', 'TimeZone', 'Type'],
  ...['Modification Reference', 'Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)'],
  ...['Net Currency', 'Net Debit (NC)', 'Net Credit (NC)', 'Batch Number'],
] as const
/** What Adyen keeps, in the currency that it settles in. */
const costs = ['Commission (NC)', 'Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'] as const
const read = [...required, 'Exchange Rate', ...costs] as const
type Cells = Record<(typeof read)[number], string>

const kinds: Record<string, ReportRowKind> = {
  Settled: 'payment',
  SettledReversed: 'payment',
  Refunded: 'refund',
  RefundedReversed: 'refund',
  Chargeback: 'dispute',
  SecondChargeback: 'dispute',
  ChargebackReversed: 'dispute',
  Fee: 'fee',
  InvoiceDeduction: 'fee',
  MerchantPayout: 'payout',
}

export async function* readSettlementReport(
  { settings }: UsedAccount,
  bytes: Bytes,
): AsyncGenerator<ReportRow | SkippedRow> {
  const alike = new Map<string, number>()
  for await (const { cells, line } of cellsOf(bytes)) {
    const merchant = cells['Merchant Account']
    const own = settings.merchantAccount ?? ''
    if (merchant !== own) throw new ReportFault(words.row(line, words.otherAccount(merchant.slice(0, 80), own)))
    const skippedCurrency = skippedCurrencyOf(settledIn(cells))
    yield skippedCurrency ? { rowID: skippedIDOf(cells, alike), skippedCurrency } : rowOf(cells, line, alike)
  }
}

async function* cellsOf(bytes: Bytes): AsyncGenerator<{ cells: Cells; line: number }> {
  const { CsvError, parse } = await import('csv-parse')
  const options = { bom: true, trim: true, info: true, skip_empty_lines: true, max_record_size: recordMaxLength }
  // The reader of the records gets each error.
  const parser = pipeline(Readable.from(decoded(bytes)), parse(options), () => undefined)
  let names: string[] | undefined
  try {
    for await (const one of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const { record, info } = one
      if (record.length > reportColumnsMax) throw new ReportFault(words.tooWide(reportColumnsMax))
      if (names) yield { cells: named(record, names), line: info.lines }
      else names = requireColumns(record)
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ReportFault(words.csv(Number(error.lines ?? 1)))
    throw error
  }
}

async function* decoded(bytes: Bytes): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const text = (some?: Uint8Array) => {
    try {
      return Buffer.from(some ? decoder.decode(some, { stream: true }) : decoder.decode())
    } catch {
      throw new ReportFault(words.notUtf8)
    }
  }
  for await (const some of bytes) yield text(some)
  yield text()
}

function requireColumns(found: string[]): string[] {
  const missing = required.find((name) => !found.includes(name))
  if (missing) throw new ReportFault(words.noColumn(missing))
  const twice = read.find((name) => found.indexOf(name) !== found.lastIndexOf(name))
  if (twice) throw new ReportFault(words.columnTwice(twice))
  return found
}

const named = (record: string[], names: string[]): Cells =>
  Object.fromEntries(read.map((name) => [name, record[names.indexOf(name)] ?? ''])) as Cells

function rowOf(cells: Cells, line: number, alike: Map<string, number>): ReportRow {
  try {
    const { Type: type, 'Psp Reference': payment, 'Modification Reference': modification } = cells
    const kind = kinds[type] ?? 'adjustment'
    const money = moneyOf(kind, cells)
    const occurredAt = timeOf(cells['Creation Date'], cells.TimeZone)
    const rowID = idOf(cells, money.net, alike)
    const row = {
      ...{ rowID, kind, ...money, fee: money.gross - money.net },
      // The report lists what a closed batch settles, so it is available.
      ...{ occurredAt, availableOn: occurredAt, settledIn: cells['Batch Number'] },
      ...namesOf(kind, cells, payment, modification),
    }
    requireSoundExchange(row)
    return row
  } catch (error) {
    throw error instanceof ReportFault ? new ReportFault(words.row(line, error.message)) : error
  }
}

const moved: readonly ReportRowKind[] = ['payment', 'refund', 'dispute']

function moneyOf(kind: ReportRowKind, cells: Cells): Pick<ReportRow, 'currency' | 'gross' | 'net' | 'charged'> {
  const { 'Gross Credit (GC)': credit, 'Gross Debit (GC)': debit } = cells
  const currency = currencyOf(settledIn(cells))
  const net = signed(cells['Net Credit (NC)'], cells['Net Debit (NC)'], currency)
  if (kind === 'fee') return { currency, gross: 0, net }
  if (`${credit}${debit}` === '') return { currency, gross: net, net }
  const charged = currencies.find((one) => one === (cells['Gross Currency'] || currency))
  if (charged === currency) return { currency, gross: signed(credit, debit, currency), net }
  const gross = net + costsOf(cells, currency)
  // A currency that the ledger does not have was not charged by it.
  if (!charged || !moved.includes(kind)) return { currency, gross, net }
  const rate = cells['Exchange Rate'] || null
  return { currency, gross, net, charged: { amount: signed(credit, debit, charged), currency: charged, rate } }
}

const costsOf = (cells: Cells, currency: Currency): number =>
  costs.reduce((sum, name) => sum + readAmount(cells[name], currency), 0)

function namesOf(kind: ReportRowKind, cells: Cells, payment: string, modification: string): Partial<ReportRow> {
  const merchantReference = cells['Merchant Reference']
  const reference = /^txn_\w{26}$/.test(merchantReference) ? { reference: merchantReference } : {}
  if (kind === 'payment') return { ...reference, processorReference: payment }
  if (kind === 'payout') return {}
  return { processorReference: modification, payment: { ...reference, processorReference: payment } }
}

/** Nothing in it has a name of its own: what tells rows apart, and the how manieth alike it is in its batch. */
function idOf(cells: Cells, net: number | string, alike: Map<string, number>): string {
  const { Type: type, 'Psp Reference': payment, 'Modification Reference': modification } = cells
  const { 'Batch Number': batch, 'Creation Date': at } = cells
  const key = [batch, type, payment, modification, at, net].join(':')
  const count = (alike.get(key) ?? 0) + 1
  alike.set(key, count)
  return `${key}:${count}`
}

const settledIn = (cells: Cells): string => cells['Net Currency'] || cells['Gross Currency']

// An amount in a currency that we don't know can't be read: its text tells the rows apart.
const skippedIDOf = (cells: Cells, alike: Map<string, number>): string =>
  idOf(cells, `${cells['Net Credit (NC)']}-${cells['Net Debit (NC)']}`, alike)

function currencyOf(text: string): Currency {
  const known = currencies.find((one) => one === text)
  if (!known) throw new ReportFault(words.currency(text.slice(0, 10)))
  return known
}

const signed = (credit: string, debit: string, currency: Currency): number =>
  readAmount(credit, currency) - readAmount(debit, currency)

/** Places beyond those of the currency are taken only where they are zeros. */
function readAmount(text: string, currency: Currency): number {
  if (text === '') return 0
  const exponent = currencyExponents[currency]
  const [, sign = '', whole, rest = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined || !/^0*$/.test(rest.slice(exponent)))
    throw new ReportFault(words.amount(text.slice(0, 40), currency))
  const amount = Number(whole + rest.slice(0, exponent).padEnd(exponent, '0'))
  return sign ? -amount : amount
}

function timeOf(text: string, zone: string): Date {
  const asWritten = Date.parse(`${text.replace(' ', 'T')}Z`)
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) || Number.isNaN(asWritten))
    throw new ReportFault(words.time(text.slice(0, 40)))
  return new Date(asWritten - offsetAt(asWritten, zone))
}

function offsetAt(time: number, timeZone: string): number {
  try {
    const there = new Date(time).toLocaleString('sv-SE', { timeZone })
    return Date.parse(`${there.replace(' ', 'T')}Z`) - time
  } catch {
    return 0
  }
}
