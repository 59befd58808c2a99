import { Account } from './calls.mjs'
import { flag, readOptions, text, wholeNumber } from './options.mjs'
import { bold, say, sayAside, table } from './screen.mjs'
import * as words from './words.mjs'

export async function listTransactions(args) {
  const { values } = readOptions(args, { status: text, limit: text, json: flag })
  const limit = wholeNumber('limit', values.limit, 1, 100) ?? 20
  const query = new URLSearchParams({ limit, ...(values.status && { status: values.status }) })
  const { items } = await Account.of(values).call('GET', `/transactions?${query}`)
  if (values.json) return items.forEach((payment) => say(JSON.stringify(payment)))
  if (items.length === 0) return sayAside(values.status ? words.noneWith(values.status) : words.noPayments)
  const head = ['CREATED', 'ID', 'STATUS', 'AMOUNT', 'CURRENCY', 'DESCRIPTION']
  const rows = items.map(({ createdAt, transactionID, status, amount, currency, description }) => [
    `${createdAt.slice(0, 10)} ${createdAt.slice(11, 19)}`,
    ...[transactionID, status, amount, currency, description ?? ''],
  ])
  const [first, ...rest] = table([head, ...rows]).split('\n')
  say([bold(first), ...rest].join('\n'))
}
