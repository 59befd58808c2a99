import { bankFileEntriesMax, bankFileStatementsMax } from '#contract/bank-limits.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { currencies, type Currency } from '#contract/money.js'
import { readAmount, readDay } from './bank-amount.js'
import type { ReadEntry, ReadStatement } from './bank-file.js'
import { BankFileRefused } from './bank-files.errors.js'
import { type CamtDetail, type CamtEntry, entriesOf } from './camt-entry.js'
import type { Attributes } from './xml-stream.js'

type Facts = Record<string, string>

interface Balance {
  type: string
  amount: string
  isDebit: boolean
  day: string
}

interface Draft {
  facts: Facts
  balances: Balance[]
  entries: ReadEntry[]
}

const openings = ['OPBD', 'PRCD']

/** The same entries come in statements (camt.053) and, without balances, in notifications (camt.054). */
const places = {
  statement: { path: 'BkToCstmrStmt/Stmt', name: 'Stmt' },
  notification: { path: 'BkToCstmrDbtCdtNtfctn/Ntfctn', name: 'Ntfctn' },
}

export class CamtReader {
  readonly statements: ReadStatement[] = []
  private statement: Draft = { facts: {}, balances: [], entries: [] }
  private balance: Facts = {}
  private entry: CamtEntry = { facts: {}, charges: [], details: [] }
  private detail: CamtDetail = { facts: {}, charges: [] }
  private charge: Facts = {}
  private entries = 0

  constructor(private readonly kind: keyof typeof places) {}

  open(path: string): void {
    const stmt = places[this.kind].path
    if (path === stmt) this.statement = { facts: {}, balances: [], entries: [] }
    else if (path === `${stmt}/Bal`) this.balance = {}
    else if (path === `${stmt}/Ntry`) this.entry = { facts: {}, charges: [], details: [] }
    else if (path === `${stmt}/Ntry/NtryDtls/TxDtls`) this.detail = { facts: {}, charges: [] }
    else if (/\/Chrgs(\/Rcrd)?$/.test(path)) this.charge = {}
  }

  close(path: string, text: string, attributes: Attributes): void {
    const stmt = places[this.kind].path
    if (path === stmt) this.end()
    else if (path === `${stmt}/Bal`) this.statement.balances.push(balanceOf(this.balance))
    else if (path.startsWith(`${stmt}/Bal/`)) keep(this.balance, path.slice(stmt.length + 5), text, attributes)
    else if (path.startsWith(`${stmt}/Ntry`)) this.closeInEntry(path.slice(stmt.length + 5), text, attributes)
    else if (path.startsWith(`${stmt}/`)) keep(this.statement.facts, path.slice(stmt.length + 1), text, attributes)
  }

  private closeInEntry(path: string, text: string, attributes: Attributes): void {
    const inDetail = path.startsWith('/NtryDtls/TxDtls')
    const holder = inDetail ? this.detail : this.entry
    const name = inDetail ? path.slice('/NtryDtls/TxDtls/'.length) : path.slice(1)
    if (path === '') this.take()
    else if (inDetail && name === '') {
      this.count()
      this.entry.details.push(this.detail)
    } else if (/^Chrgs(\/Rcrd)?$/.test(name)) {
      if (this.charge.Amt !== undefined) holder.charges.push(this.charge)
      this.charge = {}
    } else if (name.startsWith('Chrgs/')) keep(this.charge, name.replace(/^Chrgs\/(Rcrd\/)?/, ''), text, attributes)
    else keep(holder.facts, name, text, attributes)
  }

  private take(): void {
    this.count()
    const { facts } = this.entry
    // What is only announced here is booked in a later statement.
    if ((facts.Sts || facts['Sts/Cd'] || 'BOOK') !== 'BOOK') return
    const currency = currencyOf(facts['Amt@Ccy'], this.nameOfStatement)
    this.statement.facts.currency ??= currency
    if (this.statement.facts.currency !== currency)
      throw new BankFileRefused(words.currency(currency, this.statement.facts.currency))
    this.statement.entries.push(...entriesOf(this.entry, currency))
  }

  private count(): void {
    this.entries += 1
    if (this.entries > 2 * bankFileEntriesMax) throw new BankFileRefused(words.tooManyEntries(bankFileEntriesMax))
  }

  private get nameOfStatement(): string {
    return `${places[this.kind].name} ${(this.statement.facts.Id ?? String(this.statements.length + 1)).slice(0, 40)}`
  }

  private end(): void {
    const { facts, balances, entries } = this.statement
    const reference = facts.Id || facts.ElctrncSeqNb
    if (!reference) throw new BankFileRefused(words.missing('Id', this.nameOfStatement))
    const account = facts['Acct/Id/IBAN'] || facts['Acct/Id/Othr/Id'] || null
    const currency = currencyOf(facts['Acct/Ccy'] ?? facts.currency ?? facts.balanceCurrency, this.nameOfStatement)
    const opening = balances.find(({ type }) => openings.includes(type)) ?? balances.find(isInterim)
    const closing =
      balances.find(({ type }) => type === 'CLBD') ?? balances.filter(isInterim).findLast((one) => one !== opening)
    const days = entries.map(({ bookedOn }) => bookedOn).sort()
    const isNotification = this.kind === 'notification'
    // One in which nothing is booked yet names no day.
    const createdOn = isNotification ? facts.CreDtTm : undefined
    const from = facts['FrToDt/FrDtTm'] || facts['FrToDt/FrDt'] || days[0] || closing?.day || opening?.day || createdOn
    const to = facts['FrToDt/ToDtTm'] || facts['FrToDt/ToDt'] || closing?.day || days.at(-1) || from
    if (!from || !to) throw new BankFileRefused(words.missing('FrToDt', this.nameOfStatement))
    if (this.statements.length >= bankFileStatementsMax)
      throw new BankFileRefused(words.tooManyStatements(bankFileStatementsMax))
    const amountOf = (one: Balance | undefined) => (one ? signed(one, currency) : null)
    this.statements.push({
      ...{ reference: reference.slice(0, 140), account: account?.replace(/\s/g, '').toUpperCase() ?? null, currency },
      ...{ from: readDay(from), to: readDay(to), opening: amountOf(opening), closing: amountOf(closing), entries },
      ...(isNotification && { isNotification }),
    })
    this.requireSameCurrency(facts.currency, currency)
  }

  private requireSameCurrency(found: string | undefined, currency: Currency): void {
    if (found && found !== currency) throw new BankFileRefused(words.currency(found, currency))
  }
}

const isInterim = ({ type }: Balance): boolean => type === 'ITBD'

function keep(facts: Facts, name: string, text: string, attributes: Attributes): void {
  if (attributes.Ccy !== undefined) facts[`${name}@Ccy`] ??= attributes.Ccy
  if (text === '') return
  const known = facts[name]
  if (known === undefined) facts[name] = text
  else if (name.endsWith('/Ustrd') && known.length < 1_000) facts[name] = `${known} ${text}`
}

function currencyOf(code: string | undefined, where: string): Currency {
  const currency = currencies.find((one) => one === code)
  if (currency) return currency
  throw new BankFileRefused(code ? words.amount('', code.slice(0, 10)) : words.missing('Ccy', where))
}

const balanceOf = (facts: Facts): Balance => ({
  type: facts['Tp/CdOrPrtry/Cd'] ?? '',
  amount: facts.Amt ?? '',
  isDebit: facts.CdtDbtInd === 'DBIT',
  day: facts['Dt/Dt'] ?? facts['Dt/DtTm'] ?? '',
})

const signed = ({ amount, isDebit }: Balance, currency: Currency): number =>
  readAmount(amount, currency) * (isDebit ? -1 : 1) || 0
