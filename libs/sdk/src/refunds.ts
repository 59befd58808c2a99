import type { Page } from '../../contract/answers.js'
import type { ListQuery } from '../../contract/lists.js'
import type { CreateRefund, RefundView } from '../../contract/refunds.js'
import { type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Refunds {
  constructor(private readonly transport: Transport) {}

  create(transactionID: string, input: CreateRefund = {}, options: KeyedCallOptions = {}): Promise<RefundView> {
    return this.transport.call({ method: 'POST', path: pathOf(transactionID), body: input, ...keyed(options) })
  }

  list<F extends keyof RefundView = keyof RefundView>(
    transactionID: string,
    query: Partial<ListQuery> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<RefundView, F>>> {
    return pageOf<RefundView, F>(this.transport, pathOf(transactionID), query, options)
  }

  get<F extends keyof RefundView = keyof RefundView>(
    refundID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<RefundView, F>> {
    return rowOf<RefundView, F>(this.transport, `/refunds/${segment(refundID)}`, options)
  }

  all<F extends keyof RefundView = keyof RefundView>(
    transactionID: string,
    query: Partial<ListQuery> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<RefundView, F>> {
    return rowsOf<RefundView, F>(this.transport, pathOf(transactionID), query, options)
  }
}

const pathOf = (transactionID: string) => `/transactions/${segment(transactionID)}/refunds`
