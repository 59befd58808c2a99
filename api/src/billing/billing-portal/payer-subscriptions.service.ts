import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type {
  ListPayerBilling,
  PayerMayView,
  PayerSubscriptionRowView,
  PayerSubscriptionView,
} from '#contract/billing-portal.js'
import { pageSize } from '#contract/limits.js'
import { Customer } from '../../money/customers/customer.entity.js'
import { viewPayerMethod } from '../../money/payer-access/payer-access.view.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { readPage } from '../../platform/lists/page.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { takingMoney } from '../invoices/invoice.view.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { InvoicesService } from '../invoices/invoices.service.js'
import { chosenAmong } from '../subscriptions/chosen-method.js'
import { nextChargeOf } from '../subscriptions/next-period.js'
import { readItems } from '../subscriptions/priced-items.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { usageSoFar } from '../subscriptions/usage-lines.js'
import { PayerReach } from './payer-reach.js'
import { viewOfferedPrice, viewOpenInvoice, viewPayerSubscription } from './payer-subscription.view.js'
import { cancelTimingsOf, hasUnpaidInvoice, isChangeable, isResumable, offeredPrices } from './portal-offers.js'
import { type PortalRules, rulesOf } from './portal-rules.js'

@Injectable()
export class PayerSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly reach: PayerReach,
    private readonly invoices: InvoicesService,
  ) {}

  async list(token: string, { cursor }: ListPayerBilling): Promise<Page<PayerSubscriptionRowView>> {
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
    const rows = await this.rows(page.items, client.name)
    return { items: rows.map(({ row }) => row), nextCursor: page.nextCursor }
  }

  async get(token: string, subscriptionID: string): Promise<PayerSubscriptionView> {
    const { read } = this.database
    const { client, subscription } = await this.reach.subscription(read, token, subscriptionID)
    const rules = await rulesOf(read, subscription)
    const [{ row, methods }] = (await this.rows([subscription], client.name)) as [Shown]
    const open = await read.findOne(Invoice, {
      where: { subscriptionID, status: In(takingMoney) },
      order: { createdAt: 'ASC', invoiceID: 'ASC' },
    })
    return {
      ...row,
      openInvoice: open && viewOpenInvoice(open, this.invoices.origin),
      may: await mayOf(read, subscription, { rules, methods }),
    }
  }

  /** Everything is read once for all of them. */
  private async rows(subscriptions: readonly Subscription[], merchantName: string): Promise<Shown[]> {
    const [first] = subscriptions
    if (!first) return []
    const { read } = this.database
    const named = subscriptions.flatMap(({ items, nextItems }) => [...items, ...(nextItems ?? [])])
    const priced = await readItems(read, first, named)
    const take = (count: number) => priced.splice(0, count)
    const customerID = In([...new Set(subscriptions.map((row) => row.customerID))])
    const customers = await read.findBy(Customer, { customerID })
    const chargeable = { customerID, state: 'active' as const, usage: 'off_session' as const }
    const order = { createdAt: 'DESC', savedPaymentMethodID: 'DESC' } as const
    const found = await read.find(SavedPaymentMethod, { where: chargeable, order })
    const used = new Map<string, LooseLine[]>()
    for (const one of subscriptions) used.set(one.subscriptionID, await usageSoFar(read, one))
    return subscriptions.map((subscription) => {
      const { items, nextItems } = subscription
      const current = take(items.length)
      const pending = nextItems && take(nextItems.length)
      const methods = found.filter((method) => method.customerID === subscription.customerID)
      const customer = customers.find((one) => one.customerID === subscription.customerID)
      const isCharged = subscription.collection === 'charge' && subscription.status !== 'canceled'
      const soFar = used.get(subscription.subscriptionID) ?? []
      const around = {
        ...{ merchantName, items: current, pending, used: soFar },
        nextCharge: nextChargeOf(subscription, pending ?? current, soFar),
        method: isCharged && customer ? chosenAmong(methods, subscription, customer) : null,
      }
      return { row: viewPayerSubscription(subscription, around), methods }
    })
  }
}

interface Shown {
  row: PayerSubscriptionRowView
  methods: SavedPaymentMethod[]
}

async function mayOf(
  manager: EntityManager,
  subscription: Subscription,
  { rules, methods }: { rules: PortalRules; methods: SavedPaymentMethod[] },
): Promise<PayerMayView> {
  const { status, collection, items } = subscription
  const hasQuantity = items.some(({ quantity }) => quantity !== null)
  const isOpen = isChangeable(subscription) && !(await hasUnpaidInvoice(manager, subscription))
  const prices = isOpen && hasQuantity ? await offeredPrices(manager, subscription, rules) : []
  const changeMethod = rules.mayChangeMethod && collection === 'charge' && status !== 'canceled'
  return {
    cancel: cancelTimingsOf(subscription, rules),
    resume: isResumable(subscription, rules),
    changeQuantity: rules.mayChangeQuantity && isOpen && hasQuantity,
    changeMethod,
    methods: changeMethod ? methods.map(viewPayerMethod) : [],
    prices: prices.flatMap(viewOfferedPrice),
  }
}
