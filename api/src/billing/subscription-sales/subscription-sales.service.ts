import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { incompleteForDays } from '#contract/billing-limits.js'
import type { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import type { Mode } from '#contract/modes.js'
import type { CreateSubscription } from '#contract/subscriptions.js'
import type { Customer } from '../../money/customers/customer.entity.js'
import { requireCustomer } from '../../money/customers/customer-rows.js'
import { findLink, stateOf } from '../../money/payment-links/link-state.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { PaymentLinkClosed } from '../../money/payment-links/payment-links.errors.js'
import type { SoldSubscription } from '../../money/payment-links/sold-subscription.js'
import {
  type GivenBySubscriber,
  requireSamePrice,
  type SubscriptionSales,
} from '../../money/payment-links/sold-subscriptions.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { InvoiceSettings } from '../invoice-settings/invoice-settings.entity.js'
import { summed } from '../invoices/build-lines.js'
import { InvoiceSellerMissing } from '../invoices/invoices.errors.js'
import { onInvoice } from '../invoices/made-invoices.js'
import { buildSubscription } from '../subscriptions/build-subscription.js'
import { daysAfter, periodOf } from '../subscriptions/periods.js'
import { type PricedItem, readItems, requireItems } from '../subscriptions/priced-items.js'
import { chosenDiscount } from '../subscriptions/subscription-coupons.js'
import { discountsOfPeriod, notePeriodsLeft, withDiscount } from '../subscriptions/subscription-discounts.js'
import { SubscriptionInvoicing } from '../subscriptions/subscription-invoicing.js'
import { wholeLines } from '../subscriptions/subscription-lines.js'
import { noteSubscription } from '../subscriptions/subscription-rows.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { ItemPriceRetired } from '../subscriptions/subscriptions.errors.js'
import { isCustomerOnClosedClock, requireOpenClock } from '../test-clocks/open-clock.js'
import { timeOf, wholeSeconds } from '../test-clocks/time-of.js'
import { claimSale, requireSameCustomer, SaleCustomers } from './sale-customers.js'
import { isSold } from './sale-price.js'
import { viewSoldItem } from './sold-items.js'
import { SaleRestarts } from './sale-restarts.js'

/** Subscriptions that a checkout session starts: the first attempt to pay makes one, and a payment or saved card activates it. */
@Injectable()
export class SubscriptionSalesService implements SubscriptionSales {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly invoicing: SubscriptionInvoicing,
    private readonly customers: SaleCustomers,
    private readonly restarts: SaleRestarts,
  ) {}

  async price(
    manager: EntityManager,
    { clientID, mode }: { clientID: string; mode: Mode },
    { items, trialDays, timeZone, customerID, allowPromotionCodes }: CreateCheckoutSession,
  ): Promise<SoldSubscription> {
    const priced = await requireItems(manager, { clientID, mode }, items ?? [])
    const [first] = priced
    if (!first?.price.interval) throw new ItemPriceRetired()
    if (customerID !== undefined) {
      const customer = await requireCustomer(manager, { customerID, clientID, mode })
      await requireOpenClock(manager, customer)
    }
    const settings = await manager.findOneBy(InvoiceSettings, { clientID, mode })
    if (!settings?.numberPrefix || !settings.sellerName) throw new InvoiceSellerMissing()
    const rhythm = { interval: first.price.interval, intervalCount: first.price.intervalCount ?? 1 }
    const zone = timeZone ?? 'UTC'
    const period = periodOf({ ...rhythm, anchorAt: wholeSeconds(clock.now()), timeZone: zone }, 0)
    return {
      items: priced.map(viewSoldItem),
      amountPerPeriod: summed(onInvoice('', wholeLines(priced, period))).total,
      ...rhythm,
      trialDays: trialDays ?? null,
      currency: first.price.currency,
      given: priced.map(({ item }) => item),
      timeZone: zone,
      isNewCustomer: customerID === undefined,
      allowPromotionCodes: allowPromotionCodes ?? false,
    }
  }

  async isOffered(manager: EntityManager, link: PaymentLink) {
    const { paymentLinkID, customerID } = link
    const begun = await manager.findOneBy(Subscription, { checkoutSessionID: paymentLinkID })
    if (await isCustomerOnClosedClock(manager, customerID)) return false
    return begun ? begun.status === 'incomplete' : isSold(manager, link)
  }

  /** A session that takes no payment now is left alone: the payment itself is refused, or was made already. */
  async begin(asked: PaymentLink, given: GivenBySubscriber): Promise<PaymentLink> {
    const { token } = asked
    const { payer, customerID } = given
    const seen = await findLink(this.database.read, token)
    const isSamePayer = !payer?.emailAddress || payer.emailAddress.trim().toLowerCase() === seen.payerEmailAddress
    if (seen.completedAt || (seen.subscriptionID && isSamePayer)) {
      await this.refuseCanceled(seen)
      requireSamePrice(seen, asked)
      requireSameCustomer(seen, customerID)
      return seen
    }
    const refused = await this.audit.unit(async (manager, record) => {
      const { link, status, isUnderWay } = await stateOf(manager, token)
      if (status !== 'open' || isUnderWay) return null
      requireSamePrice(link, asked)
      await claimSale(manager, link, customerID)
      if (!(await this.isOffered(manager, link))) throw new PaymentLinkClosed()
      const refusal = await this.restarts.refusalOf(manager, record, link, payer)
      if (refusal) return refusal
      const customer = await this.customers.of(manager, link, payer)
      if (!link.subscriptionID) await this.start(manager, record, link, customer)
      return null
    })
    if (refused) throw refused
    const begun = await findLink(this.database.read, token)
    requireSamePrice(begun, asked)
    return begun
  }

  private async refuseCanceled(link: PaymentLink): Promise<void> {
    if (!link.completedAt && !(await this.isOffered(this.database.read, link))) throw new PaymentLinkClosed()
  }

  private async start(manager: EntityManager, record: Record, link: PaymentLink, customer: Customer): Promise<void> {
    const { paymentLinkID, subscription: sold, clientID, mode, metadata, expiresAt, amount } = link
    if (!sold) throw new PaymentLinkClosed()
    const priced = await readItems(manager, { clientID, mode }, sold.given)
    const now = await timeOf(manager, customer)
    const subscriptionID = newId('sub', clock.time())
    const subscription: Subscription = {
      ...buildSubscription(customer, inputOf(customer, sold, metadata), priced, { subscriptionID, now }),
      ...{ status: 'incomplete', checkoutSessionID: paymentLinkID },
      dueAt: customer.testClockID ? daysAfter(now, incompleteForDays, 'UTC') : expiresAt,
    }
    await takeCoupon(manager, subscription, { couponID: sold.coupon?.couponID, isCharged: amount !== 0, now })
    await manager.insert(Subscription, manager.create(Subscription, subscription))
    await manager.update(PaymentLink, { paymentLinkID }, { subscriptionID })
    await noteSubscription(manager, record, subscription, 'subscription.created')
    if (amount !== 0) await this.invoice(manager, record, { subscription, priced, paymentLinkID, now })
  }

  private async invoice(manager: EntityManager, record: Record, { subscription, priced, paymentLinkID, now }: Begun) {
    const lines = wholeLines(withDiscount(priced, subscription.discount), {
      start: now,
      end: subscription.currentPeriodEnd,
    })
    await this.invoicing.invoice(manager, record, subscription, lines, { kind: 'start', at: now, paymentLinkID })
  }

  /** It is canceled by the loop that cancels what is never paid. */
  async expired(manager: EntityManager, { paymentLinkID }: PaymentLink): Promise<void> {
    const begun = { checkoutSessionID: paymentLinkID, status: 'incomplete' as const }
    const subscription = await manager.findOneBy(Subscription, begun)
    if (!subscription) return
    await manager.update(Subscription, begun, { dueAt: await timeOf(manager, subscription) })
  }
}

interface Taken {
  couponID: string | undefined
  isCharged: boolean
  now: Date
}

/** Where nothing is charged now, the coupon counts from the period that starts once the method is saved. */
async function takeCoupon(manager: EntityManager, subscription: Subscription, { couponID, isCharged, now }: Taken) {
  if (!couponID) return
  subscription.nextDiscount = await chosenDiscount(manager, subscription, { couponID }, { now, isPreview: false })
  if (!isCharged) return
  Object.assign(subscription, discountsOfPeriod(subscription, subscription))
  await notePeriodsLeft(manager, subscription)
}

interface Begun {
  subscription: Subscription
  priced: readonly PricedItem[]
  paymentLinkID: string
  now: Date
}

const inputOf = (
  { customerID }: Customer,
  { trialDays, timeZone }: SoldSubscription,
  metadata: PaymentLink['metadata'],
): CreateSubscription => ({
  ...{ customerID, items: [], collection: 'charge', timeZone, metadata: metadata ?? {} },
  ...(trialDays !== null && { trialDays }),
})
