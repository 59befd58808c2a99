import type { Page } from '../../contract/answers.js'
import type {
  CheckoutSessionView,
  CreateCheckoutSession,
  ListCheckoutSessions,
  OpenedCheckoutSessionView,
} from '../../contract/checkout-sessions.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class CheckoutSessions {
  constructor(private readonly transport: Transport) {}

  create(input: CreateCheckoutSession, options: KeyedCallOptions = {}): Promise<OpenedCheckoutSessionView> {
    return this.transport.call({ method: 'POST', path: '/checkout-sessions', body: input, ...keyed(options) })
  }

  list<F extends keyof CheckoutSessionView = keyof CheckoutSessionView>(
    query: Partial<ListCheckoutSessions> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<CheckoutSessionView, F>>> {
    return pageOf<CheckoutSessionView, F>(this.transport, '/checkout-sessions', query, options)
  }

  all<F extends keyof CheckoutSessionView = keyof CheckoutSessionView>(
    query: Partial<ListCheckoutSessions> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<CheckoutSessionView, F>> {
    return rowsOf<CheckoutSessionView, F>(this.transport, '/checkout-sessions', query, options)
  }

  get<F extends keyof OpenedCheckoutSessionView = keyof OpenedCheckoutSessionView>(
    checkoutSessionID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<OpenedCheckoutSessionView, F>> {
    return rowOf<OpenedCheckoutSessionView, F>(this.transport, pathOf(checkoutSessionID), options)
  }

  expire(checkoutSessionID: string, options: CallOptions = {}): Promise<CheckoutSessionView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(checkoutSessionID)}/expire`, ...options })
  }
}

const pathOf = (checkoutSessionID: string) => `/checkout-sessions/${segment(checkoutSessionID)}`
