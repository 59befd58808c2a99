import type { Page } from '../../contract/answers.js'
import type { ListQuery } from '../../contract/lists.js'
import type { ListPayouts, PayoutDetailView, PayoutLineView, PayoutView } from '../../contract/payouts.js'
import type { CallOptions, Chosen, ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export type PayoutQuery = Partial<ListPayouts>

export class Payouts {
  constructor(private readonly transport: Transport) {}

  list<F extends keyof PayoutView = keyof PayoutView>(
    query: PayoutQuery = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<PayoutView, F>>> {
    return pageOf<PayoutView, F>(this.transport, '/payouts', query, options)
  }

  all<F extends keyof PayoutView = keyof PayoutView>(
    query: PayoutQuery = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<PayoutView, F>> {
    return rowsOf<PayoutView, F>(this.transport, '/payouts', query, options)
  }

  exportCsv(query: PayoutQuery = {}, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/payouts/export.csv', query, ...options })
  }

  get<F extends keyof PayoutDetailView = keyof PayoutDetailView>(
    payoutID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<PayoutDetailView, F>> {
    return rowOf<PayoutDetailView, F>(this.transport, pathOf(payoutID), options)
  }

  /** What it is made of, to the cent; newest first. */
  lines<F extends keyof PayoutLineView = keyof PayoutLineView>(
    payoutID: string,
    query: Partial<ListQuery> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<PayoutLineView, F>>> {
    return pageOf<PayoutLineView, F>(this.transport, `${pathOf(payoutID)}/lines`, query, options)
  }

  allLines<F extends keyof PayoutLineView = keyof PayoutLineView>(
    payoutID: string,
    query: Partial<ListQuery> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<PayoutLineView, F>> {
    return rowsOf<PayoutLineView, F>(this.transport, `${pathOf(payoutID)}/lines`, query, options)
  }

  exportLinesCsv(payoutID: string, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: `${pathOf(payoutID)}/lines/export.csv`, ...options })
  }
}

const pathOf = (payoutID: string) => `/payouts/${segment(payoutID)}`
