import type { Page } from '../../contract/answers.js'
import type { AttemptsView } from '../../contract/attempts.js'
import type { TimelineView } from '../../contract/timeline.js'
import type { CreateTestCredit, TestCreditView } from '../../contract/test-credits.js'
import type {
  CaptureTransaction,
  CreateTransaction,
  ListTransactions,
  SubmitOtp,
  TransactionDetailView,
  TransactionView,
} from '../../contract/transactions.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
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

  list<F extends keyof TransactionView = keyof TransactionView>(
    query: TransactionQuery = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<TransactionView, F>>> {
    return pageOf<TransactionView, F>(this.transport, '/transactions', query, options)
  }

  all<F extends keyof TransactionView = keyof TransactionView>(
    query: TransactionQuery = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<TransactionView, F>> {
    return rowsOf<TransactionView, F>(this.transport, '/transactions', query, options)
  }

  exportCsv(query: TransactionQuery = {}, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/transactions/export.csv', query, ...options })
  }

  get<F extends keyof TransactionDetailView = keyof TransactionDetailView>(
    transactionID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<TransactionDetailView, F>> {
    return rowOf<TransactionDetailView, F>(this.transport, pathOf(transactionID), options)
  }

  /** Oldest first; several where a processor had a fault. */
  attempts(transactionID: string, options: CallOptions = {}): Promise<AttemptsView> {
    return this.transport.call({ method: 'GET', path: pathOf(transactionID, 'attempts'), ...options })
  }

  /** Everything that happened around it, oldest first. */
  timeline(transactionID: string, options: CallOptions = {}): Promise<TimelineView> {
    return this.transport.call({ method: 'GET', path: pathOf(transactionID, 'timeline'), ...options })
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

  /** In test mode, let the bank credit a payment by bank transfer. */
  creditTest(
    transactionID: string,
    input: CreateTestCredit = {},
    options: KeyedCallOptions = {},
  ): Promise<TestCreditView> {
    return this.transport.call({
      method: 'POST',
      path: pathOf(transactionID, 'test-credits'),
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
