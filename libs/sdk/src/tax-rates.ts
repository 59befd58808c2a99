import type { Page } from '../../contract/answers.js'
import type { CreateTaxRate, ListTaxRates, TaxRateView } from '../../contract/tax-rates.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class TaxRates {
  constructor(private readonly transport: Transport) {}

  create(input: CreateTaxRate, options: KeyedCallOptions = {}): Promise<TaxRateView> {
    return this.transport.call({ method: 'POST', path: '/tax-rates', body: input, ...keyed(options) })
  }

  list<F extends keyof TaxRateView = keyof TaxRateView>(
    query: Partial<ListTaxRates> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<TaxRateView, F>>> {
    return pageOf<TaxRateView, F>(this.transport, '/tax-rates', query, options)
  }

  all<F extends keyof TaxRateView = keyof TaxRateView>(
    query: Partial<ListTaxRates> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<TaxRateView, F>> {
    return rowsOf<TaxRateView, F>(this.transport, '/tax-rates', query, options)
  }

  get<F extends keyof TaxRateView = keyof TaxRateView>(
    taxRateID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<TaxRateView, F>> {
    return rowOf<TaxRateView, F>(this.transport, pathOf(taxRateID), options)
  }

  /** New invoice lines can no longer use it. */
  retire(taxRateID: string, options: CallOptions = {}): Promise<TaxRateView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(taxRateID)}/retire`, ...options })
  }
}

const pathOf = (taxRateID: string) => `/tax-rates/${segment(taxRateID)}`
