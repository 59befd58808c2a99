import type { Page } from '../../contract/answers.js'
import type { CreatePaymentLink, ListPaymentLinks, PaymentLinkView } from '../../contract/payment-links.js'
import type { CallOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class PaymentLinks {
  constructor(
    private readonly transport: Transport,
    private readonly ownPath: (path: string) => string,
  ) {}

  create(input: CreatePaymentLink, options: CallOptions = {}): Promise<PaymentLinkView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(), body: input, ...options })
  }

  list(query: Partial<ListPaymentLinks> = {}, options: CallOptions = {}): Promise<Page<PaymentLinkView>> {
    return pageOf(this.transport, this.pathOf(), query, options)
  }

  all(query: Partial<ListPaymentLinks> = {}, options: CallOptions = {}): AsyncGenerator<PaymentLinkView> {
    return rowsOf(this.transport, this.pathOf(), query, options)
  }

  get(paymentLinkID: string, options: CallOptions = {}): Promise<PaymentLinkView> {
    return this.transport.call({ method: 'GET', path: this.pathOf(paymentLinkID), ...options })
  }

  close(paymentLinkID: string, options: CallOptions = {}): Promise<PaymentLinkView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(paymentLinkID, 'close'), ...options })
  }

  private pathOf(paymentLinkID?: string, action?: string): string {
    return [this.ownPath('payment-links'), paymentLinkID && segment(paymentLinkID), action].filter(Boolean).join('/')
  }
}
