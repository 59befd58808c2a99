import { pipeline, Readable } from 'node:stream'
import {
  bankFileEntriesMax,
  bankReferenceMaxLength,
  bankTextMaxLength,
  csvCellMaxLength,
  csvColumnsMax,
} from '#contract/bank-limits.js'
import type { CsvColumnName, CsvMapping } from '#contract/csv-mapping.js'
import { isDay } from '#contract/date-field.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import type { Currency } from '#contract/money.js'
import { readAmount } from './bank-amount.js'
import type { ReadEntry, ReadStatement } from './bank-file.js'
import { BankFileRefused } from './bank-files.errors.js'
import type { Bytes } from './xml-stream.js'

interface Row {
  entry: ReadEntry
  balance: number | null
}

type Cells = Partial<Record<CsvColumnName, string>>

export async function readCsv(
  source: Bytes,
  mapping: CsvMapping,
  currency: Currency,
  reference: () => string,
): Promise<ReadStatement> {
  const rows: Row[] = []
  for await (const { cells, line } of cellsOf(source, mapping)) {
    if (rows.length >= bankFileEntriesMax) throw new BankFileRefused(words.tooManyEntries(bankFileEntriesMax))
    rows.push(rowOf(cells, line, mapping, currency))
  }
  const first = rows[0]
  if (!first) throw new BankFileRefused(words.noStatement)
  const balances = balancesOf(rows)
  const days = rows.map(({ entry }) => entry.bookedOn).sort()
  const entries = rows.map(({ entry }) => entry)
  return {
    ...{ reference: reference(), account: null, currency, entries, ...balances },
    ...{ from: days[0] ?? '', to: days.at(-1) ?? '' },
  }
}

async function* cellsOf(source: Bytes, mapping: CsvMapping): AsyncGenerator<{ cells: Cells; line: number }> {
  const { CsvError, parse } = await import('csv-parse')
  const parser = pipeline(
    Readable.from(decoded(source, mapping)),
    parse({
      delimiter: mapping.delimiter,
      from_line: mapping.skippedLines + 1,
      max_record_size: csvCellMaxLength * 10,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
      trim: true,
      info: true,
    }),
    // The reader of the records gets each error.
    () => undefined,
  )
  let names: string[] | undefined
  try {
    for await (const one of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const { record, info } = one
      if (record.length > csvColumnsMax) throw new BankFileRefused(words.csvTooWide(csvColumnsMax))
      if (names) yield { cells: named(record, names, mapping), line: info.lines }
      else names = requireColumns(record, mapping)
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BankFileRefused(words.csv(Number(error.lines ?? 1)))
    throw error
  }
}

async function* decoded(source: Bytes, { encoding }: CsvMapping): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const text = (bytes?: Uint8Array) => {
    try {
      return Buffer.from(bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode())
    } catch {
      throw new BankFileRefused(words.notUtf8)
    }
  }
  for await (const bytes of source) yield text(bytes)
  yield text()
}

function requireColumns(found: string[], { columns }: CsvMapping): string[] {
  const strange = Object.values(columns).find((name) => !found.includes(name))
  if (strange !== undefined) throw new BankFileRefused(words.csvNoColumn(strange.slice(0, 80)))
  return found
}

const named = (record: string[], names: string[], { columns }: CsvMapping): Cells =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, record[names.indexOf(column)]?.trim() ?? '']),
  )

function rowOf(cells: Cells, line: number, mapping: CsvMapping, currency: Currency): Row {
  try {
    const amount = cells.amount
      ? signedAmount(cells.amount, mapping, currency)
      : signedAmount(cells.credit ?? '', mapping, currency) -
        Math.abs(signedAmount(cells.debit ?? '', mapping, currency))
    const text = (value: string | undefined, most: number) => (value ? value.slice(0, most) : null)
    const entry: ReadEntry = {
      bookedOn: dayOf(cells.date ?? '', mapping),
      amount: amount || 0,
      counterparty: text(cells.counterparty, bankTextMaxLength),
      counterpartyAccount: text(cells.counterpartyAccount?.replace(/\s/g, '').toUpperCase(), bankReferenceMaxLength),
      bankReference: text(cells.bankReference, bankReferenceMaxLength),
      endToEndID: text(cells.endToEndID, bankReferenceMaxLength),
      text: text(cells.text, bankTextMaxLength * 2),
      ...{
        valueOn: null,
        charges: 0,
        isReversal: false,
        returnReason: null,
        code: null,
        messageID: null,
        counterpartyBank: null,
      },
    }
    return { entry, balance: cells.balance ? signedAmount(cells.balance, mapping, currency) : null }
  } catch (error) {
    throw error instanceof BankFileRefused ? new BankFileRefused(words.csvRow(line, error.message)) : error
  }
}

function signedAmount(text: string, { decimal }: CsvMapping, currency: Currency): number {
  const said = text.trim()
  if (said === '') return 0
  const before = /^[-+(]/.test(said) ? said.charAt(0) : ''
  const after = /[-)]$/.test(said.slice(before.length)) ? said.slice(-1) : ''
  const middle = said.slice(before.length, said.length - after.length)
  const digits = /^[\d.,'\s]*$/.test(middle) ? middle.trim() : ''
  const grouping = decimal === '.' ? /[,' \u00a0]/g : /[.' \u00a0]/g
  if (digits === '') throw new BankFileRefused(words.amount(text.slice(0, 40), currency))
  const amount = readAmount(digits.replace(grouping, '').replace(decimal, '.'), currency)
  return (['-', '('].includes(before) || after === '-' ? -amount : amount) || 0
}

const parts: Record<CsvMapping['dateFormat'], [RegExp, order: string]> = {
  'YYYY-MM-DD': [/^(\d{4})-(\d{1,2})-(\d{1,2})/, 'ymd'],
  'DD.MM.YYYY': [/^(\d{1,2})\.(\d{1,2})\.(\d{4})/, 'dmy'],
  'DD/MM/YYYY': [/^(\d{1,2})\/(\d{1,2})\/(\d{4})/, 'dmy'],
  'MM/DD/YYYY': [/^(\d{1,2})\/(\d{1,2})\/(\d{4})/, 'mdy'],
  YYYYMMDD: [/^(\d{4})(\d{2})(\d{2})/, 'ymd'],
}

function dayOf(text: string, { dateFormat }: CsvMapping): string {
  const [shape, order] = parts[dateFormat]
  const found = shape.exec(text)
  const part = (letter: string) => (found?.[order.indexOf(letter) + 1] ?? '').padStart(2, '0')
  const day = `${part('y')}-${part('m')}-${part('d')}`
  if (!isDay(day)) throw new BankFileRefused(words.date(text.slice(0, 40)))
  return day
}

/** Banks list the newest first or last; the balances say which. */
function balancesOf(rows: Row[]): { opening: number | null; closing: number | null } {
  if (rows.some(({ balance }) => balance === null)) return { opening: null, closing: null }
  for (const inOrder of [rows, [...rows].reverse()]) {
    const [first] = inOrder
    const opening = (first?.balance ?? 0) - (first?.entry.amount ?? 0)
    let sum = opening
    if (inOrder.every(({ entry, balance }) => (sum += entry.amount) === balance)) return { opening, closing: sum }
  }
  throw new BankFileRefused(words.csvOrder)
}
