import type { Page } from '../../contract/answers.js'
import type {
  CheckoutSessionView,
  CreateCheckoutSession,
  ListCheckoutSessions,
} from '../../contract/checkout-sessions.js'
import { type CallOptions, type KeyedCallOptions, keyed } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class CheckoutSessions {
  constructor(private readonly transport: Transport) {}

  create(input: CreateCheckoutSession, options: KeyedCallOptions = {}): Promise<CheckoutSessionView> {
    return this.transport.call({ method: 'POST', path: '/checkout-sessions', body: input, ...keyed(options) })
  }

  list(query: Partial<ListCheckoutSessions> = {}, options: CallOptions = {}): Promise<Page<CheckoutSessionView>> {
    return pageOf(this.transport, '/checkout-sessions', query, options)
  }

  all(query: Partial<ListCheckoutSessions> = {}, options: CallOptions = {}): AsyncGenerator<CheckoutSessionView> {
    return rowsOf(this.transport, '/checkout-sessions', query, options)
  }

  get(checkoutSessionID: string, options: CallOptions = {}): Promise<CheckoutSessionView> {
    return this.transport.call({ method: 'GET', path: pathOf(checkoutSessionID), ...options })
  }

  expire(checkoutSessionID: string, options: CallOptions = {}): Promise<CheckoutSessionView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(checkoutSessionID)}/expire`, ...options })
  }
}

const pathOf = (checkoutSessionID: string) => `/checkout-sessions/${segment(checkoutSessionID)}`
