import type { Page } from '../../contract/answers.js'
import type {
  ListWebhookDeliveries,
  ReplayWebhookDeliveries,
  WebhookDeliveryDetailView,
  WebhookDeliveryView,
  WebhookReplayView,
  WebhookSignatureView,
} from '../../contract/webhooks.js'
import type { CallOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export type WebhookDeliveryQuery = Partial<ListWebhookDeliveries>

export class WebhookDeliveries {
  constructor(
    private readonly transport: Transport,
    private readonly ownPath: (path: string) => string,
  ) {}

  list(query: WebhookDeliveryQuery = {}, options: CallOptions = {}): Promise<Page<WebhookDeliveryView>> {
    return pageOf(this.transport, this.pathOf(), query, options)
  }

  all(query: WebhookDeliveryQuery = {}, options: CallOptions = {}): AsyncGenerator<WebhookDeliveryView> {
    return rowsOf(this.transport, this.pathOf(), query, options)
  }

  get(deliveryID: string, options: CallOptions = {}): Promise<WebhookDeliveryDetailView> {
    return this.transport.call({ method: 'GET', path: this.pathOf(segment(deliveryID)), ...options })
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
