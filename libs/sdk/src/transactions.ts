import type { Page } from '../../contract/answers.js'
import type { CreateTransaction, ListTransactions, TransactionView } from '../../contract/transactions.js'
import type { CallOptions } from './options.js'
import { rowsOf } from './pages.js'
import type { Transport } from './transport.js'

export type TransactionQuery = Partial<ListTransactions>

/** Payments of your own merchant account. */
export class Transactions {
  constructor(private readonly transport: Transport) {}

  /** A decline is an answer too: look at `status`, `failureCode` and `failureMessage`. */
  create(input: CreateTransaction, options: CallOptions = {}): Promise<TransactionView> {
    return this.transport.call({ method: 'POST', path: '/transactions', body: input, ...options })
  }

  /** One page, newest first. */
  list(query: TransactionQuery = {}, options: CallOptions = {}): Promise<Page<TransactionView>> {
    return this.transport.call({ method: 'GET', path: '/transactions', query, ...options })
  }

  /** `for await (const transaction of gatehouse.transactions.all())`: every row, page by page. */
  all(query: TransactionQuery = {}, options: CallOptions = {}): AsyncGenerator<TransactionView> {
    return rowsOf((cursor) => this.list({ ...query, ...(cursor && { cursor }) }, options))
  }
}
