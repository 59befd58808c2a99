import type { Page } from '../../contract/answers.js'
import type { ListQuery } from '../../contract/lists.js'
import type { CreateRefund, RefundView } from '../../contract/refunds.js'
import { type CallOptions, type KeyedCallOptions, keyed } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Refunds {
  constructor(private readonly transport: Transport) {}

  create(transactionID: string, input: CreateRefund = {}, options: KeyedCallOptions = {}): Promise<RefundView> {
    return this.transport.call({ method: 'POST', path: pathOf(transactionID), body: input, ...keyed(options) })
  }

  list(transactionID: string, query: Partial<ListQuery> = {}, options: CallOptions = {}): Promise<Page<RefundView>> {
    return pageOf(this.transport, pathOf(transactionID), query, options)
  }

  get(refundID: string, options: CallOptions = {}): Promise<RefundView> {
    return this.transport.call({ method: 'GET', path: `/refunds/${segment(refundID)}`, ...options })
  }

  all(transactionID: string, query: Partial<ListQuery> = {}, options: CallOptions = {}): AsyncGenerator<RefundView> {
    return rowsOf(this.transport, pathOf(transactionID), query, options)
  }
}

const pathOf = (transactionID: string) => `/transactions/${segment(transactionID)}/refunds`
