import type { CheckoutSettingsView, ReadCheckoutSettings } from '../../contract/checkout-settings.js'
import type { BalanceView } from '../../contract/ledger.js'
import { BillingReports } from './billing-reports.js'
import { CheckoutSessions } from './checkout-sessions.js'
import { Customers } from './customers.js'
import { GatehouseError } from './errors.js'
import { Events } from './events.js'
import { LedgerEntries } from './ledger-entries.js'
import type { CallOptions, GatehouseOptions } from './options.js'
import { Payouts } from './payouts.js'
import { PaymentLinks } from './payment-links.js'
import { RequestLogs } from './request-logs.js'
import { Coupons } from './coupons.js'
import { CreditNotes } from './credit-notes.js'
import { Invoices } from './invoices.js'
import { Prices } from './prices.js'
import { Products } from './products.js'
import { Subscriptions } from './subscriptions.js'
import { TaxRates } from './tax-rates.js'
import { TestClocks } from './test-clocks.js'
import { Transactions } from './transactions.js'
import { type Call, segment, Transport } from './transport.js'
import { UsageEvents } from './usage-events.js'
import { WebhookDeliveries } from './webhook-deliveries.js'
import { WebhookEndpoints } from './webhook-endpoints.js'

export class Gatehouse {
  readonly transactions: Transactions
  readonly checkoutSessions: CheckoutSessions
  readonly customers: Customers
  readonly billingReports: BillingReports
  readonly coupons: Coupons
  readonly creditNotes: CreditNotes
  readonly invoices: Invoices
  readonly prices: Prices
  readonly products: Products
  readonly subscriptions: Subscriptions
  readonly testClocks: TestClocks
  readonly taxRates: TaxRates
  readonly usageEvents: UsageEvents
  readonly ledgerEntries: LedgerEntries
  readonly payouts: Payouts
  readonly events: Events
  readonly requestLogs: RequestLogs
  readonly paymentLinks: PaymentLinks
  readonly webhookEndpoints: WebhookEndpoints
  readonly webhookDeliveries: WebhookDeliveries
  private readonly transport: Transport

  constructor(private readonly options: GatehouseOptions) {
    const ownPath = (path: string) => this.ownPath(path)
    this.transport = new Transport(options)
    this.transactions = new Transactions(this.transport)
    this.checkoutSessions = new CheckoutSessions(this.transport)
    this.customers = new Customers(this.transport)
    this.billingReports = new BillingReports(this.transport)
    this.coupons = new Coupons(this.transport)
    this.creditNotes = new CreditNotes(this.transport)
    this.invoices = new Invoices(this.transport)
    this.prices = new Prices(this.transport)
    this.products = new Products(this.transport)
    this.subscriptions = new Subscriptions(this.transport)
    this.testClocks = new TestClocks(this.transport)
    this.taxRates = new TaxRates(this.transport)
    this.usageEvents = new UsageEvents(this.transport)
    this.ledgerEntries = new LedgerEntries(this.transport)
    this.payouts = new Payouts(this.transport)
    this.requestLogs = new RequestLogs(this.transport)
    this.events = new Events(this.transport, ownPath)
    this.paymentLinks = new PaymentLinks(this.transport, ownPath)
    this.webhookEndpoints = new WebhookEndpoints(this.transport, ownPath)
    this.webhookDeliveries = new WebhookDeliveries(this.transport, ownPath)
  }

  async balance(options: CallOptions = {}): Promise<BalanceView[]> {
    const { items } = await this.call<{ items: BalanceView[] }>({ method: 'GET', path: '/balance', ...options })
    return items
  }

  /** Which accounts a payment is offered, and what a page of your own needs to start their fields. */
  checkoutSettings(query: ReadCheckoutSettings, options: CallOptions = {}): Promise<CheckoutSettingsView> {
    return this.call({ method: 'GET', path: '/checkout-settings', query, ...options })
  }

  call<T>(call: Call): Promise<T> {
    return this.transport.call<T>(call)
  }

  private ownPath(path: string): string {
    const { clientID } = this.options
    if (clientID) return `/clients/${segment(clientID)}/${path}`
    throw new GatehouseError(
      'Give `clientID` to Gatehouse: events, payment links and webhooks need it, and it stands in your profile',
      'CLIENT_ID_MISSING',
    )
  }
}
