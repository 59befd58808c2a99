import type { Page } from '../../contract/answers.js'
import type { CreatePaymentLink, ListPaymentLinks, PaymentLinkView } from '../../contract/payment-links.js'
import type { CallOptions, Chosen, ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class PaymentLinks {
  constructor(
    private readonly transport: Transport,
    private readonly ownPath: (path: string) => string,
  ) {}

  create(input: CreatePaymentLink, options: CallOptions = {}): Promise<PaymentLinkView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(), body: input, ...options })
  }

  list<F extends keyof PaymentLinkView = keyof PaymentLinkView>(
    query: Partial<ListPaymentLinks> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<PaymentLinkView, F>>> {
    return pageOf<PaymentLinkView, F>(this.transport, this.pathOf(), query, options)
  }

  all<F extends keyof PaymentLinkView = keyof PaymentLinkView>(
    query: Partial<ListPaymentLinks> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<PaymentLinkView, F>> {
    return rowsOf<PaymentLinkView, F>(this.transport, this.pathOf(), query, options)
  }

  get<F extends keyof PaymentLinkView = keyof PaymentLinkView>(
    paymentLinkID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<PaymentLinkView, F>> {
    return rowOf<PaymentLinkView, F>(this.transport, this.pathOf(paymentLinkID), options)
  }

  close(paymentLinkID: string, options: CallOptions = {}): Promise<PaymentLinkView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(paymentLinkID, 'close'), ...options })
  }

  private pathOf(paymentLinkID?: string, action?: string): string {
    return [this.ownPath('payment-links'), paymentLinkID && segment(paymentLinkID), action].filter(Boolean).join('/')
  }
}
