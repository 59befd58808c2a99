import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Language } from '#contract/languages.js'
import type { Setup } from '../../money/setups/setup.entity.js'
import { MethodSetup } from '../../money/saved-methods/method-setup.entity.js'
import type { Transaction } from '../../money/transactions/transaction.entity.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { requireRow } from '../../platform/database/rows.js'
import { InvoiceMails } from '../invoices/invoice-mails.service.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { hasMailedEnough } from '../subscriptions/clock-mails.js'
import { daysAfter, periodOf } from '../subscriptions/periods.js'
import { readItems } from '../subscriptions/priced-items.js'
import { discountsOfPeriod, notePeriodsLeft, withDiscount } from '../subscriptions/subscription-discounts.js'
import { SubscriptionInvoicing } from '../subscriptions/subscription-invoicing.js'
import { wholeLines } from '../subscriptions/subscription-lines.js'
import { renewsAtOf, rhythmOf } from '../subscriptions/renewal-times.js'
import { changeSubscription, tellSubscription } from '../subscriptions/subscription-rows.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { soldBy } from './sold-by.js'

/** In the unit in which the customer has paid, or has saved a method for after the trial. */
@Injectable()
export class SaleOutcomes {
  constructor(
    private readonly invoicing: SubscriptionInvoicing,
    private readonly mails: InvoiceMails,
  ) {}

  /** The invoice of the payment activates the subscription; what it paid with is charged from then on. */
  async paid(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, methodSetupID: setupID, status } = transaction
    if (!paymentLinkID || !setupID || status !== 'succeeded') return
    const subscription = await manager.findOneBy(Subscription, { checkoutSessionID: paymentLinkID })
    if (!subscription || subscription.savedPaymentMethodID) return
    const { savedPaymentMethodID } = await manager.findOneByOrFail(MethodSetup, { setupID })
    if (savedPaymentMethodID) await changeSubscription(manager, subscription, { savedPaymentMethodID })
  }

  /** The trial starts when the method is saved. */
  async saved(manager: EntityManager, setup: Setup, record: Record): Promise<void> {
    const { paymentLinkID, savedPaymentMethodID, language } = setup
    const subscription = await manager.findOneBy(Subscription, { checkoutSessionID: paymentLinkID })
    if (subscription?.status !== 'incomplete') return
    const { trialDays } = await soldBy(manager, paymentLinkID)
    // It waits for a payment of its first invoice, which a saved card is not.
    if (subscription.latestInvoiceID) return
    const now = await timeOf(manager, subscription)
    if (trialDays === null) {
      await changeSubscription(manager, subscription, { savedPaymentMethodID })
      return this.startFree(manager, record, subscription, { now, language })
    }
    const trialEndsAt = daysAfter(now, trialDays, subscription.timeZone)
    await changeSubscription(manager, subscription, {
      ...{ status: 'trialing', savedPaymentMethodID, anchorAt: trialEndsAt, trialEndsAt },
      ...{ currentPeriodStart: now, currentPeriodEnd: trialEndsAt, dueAt: trialEndsAt },
    })
    await tellSubscription(manager, subscription, 'subscription.activated')
  }

  /** Nothing is due for the first period, or a coupon takes it off. An invoice without an amount is paid as soon as it is made, which activates the subscription. */
  private async startFree(
    manager: EntityManager,
    record: Record,
    subscription: Subscription,
    { now, language }: { now: Date; language: Language },
  ) {
    const { anchorNumber, items } = subscription
    const period = periodOf({ ...rhythmOf(subscription), anchorAt: now }, 0)
    await changeSubscription(manager, subscription, {
      ...{ anchorAt: now, periodNumber: 0, currentPeriodStart: period.start, currentPeriodEnd: period.end },
      ...discountsOfPeriod(subscription, { anchorNumber, periodNumber: 0 }),
    })
    await notePeriodsLeft(manager, subscription)
    const priced = withDiscount(await readItems(manager, subscription, items), subscription.discount)
    const lines = wholeLines(priced, period)
    // A subscription with metered prices alone has no first invoice that could activate it.
    if (lines.length === 0) return activate(manager, subscription)
    const invoiceID = await this.invoicing.invoice(manager, record, subscription, lines, { kind: 'start', at: now })
    if (!invoiceID) return
    const invoice = await requireRow(manager, Invoice, { invoiceID })
    if (!invoice.buyer?.emailAddress || (await hasMailedEnough(manager, subscription))) return
    // A payment has a receipt, and nothing else says to the customer that this has started. Like a receipt, it greets by the address.
    await this.mails.sendIn(manager, record, invoice, { greetsByName: false, language })
  }
}

async function activate(manager: EntityManager, subscription: Subscription): Promise<void> {
  await changeSubscription(manager, subscription, { status: 'active', dueAt: renewsAtOf(subscription) })
  await tellSubscription(manager, subscription, 'subscription.activated')
}
