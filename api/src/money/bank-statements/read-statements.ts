import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { bankFileEntriesMax, bankFileMaxBytes } from '#contract/bank-limits.js'
import { type BankFileType, bankFileTypes } from '#contract/bank-file-types.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { decimalOf } from '#contract/money.js'
import type { BankAccount } from '../bank-accounts/bank-account.entity.js'
import type { BankFile, ReadStatement } from '../bank-files/bank-file.js'
import { BankFileRefused } from '../bank-files/bank-files.errors.js'
import { readCsv } from '../bank-files/csv-statement.js'
import type { Bytes } from '../bank-files/xml-stream.js'
import { unzip } from '../bank-files/zip-files.js'

export interface SentFile {
  type: string | undefined
  bytes: number
  body: unknown
}

export async function readStatements(file: SentFile, account: BankAccount, number: string): Promise<BankFile> {
  const type = file.type?.split(';')[0]?.trim().toLowerCase() as BankFileType
  if (!bankFileTypes.includes(type) || !isStream(file.body)) throw new BankFileRefused(words.type)
  if (file.bytes > bankFileMaxBytes) throw new BankFileRefused(tooLarge)
  const found = await readAs(type, bounded(file.body), account)
  const entries = found.statements.reduce((sum, one) => sum + one.entries.length, 0)
  if (entries > bankFileEntriesMax) throw new BankFileRefused(words.tooManyEntries(bankFileEntriesMax))
  for (const statement of found.statements) requireOwn(statement, account, number)
  return found
}

const tooLarge = words.tooLarge(bankFileMaxBytes / 1_024 / 1_024)

const isStream = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body

async function* bounded(stream: Readable): AsyncGenerator<Uint8Array> {
  let bytes = 0
  // Destroying the body would cut the connection before the refusal is sent; the rest is discarded unread.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > bankFileMaxBytes) throw new BankFileRefused(tooLarge)
    yield chunk
  }
}

async function readAs(type: BankFileType, bytes: Bytes, account: BankAccount): Promise<BankFile> {
  const { readBankXml } = await import('../bank-files/read-bank-xml.js')
  if (type === 'application/xml') return readBankXml(bytes)
  if (type === 'text/csv') return { statements: [await csvOf(bytes, account)], answers: [] }
  const found: BankFile = { statements: [], answers: [] }
  for (const one of await unzip(bytes)) {
    const inner = /\.csv$/i.test(one.name)
      ? { statements: [await csvOf(one.bytes, account)], answers: [] }
      : await readBankXml(one.bytes)
    found.statements.push(...inner.statements)
    found.answers.push(...inner.answers)
  }
  return found
}

function csvOf(bytes: Bytes, { csvMapping, currency }: BankAccount): Promise<ReadStatement> {
  if (!csvMapping) throw new BankFileRefused(words.csvNoMapping)
  const hash = createHash('sha256')
  const counted = async function* () {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
  }
  return readCsv(counted(), csvMapping, currency, () => `CSV ${hash.digest('hex').slice(0, 12)}`)
}

const bare = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase().replace(/^0+/, '')

function requireOwn(statement: ReadStatement, { currency, isIban }: BankAccount, number: string): void {
  const { account, opening, closing, entries, reference } = statement
  if (statement.currency !== currency) throw new BankFileRefused(words.currency(statement.currency, currency))
  const isCsv = reference.startsWith('CSV ') && account === null
  if (account === null && !isCsv) throw new BankFileRefused(words.otherAccountUnnamed)
  // Some banks tell the number that stands inside the IBAN.
  const isOwn = account === null || bare(account) === bare(number) || (isIban === 1 && isInside(account, number))
  if (!isOwn) throw new BankFileRefused(words.otherAccount(account.slice(-4)))
  if (opening === null || closing === null) return
  const difference = opening + entries.reduce((sum, { amount }) => sum + amount, 0) - closing
  if (difference !== 0)
    throw new BankFileRefused(
      words.doesNotAddUp(reference.slice(0, 40), `${decimalOf(difference, currency)} ${currency}`),
    )
}

const isInside = (account: string, iban: string): boolean => bare(account).length >= 8 && iban.endsWith(bare(account))
