import type { Page } from '../../contract/answers.js'
import type { DunningSettingsView, SaveDunningSettings } from '../../contract/dunning-settings.js'
import type { PortalSettingsView, SavePortalSettings } from '../../contract/portal-settings.js'
import type { PaymentTryView } from '../../contract/payment-tries.js'
import type {
  CancelSubscription,
  ChangeSubscription,
  CreateSubscription,
  ListSubscriptions,
  PreviewSubscription,
  SubscriptionPreviewView,
  SubscriptionView,
} from '../../contract/subscriptions.js'
import type { UsageView } from '../../contract/usage-events.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Subscriptions {
  constructor(private readonly transport: Transport) {}

  /** Without a trial, its first invoice is charged before the answer. */
  create(input: CreateSubscription, options: KeyedCallOptions = {}): Promise<SubscriptionView> {
    return this.transport.call({ method: 'POST', path: '/subscriptions', body: input, ...keyed(options) })
  }

  list<F extends keyof SubscriptionView = keyof SubscriptionView>(
    query: Partial<ListSubscriptions> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<SubscriptionView, F>>> {
    return pageOf<SubscriptionView, F>(this.transport, '/subscriptions', query, options)
  }

  all<F extends keyof SubscriptionView = keyof SubscriptionView>(
    query: Partial<ListSubscriptions> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<SubscriptionView, F>> {
    return rowsOf<SubscriptionView, F>(this.transport, '/subscriptions', query, options)
  }

  exportCsv(query: Partial<ListSubscriptions> = {}, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/subscriptions/export.csv', query, ...options })
  }

  get<F extends keyof SubscriptionView = keyof SubscriptionView>(
    subscriptionID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<SubscriptionView, F>> {
    return rowOf<SubscriptionView, F>(this.transport, pathOf(subscriptionID), options)
  }

  /** A field that is left out becomes empty. */
  change(subscriptionID: string, input: ChangeSubscription, options: CallOptions = {}): Promise<SubscriptionView> {
    return this.transport.call({ method: 'PUT', path: pathOf(subscriptionID), body: input, ...options })
  }

  /** The invoice that a change would make; it changes nothing. */
  preview(
    subscriptionID: string,
    input: PreviewSubscription = {},
    options: CallOptions = {},
  ): Promise<SubscriptionPreviewView> {
    const path = `${pathOf(subscriptionID)}/preview`
    return this.transport.call({ method: 'POST', path, body: input, ...options })
  }

  cancel(subscriptionID: string, input: CancelSubscription = {}, options: CallOptions = {}): Promise<SubscriptionView> {
    const path = `${pathOf(subscriptionID)}/cancel`
    return this.transport.call({ method: 'POST', path, body: input, ...options })
  }

  pause(subscriptionID: string, options: CallOptions = {}): Promise<SubscriptionView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(subscriptionID)}/pause`, ...options })
  }

  /** Ends a pause, or takes back a cancellation at the end of the period. */
  resume(subscriptionID: string, options: CallOptions = {}): Promise<SubscriptionView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(subscriptionID)}/resume`, ...options })
  }

  /** The newest first, each with the reason for its time. */
  paymentTries(subscriptionID: string, options: CallOptions = {}): Promise<{ items: PaymentTryView[] }> {
    return this.transport.call({ method: 'GET', path: `${pathOf(subscriptionID)}/payment-tries`, ...options })
  }

  /** Of each period that isn’t invoiced yet. */
  usage(subscriptionID: string, options: CallOptions = {}): Promise<{ items: UsageView[] }> {
    return this.transport.call({ method: 'GET', path: `${pathOf(subscriptionID)}/usage`, ...options })
  }

  retrySettings(options: CallOptions = {}): Promise<DunningSettingsView> {
    return this.transport.call({ method: 'GET', path: '/dunning-settings', ...options })
  }

  saveRetrySettings(input: SaveDunningSettings, options: CallOptions = {}): Promise<DunningSettingsView> {
    return this.transport.call({ method: 'PUT', path: '/dunning-settings', body: input, ...options })
  }

  /** What customers may do on their own page. */
  portalSettings(options: CallOptions = {}): Promise<PortalSettingsView> {
    return this.transport.call({ method: 'GET', path: '/portal-settings', ...options })
  }

  savePortalSettings(input: SavePortalSettings, options: CallOptions = {}): Promise<PortalSettingsView> {
    return this.transport.call({ method: 'PUT', path: '/portal-settings', body: input, ...options })
  }
}

const pathOf = (subscriptionID: string) => `/subscriptions/${segment(subscriptionID)}`
