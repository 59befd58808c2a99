import type { WebhookEvent } from '@gatehouse/sdk/webhooks'
import { Injectable } from '@nestjs/common'
import {
  type Channel,
  isGraphQlErrorResult,
  Order,
  OrderService,
  Payment,
  Refund,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core'
import { spoken } from './amounts.js'
import { gatehouseOf } from './clients.js'
import type { GatehouseRefund, Transaction, TransactionDetail } from './gatehouse-types.js'
import { GatehouseMethods, type Method } from './methods.service.js'
import { GatehouseOrders } from './orders.service.js'
import { isOfMethod } from './ownership.js'
import { PaidSessions } from './paid-sessions.service.js'
import { isMarked, isYoung } from './unsaved-refund.js'

/** Vendure may be about to save what this is about. */
export class NotYet extends Error {
  override name = 'NotYet'
}

interface Found {
  ctx: RequestContext
  order: Order
  payment: Payment
}

/** What a webhook tells is only where to look: what Gatehouse answers decides. */
@Injectable()
export class GatehouseNotices {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orderService: OrderService,
    private readonly orders: GatehouseOrders,
    private readonly methods: GatehouseMethods,
    private readonly paidSessions: PaidSessions,
  ) {}

  async take(method: Method, event: WebhookEvent): Promise<void> {
    switch (event.type) {
      case 'checkout_session.completed':
        return this.complete(method, event.data)
      case 'transaction.succeeded':
      case 'transaction.canceled':
      case 'transaction.expired':
      case 'transaction.failed':
        return this.move(method, event.data.transactionID)
      case 'refund.succeeded':
      case 'refund.failed':
        return this.refund(method, event.data.refundID)
      default:
    }
  }

  private async complete(
    method: Method,
    { checkoutSessionID, metadata }: { checkoutSessionID: string; metadata: Record<string, string> },
  ): Promise<void> {
    const { vendureChannel, vendureOrderID } = metadata
    const isOurs = method.channels.some(({ token }) => token === vendureChannel)
    if (!isOurs || !vendureChannel || !vendureOrderID) return
    const ctx = await this.orders.contextOf(vendureChannel)
    await this.paidSessions.take(ctx, vendureOrderID, method, checkoutSessionID)
  }

  /** Captured or canceled in Gatehouse, expired, or failed later: Vendure's payment follows. */
  private async move(method: Method, transactionID: string): Promise<void> {
    const transaction = await gatehouseOf(method.args).transactions.get(transactionID)
    const found = await this.find(method, transaction)
    if (!found) return
    const { ctx, order, payment } = found
    const { status, failureMessage } = transaction
    if (status === 'succeeded') {
      if (payment.state === 'Authorized')
        await this.carryOut(ctx, (tx) => this.orderService.settlePayment(tx, payment.id))
      return
    }
    const isOver = status === 'canceled' || status === 'expired' || status === 'failed'
    if (!isOver || !['Authorized', 'Settled'].includes(payment.state)) return
    await this.carryOut(ctx, (tx) => this.orderService.cancelPayment(tx, payment.id))
    const why = failureMessage ? `: ${failureMessage}` : ''
    await this.orders.note(ctx, order, `Gatehouse payment ${transactionID} is ${status}${why}. The order is not paid.`)
  }

  private async refund(method: Method, refundID: string): Promise<void> {
    const { transactions } = gatehouseOf(method.args)
    const refund = await transactions.refunds.get(refundID)
    const transaction = await transactions.get(refund.transactionID)
    const text = `of ${spoken(refund.amount, refund.currency)} (${refundID})`
    const found = await this.find(method, transaction)
    if (!found) return this.tellUnreturned(method, transaction, refund, text)
    const { ctx, order, payment } = found
    const known = await this.connection
      .getRepository(ctx, Refund)
      .findOneBy({ payment: { id: payment.id }, transactionId: refundID })
    if (known?.state === 'Pending' && refund.status !== 'pending') {
      const state = refund.status === 'succeeded' ? 'Settled' : 'Failed'
      await this.orderService.transitionRefundToState(ctx, known.id, state, refundID)
    }
    if (known?.state === 'Settled' && refund.status === 'failed')
      return this.orders.note(
        ctx,
        order,
        `Gatehouse refund ${text} failed after all. The customer didn't get the money.`,
      )
    if (known || refund.status !== 'succeeded') return
    if (isMarked(refund) && isYoung(refund, Date.now())) throw new NotYet(refundID)
    await this.orders.note(ctx, order, `A refund ${text} was made in Gatehouse. Vendure doesn't count it.`)
  }

  /** A payment that didn't fit its order was to go back, and is on no order. */
  private async tellUnreturned(
    method: Method,
    transaction: TransactionDetail,
    { status }: GatehouseRefund,
    text: string,
  ): Promise<void> {
    const about = status === 'failed' && (await this.orderOf(method, transaction))
    if (!about || about.order.payments.some(({ transactionId }) => transactionId === transaction.transactionID)) return
    const { ctx, order } = about
    await this.orders.note(ctx, order, `Gatehouse refund ${text} failed. The customer didn't get the money.`)
  }

  private async find(method: Method, transaction: Transaction): Promise<Found | null> {
    const about = await this.orderOf(method, transaction)
    const payment = about?.order.payments.find(({ transactionId }) => transactionId === transaction.transactionID)
    if (!about || !payment || !isOfMethod(payment.method, method.code, await this.methods.codes())) return null
    if (payment.method !== method.code) {
      // Vendure looks for the payment method by this name, and it was renamed.
      payment.method = method.code
      await this.connection.getRepository(about.ctx, Payment).update(payment.id, { method: method.code })
    }
    return { ...about, payment }
  }

  private async orderOf({ channels }: Method, { metadata }: Transaction): Promise<Omit<Found, 'payment'> | null> {
    const { vendureOrderID: id, vendureOrderCode: code } = metadata
    if (!id || !code) return null
    const own = await this.connection.rawConnection
      .getRepository(Order)
      .findOne({ where: { id, code }, relations: ['channels'] })
    const channel = own && sharedChannel(channels, own.channels)
    if (!channel) return null
    const ctx = await this.orders.contextOf(channel.token)
    const order = await this.orders.find(ctx, own.id)
    return order ? { ctx, order } : null
  }

  private carryOut(ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>): Promise<void> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const result = await work(tx)
      if (isGraphQlErrorResult(result as never)) throw new Error(JSON.stringify(result))
    })
  }
}

const sharedChannel = (some: Channel[], others: Channel[]): Channel | undefined =>
  some.find(({ id }) => others.some((other) => other.id === id))
