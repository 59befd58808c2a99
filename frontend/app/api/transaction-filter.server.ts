import { check, type Fields } from '#contract/check.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import * as words from '#contract/messages/calls.js'
import { type Currency, currencies } from '#contract/money.js'
import { ListAllTransactions } from '#contract/transactions.js'
import { amountToType, typedMoney } from '#contract/spoken-formats.js'
import { cleanAddress, timesOfDays } from './list-filter.server'

const names = [
  ...(['q', 'status', 'currency', 'reference', 'from', 'to', 'minAmount', 'maxAmount', 'clientID'] as const),
  ...(['processorAccountID', 'failureCode', 'cardBrand'] as const),
]
type Name = (typeof names)[number]

/** As the API takes it: whole minor units, times. */
export type TransactionQuery = Partial<Record<Name, string | null>>

export interface TransactionFilter {
  /** As people type it: amounts in major units, days. */
  typed: Record<Name, string>
  /** null: something typed is no filter, and `fields` says what. */
  query: TransactionQuery | null
  fields: Fields
}

/** From the address of the list of all clients' transactions. */
export async function filterOf(url: URL): Promise<TransactionFilter> {
  cleanAddress(url)
  const typed = Object.fromEntries(
    names.map((name) => [name, url.searchParams.get(name)?.trim() ?? '']),
  ) as TransactionFilter['typed']
  return readFilter(typed)
}

/** From the address of a merchant's list, which is always its own. */
export async function ownFilterOf(url: URL): Promise<TransactionFilter> {
  const own = new URL(url)
  for (const name of ['clientID', 'processorAccountID']) own.searchParams.delete(name)
  return filterOf(own)
}

async function readFilter(typed: TransactionFilter['typed']): Promise<TransactionFilter> {
  const filled: TransactionQuery = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
  const query = timesOfDays(filled)
  const faults: Fields = {}
  for (const name of ['minAmount', 'maxAmount'] as const) {
    const amount = amountOf(typed[name], typed.currency)
    if (typeof amount === 'string') faults[name] = amount
    else if (amount !== null) query[name] = String(amount)
  }
  const { fields: refused } = await check(ListAllTransactions, query)
  const fields = { ...refused, ...faults }
  return { typed, query: Object.keys(fields).length > 0 ? null : query, fields }
}

/** Minor units; null if nothing was typed; a sentence if it is no amount. */
function amountOf(text: string, currencyCode: string): number | string | null {
  if (text === '') return null
  const currency: Currency | undefined = currencies.find((one) => one === currencyCode)
  if (!currency) return words.chooseACurrencyForThis
  const amount = typedMoney(text, currency)
  const isAmount = amount !== null && amount <= amountMaxMinorUnits
  return isAmount ? amount : words.pleaseEnterAnAmountSuch(amountToType(123_400, currency))
}
