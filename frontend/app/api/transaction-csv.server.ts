import { decimalOf } from '#contract/money.js'
import type { TransactionView } from '#contract/transactions.js'
import { csvFile } from './csv.server'

/** The rows of a list of transactions, amounts in major units as the list shows them. */
export const transactionsFile = (rows: readonly TransactionView[] | null): Response =>
  csvFile('transactions', columns, rows)

const money = (name: 'amount' | 'amountCaptured' | 'amountRefunded' | 'fee' | 'net') => (row: TransactionView) =>
  decimalOf(row[name], row.currency)

const columns = {
  transactionID: (row: TransactionView) => row.transactionID,
  createdAt: (row: TransactionView) => row.createdAt,
  status: (row: TransactionView) => row.status,
  currency: (row: TransactionView) => row.currency,
  amount: money('amount'),
  amountCaptured: money('amountCaptured'),
  amountRefunded: money('amountRefunded'),
  fee: money('fee'),
  net: money('net'),
  description: (row: TransactionView) => row.description,
  reference: (row: TransactionView) => row.reference,
  paymentMethod: (row: TransactionView) => row.paymentMethod,
  card: (row: TransactionView) => row.card && `${row.card.brand} ${row.card.last4}`,
  failureCode: (row: TransactionView) => row.failureCode,
  clientID: (row: TransactionView) => row.clientID,
}
