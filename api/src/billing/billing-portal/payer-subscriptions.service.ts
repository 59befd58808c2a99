import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ListPayerBilling, PayerMayView, PayerSubscriptionView } from '#contract/billing-portal.js'
import { pageSize } from '#contract/limits.js'
import { viewPayerMethod } from '../../money/payer-access/payer-access.view.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { readPage } from '../../platform/lists/page.js'
import { Product } from '../products/product.entity.js'
import { chosenMethod } from '../subscriptions/chosen-method.js'
import { readItems } from '../subscriptions/priced-items.js'
import { SubscriptionChanges } from '../subscriptions/subscription-changes.service.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { PayerReach } from './payer-reach.js'
import { viewOfferedPrice, viewPayerSubscription } from './payer-subscription.view.js'
import { cancelTimingsOf, isChangeable, isResumable, offeredPrices } from './portal-offers.js'
import { type PortalRules, rulesOf } from './portal-rules.js'

@Injectable()
export class PayerSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly reach: PayerReach,
    private readonly changes: SubscriptionChanges,
  ) {}

  async list(token: string, { cursor }: ListPayerBilling): Promise<Page<PayerSubscriptionView>> {
    const { client, clientID, mode, customerIDs } = await this.reach.of(this.database.read, token)
    const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
    const page = await this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Subscription, 'subscription')
        .where('subscription.customerID IN (:...customerIDs)', { customerIDs })
        .andWhere('subscription.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'subscription'))
      return readPage(builder, 'subscription', 'subscriptionID', query, (row) => row)
    })
    const rules = await rulesOf(this.database.read, { clientID, mode })
    const items = []
    for (const row of page.items) items.push(await this.view(row, client.name, rules))
    return { items, nextCursor: page.nextCursor }
  }

  async get(token: string, subscriptionID: string): Promise<PayerSubscriptionView> {
    const { read } = this.database
    const { client, subscription } = await this.reach.subscription(read, token, subscriptionID)
    return this.view(subscription, client.name, await rulesOf(read, subscription))
  }

  private async view(
    subscription: Subscription,
    merchantName: string,
    rules: PortalRules,
  ): Promise<PayerSubscriptionView> {
    const { read } = this.database
    const { items, nextItems } = subscription
    return viewPayerSubscription(subscription, {
      merchantName,
      items: await readItems(read, subscription, items),
      pending: nextItems && (await readItems(read, subscription, nextItems)),
      nextCharge: await this.nextCharge(subscription),
      method: await methodOf(read, subscription),
      may: await mayOf(read, subscription, rules),
    })
  }

  private async nextCharge(subscription: Subscription): Promise<PayerSubscriptionView['nextCharge']> {
    const { status, cancelAtPeriodEnd } = subscription
    if (cancelAtPeriodEnd || !['trialing', 'active', 'past_due'].includes(status)) return null
    const { invoicedAt, total } = await this.changes.preview(subscription, {})
    return { at: invoicedAt, amount: total }
  }
}

async function methodOf(manager: EntityManager, subscription: Subscription): Promise<SavedPaymentMethod | null> {
  if (subscription.collection !== 'charge' || subscription.status === 'canceled') return null
  const savedPaymentMethodID = await chosenMethod(manager, subscription)
  return savedPaymentMethodID ? manager.findOneBy(SavedPaymentMethod, { savedPaymentMethodID }) : null
}

async function chargeableMethods(manager: EntityManager, { customerID, clientID, mode }: Subscription) {
  const where = { customerID, clientID, mode, state: 'active' as const, usage: 'off_session' as const }
  const order = { createdAt: 'DESC', savedPaymentMethodID: 'DESC' } as const
  return (await manager.find(SavedPaymentMethod, { where, order })).map(viewPayerMethod)
}

async function mayOf(manager: EntityManager, subscription: Subscription, rules: PortalRules): Promise<PayerMayView> {
  const { status, collection } = subscription
  const prices = isChangeable(subscription) ? await offeredPrices(manager, subscription, rules) : []
  const productID = In(prices.map((price) => price.productID))
  const products = prices.length > 0 ? await manager.findBy(Product, { productID, retiredAt: IsNull() }) : []
  const changeMethod = rules.mayChangeMethod && collection === 'charge' && status !== 'canceled'
  return {
    cancel: cancelTimingsOf(subscription, rules),
    resume: isResumable(subscription, rules),
    changeQuantity: rules.mayChangeQuantity && isChangeable(subscription),
    changeMethod,
    methods: changeMethod ? await chargeableMethods(manager, subscription) : [],
    prices: prices.flatMap((price) => {
      const product = products.find((one) => one.productID === price.productID)
      return product ? viewOfferedPrice(price, product.name) : []
    }),
  }
}
