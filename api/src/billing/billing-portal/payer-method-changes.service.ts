import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PayerSetupView, PayerSubscriptionView } from '#contract/billing-portal.js'
import { shopOf } from '#contract/payer-shops.js'
import { CheckoutSessions } from '../../money/payment-links/checkout-sessions.service.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import type { Setup } from '../../money/setups/setup.entity.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { InvoicesService } from '../invoices/invoices.service.js'
import { readItems } from '../subscriptions/priced-items.js'
import { SubscriptionMethods } from '../subscriptions/subscription-methods.service.js'
import { PortalActionNotAllowed } from './billing-portal.errors.js'
import { PayerReach } from './payer-reach.js'
import { PayerSubscriptions } from './payer-subscriptions.service.js'
import { rulesOf } from './portal-rules.js'

/** Another payment method for a subscription: a saved one, or a new one that the customer saves on our page. */
@Injectable()
export class PayerMethodChanges {
  constructor(
    private readonly database: Database,
    private readonly reach: PayerReach,
    private readonly subscriptions: PayerSubscriptions,
    private readonly methods: SubscriptionMethods,
    private readonly sessions: CheckoutSessions,
    private readonly invoices: InvoicesService,
  ) {}

  async choose(token: string, id: string, savedPaymentMethodID: string): Promise<PayerSubscriptionView> {
    const { own, clientID, mode, subscription } = await this.allowed(token, id)
    const where = { savedPaymentMethodID, customerID: subscription.customerID, clientID, mode }
    orNotFound(await this.database.read.findOneBy(SavedPaymentMethod, where), 'saved payment method')
    await this.methods.choose(own, savedPaymentMethodID)
    return this.subscriptions.get(token, id)
  }

  /** Once the method is saved, the subscription uses it. */
  async add(token: string, id: string): Promise<PayerSetupView> {
    const { clientID, mode, subscription } = await this.allowed(token, id)
    const { subscriptionID, customerID, currency, items } = subscription
    const [first] = await readItems(this.database.read, subscription, items)
    const page = `${this.invoices.origin}/pay/you/${shopOf(clientID, mode)}/subscriptions/${subscriptionID}`
    const input = { customerID, currency, description: first?.name ?? '', successURL: page, cancelURL: page }
    const { url, expiresAt } = await this.sessions.openSetup({ clientID, mode }, input, subscriptionID)
    return { url, expiresAt }
  }

  /**
   * In the unit in which a customer has saved a method. If the merchant allows it no more since the page was opened,
   * the method is only saved.
   */
  async saved(manager: EntityManager, { paymentLinkID, savedPaymentMethodID }: Setup): Promise<void> {
    const link = await manager.findOneBy(PaymentLink, { paymentLinkID })
    if (link?.purpose !== 'setup' || !link.subscriptionID || !savedPaymentMethodID) return
    const { subscriptionID, clientID, mode } = link
    if (!(await rulesOf(manager, link)).mayChangeMethod) return
    await this.methods.saved(manager, { subscriptionID, clientID, mode }, savedPaymentMethodID)
  }

  private async allowed(token: string, id: string) {
    const { read } = this.database
    const reached = await this.reach.subscription(read, token, id)
    const { status, collection } = reached.subscription
    const rules = await rulesOf(read, reached)
    if (!rules.mayChangeMethod || collection !== 'charge' || status === 'canceled') throw new PortalActionNotAllowed()
    return reached
  }
}
