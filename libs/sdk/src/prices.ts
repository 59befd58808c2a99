import type { Page } from '../../contract/answers.js'
import type { CreatePrice, ListPrices, PriceView } from '../../contract/prices.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Prices {
  constructor(private readonly transport: Transport) {}

  create(input: CreatePrice, options: KeyedCallOptions = {}): Promise<PriceView> {
    return this.transport.call({ method: 'POST', path: '/prices', body: input, ...keyed(options) })
  }

  list<F extends keyof PriceView = keyof PriceView>(
    query: Partial<ListPrices> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<PriceView, F>>> {
    return pageOf<PriceView, F>(this.transport, '/prices', query, options)
  }

  all<F extends keyof PriceView = keyof PriceView>(
    query: Partial<ListPrices> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<PriceView, F>> {
    return rowsOf<PriceView, F>(this.transport, '/prices', query, options)
  }

  get<F extends keyof PriceView = keyof PriceView>(
    priceID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<PriceView, F>> {
    return rowOf<PriceView, F>(this.transport, pathOf(priceID), options)
  }

  /** New invoice lines can no longer use it. */
  retire(priceID: string, options: CallOptions = {}): Promise<PriceView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(priceID)}/retire`, ...options })
  }
}

const pathOf = (priceID: string) => `/prices/${segment(priceID)}`
