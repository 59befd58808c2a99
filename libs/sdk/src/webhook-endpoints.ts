import type { Page } from '../../contract/answers.js'
import type { ListQuery } from '../../contract/lists.js'
import type {
  RotateWebhookSecret,
  SaveWebhookEndpoint,
  WebhookDeliveryDetailView,
  WebhookEndpointSecretView,
  WebhookEndpointView,
} from '../../contract/webhooks.js'
import type { CallOptions, Chosen, ReadOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class WebhookEndpoints {
  constructor(
    private readonly transport: Transport,
    private readonly ownPath: (path: string) => string,
  ) {}

  create(input: SaveWebhookEndpoint, options: CallOptions = {}): Promise<WebhookEndpointSecretView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(), body: input, ...options })
  }

  list<F extends keyof WebhookEndpointView = keyof WebhookEndpointView>(
    query: Partial<ListQuery> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<WebhookEndpointView, F>>> {
    return pageOf<WebhookEndpointView, F>(this.transport, this.pathOf(), query, options)
  }

  all<F extends keyof WebhookEndpointView = keyof WebhookEndpointView>(
    query: Partial<ListQuery> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<WebhookEndpointView, F>> {
    return rowsOf<WebhookEndpointView, F>(this.transport, this.pathOf(), query, options)
  }

  update(endpointID: string, input: SaveWebhookEndpoint, options: CallOptions = {}): Promise<WebhookEndpointView> {
    return this.transport.call({ method: 'PUT', path: this.pathOf(endpointID), body: input, ...options })
  }

  delete(endpointID: string, options: CallOptions = {}): Promise<void> {
    return this.transport.call({ method: 'DELETE', path: this.pathOf(endpointID), ...options })
  }

  rotateSecret(
    endpointID: string,
    input: Partial<RotateWebhookSecret> = {},
    options: CallOptions = {},
  ): Promise<WebhookEndpointSecretView> {
    return this.transport.call({
      method: 'POST',
      path: this.pathOf(endpointID, 'rotate-secret'),
      body: input,
      ...options,
    })
  }

  enable(endpointID: string, options: CallOptions = {}): Promise<WebhookEndpointView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(endpointID, 'enable'), ...options })
  }

  test(endpointID: string, options: CallOptions = {}): Promise<WebhookDeliveryDetailView> {
    return this.transport.call({ method: 'POST', path: this.pathOf(endpointID, 'test'), ...options })
  }

  private pathOf(endpointID?: string, action?: string): string {
    return [this.ownPath('webhook-endpoints'), endpointID && segment(endpointID), action].filter(Boolean).join('/')
  }
}
