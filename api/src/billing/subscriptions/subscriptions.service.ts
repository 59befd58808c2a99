import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import { subscriptionColumns } from '#contract/csv-columns.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { CreateSubscription, ListSubscriptions, SubscriptionView } from '#contract/subscriptions.js'
import { Customer } from '../../money/customers/customer.entity.js'
import { requireCustomer } from '../../money/customers/customer-rows.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own } from '../../platform/http/addressed.js'
import { type Answer, beginCall, finishCall, type KeyedCall } from '../../platform/idempotency/idempotency.js'
import { csvOf } from '../../platform/lists/csv.js'
import { readPage } from '../../platform/lists/page.js'
import { matching } from '../../platform/lists/text-search.js'
import { InvoiceSettings } from '../invoice-settings/invoice-settings.entity.js'
import { InvoiceSellerMissing } from '../invoices/invoices.errors.js'
import { requireOpenClock } from '../test-clocks/open-clock.js'
import { timeOf } from '../test-clocks/time-of.js'
import { buildSubscription } from './build-subscription.js'
import { canceledBetween } from './canceled-between.js'
import { Collections } from './collections.service.js'
import { PaymentTry } from './payment-try.entity.js'
import { viewTry } from './payment-try.view.js'
import { periodOf } from './periods.js'
import { licensedOf, type PricedItem, requireItems } from './priced-items.js'
import { prorate } from './proration.js'
import { rhythmOf } from './renewal-times.js'
import { requireMethod } from './chosen-method.js'
import { chosenDiscount, type GivenDiscount } from './subscription-coupons.js'
import { discountsOfPeriod, notePeriodsLeft, withDiscount } from './subscription-discounts.js'
import { SubscriptionInvoicing } from './subscription-invoicing.js'
import { chargeLines, wholeLines } from './subscription-lines.js'
import { findSubscription, noteSubscription, type OwnSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'
import { viewSubscription } from './subscription.view.js'

const joined = 'customer.customerID = subscription.customerID'
const searched = ['customer.name', 'customer.emailAddress', 'customer.reference']
const searchedIDs = ['subscription.subscriptionID', 'subscription.customerID']

@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly live: LiveReadiness,
    private readonly invoicing: SubscriptionInvoicing,
    private readonly collections: Collections,
  ) {}

  list(own: Own, query: ListSubscriptions): Promise<Page<SubscriptionView>> {
    return query.q ? this.database.dear(() => this.page(own, query)) : this.page(own, query)
  }

  csv(own: Own, query: ListSubscriptions): Promise<Readable> {
    return csvOf<ListSubscriptions, SubscriptionView>(subscriptionColumns, query, (page) =>
      this.database.dear(() => this.page(own, page)),
    )
  }

  private page({ clientID, mode }: Own, asked: ListSubscriptions) {
    const { q, status, customerID, testClockID, cancellationFeedback, ...rest } = asked
    const { cancellationFirstMonth, cancellationLastMonth, ...query } = rest
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Subscription, 'subscription')
        .where('subscription.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'subscription'))
      if (status) builder.andWhere('subscription.status = :status', { status })
      if (customerID) builder.andWhere('subscription.customerID = :customerID', { customerID })
      if (testClockID) builder.andWhere('subscription.testClockID = :testClockID', { testClockID })
      if (cancellationFeedback)
        builder.andWhere('subscription.cancellationFeedback = :cancellationFeedback', { cancellationFeedback })
      if (cancellationFirstMonth || cancellationLastMonth)
        builder.andWhere(canceledBetween(cancellationFirstMonth, cancellationLastMonth))
      if (q) builder.leftJoin(Customer, 'customer', joined).andWhere(matching(q, searched, searchedIDs))
      return readPage(builder, 'subscription', 'subscriptionID', query, viewSubscription)
    })
  }

  async get(own: OwnSubscription): Promise<SubscriptionView> {
    return viewSubscription(await findSubscription(this.database.read, own))
  }

  async tries(own: OwnSubscription): Promise<{ items: PaymentTryView[] }> {
    const { subscriptionID } = await findSubscription(this.database.read, own)
    const order = { triedAt: 'DESC', number: 'DESC' } as const
    const found = await this.database.read.find(PaymentTry, { where: { subscriptionID }, order, take: 100 })
    return { items: found.map(viewTry) }
  }

  /** The first invoice is charged before the answer. A repeated call answers what the subscription is by then. */
  async create(own: Own, call: KeyedCall, input: CreateSubscription): Promise<Answer<SubscriptionView>> {
    const begun = await this.audit.unit(async (manager, record) => {
      const { clientID, mode } = own
      const subscriptionID = newId('sub', clock.time())
      const first = await beginCall<SubscriptionView>(manager, call, subscriptionID)
      if (first) return { subscriptionID: first.answer.subscriptionID, invoiceID: null, isReplay: true }
      const customer = await requireCustomer(manager, { customerID: input.customerID, clientID, mode })
      await requireOpenClock(manager, customer)
      const now = await timeOf(manager, customer)
      const priced = await requireItems(manager, own, input.items)
      const subscription = buildSubscription(customer, input, priced, { subscriptionID, now })
      await this.live.requireFor(manager, mode, clientID)
      await requireMethod(manager, subscription)
      const settings = await manager.findOneBy(InvoiceSettings, { clientID, mode })
      if (!settings?.numberPrefix || !settings.sellerName) throw new InvoiceSellerMissing()
      await this.takeCoupon(manager, subscription, input, now)
      const invoiceID = await this.start(manager, record, subscription, priced)
      await finishCall(manager, subscriptionID, viewSubscription(subscription))
      return { subscriptionID, invoiceID, isReplay: false }
    })
    if (begun.invoiceID) await this.collections.collect(begun.invoiceID)
    return { answer: await this.get({ ...own, subscriptionID: begun.subscriptionID }), isReplay: begun.isReplay }
  }

  private async takeCoupon(manager: EntityManager, subscription: Subscription, given: GivenDiscount, now: Date) {
    subscription.nextDiscount = await chosenDiscount(manager, subscription, given, { now, isPreview: false })
    if (subscription.status === 'trialing') return
    Object.assign(subscription, discountsOfPeriod(subscription, subscription))
    await notePeriodsLeft(manager, subscription)
  }

  private async start(
    manager: EntityManager,
    record: Record,
    subscription: Subscription,
    items: readonly PricedItem[],
  ): Promise<string | null> {
    const { currentPeriodStart: at, currentPeriodEnd: end, periodNumber, status } = subscription
    const priced = licensedOf(withDiscount(items, subscription.discount))
    const lines = []
    if (status !== 'trialing' && periodNumber === 0) lines.push(...wholeLines(priced, { start: at, end }))
    if (status !== 'trialing' && periodNumber < 0 && priced.length > 0) {
      const after = priced.map(({ amount, off }) => amount - off)
      const whole = periodOf(rhythmOf(subscription), periodNumber)
      const part = prorate(whole, at, { before: [], after, carry: 0n })
      subscription.carry = Number(part.carry)
      lines.push(...chargeLines(priced, part.charges, { rest: { start: at, end }, whole }))
    }
    await manager.insert(Subscription, manager.create(Subscription, subscription))
    await noteSubscription(manager, record, subscription, 'subscription.created')
    if (lines.length === 0) return null
    return this.invoicing.invoice(manager, record, subscription, lines, { kind: 'start', at })
  }
}
