import type { Page } from '../../contract/answers.js'
import type {
  ListWebhookDeliveries,
  ReplayWebhookDeliveries,
  WebhookDeliveryDetailView,
  WebhookDeliveryView,
  WebhookReplayView,
  WebhookSignatureView,
} from '../../contract/webhooks.js'
import type { CallOptions, Chosen, ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export type WebhookDeliveryQuery = Partial<ListWebhookDeliveries>

export class WebhookDeliveries {
  constructor(
    private readonly transport: Transport,
    private readonly ownPath: (path: string) => string,
  ) {}

  list<F extends keyof WebhookDeliveryView = keyof WebhookDeliveryView>(
    query: WebhookDeliveryQuery = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<WebhookDeliveryView, F>>> {
    return pageOf<WebhookDeliveryView, F>(this.transport, this.pathOf(), query, options)
  }

  all<F extends keyof WebhookDeliveryView = keyof WebhookDeliveryView>(
    query: WebhookDeliveryQuery = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<WebhookDeliveryView, F>> {
    return rowsOf<WebhookDeliveryView, F>(this.transport, this.pathOf(), query, options)
  }

  get<F extends keyof WebhookDeliveryDetailView = keyof WebhookDeliveryDetailView>(
    deliveryID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<WebhookDeliveryDetailView, F>> {
    return rowOf<WebhookDeliveryDetailView, F>(this.transport, this.pathOf(segment(deliveryID)), options)
  }

  signature(deliveryID: string, options: CallOptions = {}): Promise<WebhookSignatureView> {
    return this.transport.call({ method: 'GET', path: this.pathOf(segment(deliveryID), 'signature'), ...options })
  }

  replay(deliveryID: string, options: CallOptions = {}): Promise<WebhookDeliveryDetailView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(segment(deliveryID), 'replay'), ...options })
  }

  replayAll(input: ReplayWebhookDeliveries, options: CallOptions = {}): Promise<WebhookReplayView> {
    return this.transport.call({ method: 'POST', path: this.pathOf('replay'), body: input, ...options })
  }

  private pathOf(...parts: string[]): string {
    return [this.ownPath('webhook-deliveries'), ...parts].join('/')
  }
}
