import type { Page } from '../../contract/answers.js'
import type { AttemptsView } from '../../contract/attempts.js'
import type {
  CaptureTransaction,
  CreateTransaction,
  ListTransactions,
  SubmitOtp,
  TransactionDetailView,
  TransactionView,
} from '../../contract/transactions.js'
import { type CallOptions, type KeyedCallOptions, keyed } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import { Refunds } from './refunds.js'
import { segment, type Transport } from './transport.js'

export type TransactionQuery = Partial<ListTransactions>

export class Transactions {
  readonly refunds: Refunds

  constructor(private readonly transport: Transport) {
    this.refunds = new Refunds(transport)
  }

  /** A decline is an answer too: look at `status`, `failureCode` and `failureMessage`. */
  create(input: CreateTransaction, options: KeyedCallOptions = {}): Promise<TransactionView> {
    return this.transport.call({ method: 'POST', path: '/transactions', body: input, ...keyed(options) })
  }

  list(query: TransactionQuery = {}, options: CallOptions = {}): Promise<Page<TransactionView>> {
    return pageOf(this.transport, '/transactions', query, options)
  }

  all(query: TransactionQuery = {}, options: CallOptions = {}): AsyncGenerator<TransactionView> {
    return rowsOf(this.transport, '/transactions', query, options)
  }

  exportCsv(query: TransactionQuery = {}, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/transactions/export.csv', query, ...options })
  }

  get(transactionID: string, options: CallOptions = {}): Promise<TransactionDetailView> {
    return this.transport.call({ method: 'GET', path: pathOf(transactionID), ...options })
  }

  /** Oldest first; several where a processor had a fault. */
  attempts(transactionID: string, options: CallOptions = {}): Promise<AttemptsView> {
    return this.transport.call({ method: 'GET', path: pathOf(transactionID, 'attempts'), ...options })
  }

  capture(
    transactionID: string,
    input: CaptureTransaction = {},
    options: KeyedCallOptions = {},
  ): Promise<TransactionView> {
    return this.transport.call({
      method: 'POST',
      path: pathOf(transactionID, 'capture'),
      body: input,
      ...keyed(options),
    })
  }

  cancel(transactionID: string, options: KeyedCallOptions = {}): Promise<TransactionView> {
    return this.transport.call({ method: 'POST', path: pathOf(transactionID, 'cancel'), ...keyed(options) })
  }

  otp(transactionID: string, input: SubmitOtp, options: KeyedCallOptions = {}): Promise<TransactionView> {
    return this.transport.call({ method: 'POST', path: pathOf(transactionID, 'otp'), body: input, ...keyed(options) })
  }

  resendOtp(transactionID: string, options: KeyedCallOptions = {}): Promise<TransactionView> {
    return this.transport.call({ method: 'POST', path: pathOf(transactionID, 'resend-otp'), ...keyed(options) })
  }
}

const pathOf = (transactionID: string, action?: string) =>
  `/transactions/${segment(transactionID)}${action ? `/${action}` : ''}`
