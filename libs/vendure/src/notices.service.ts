import type { WebhookEvent } from '@gatehouse/sdk/webhooks'
import { Injectable } from '@nestjs/common'
import {
  type Channel,
  isGraphQlErrorResult,
  type Order,
  OrderService,
  Payment,
  Refund,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core'
import { spoken } from './amounts.js'
import { gatehouseOf } from './clients.js'
import type { Method } from './methods.service.js'
import { GatehouseOrders } from './orders.service.js'
import { PaidSessions } from './paid-sessions.service.js'
import { isYoung } from './unsaved-refund.js'

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
    const found = await this.find(method, transactionID)
    if (!found) return
    const { ctx, order, payment } = found
    const { status, failureMessage } = await gatehouseOf(method.args).transactions.get(transactionID)
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
    const refund = await gatehouseOf(method.args).transactions.refunds.get(refundID)
    const found = await this.find(method, refund.transactionID)
    if (!found) return
    const { ctx, order, payment } = found
    const known = await this.connection
      .getRepository(ctx, Refund)
      .findOneBy({ payment: { id: payment.id }, transactionId: refundID })
    const text = `of ${spoken(refund.amount, refund.currency)} (${refundID})`
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
    if (refund.actorKind === 'integrator' && isYoung(refund, Date.now())) throw new NotYet(refundID)
    await this.orders.note(ctx, order, `A refund ${text} was made in Gatehouse. Vendure doesn't count it.`)
  }

  private async find({ code, channels }: Method, transactionID: string): Promise<Found | null> {
    const payment = await this.connection.rawConnection.getRepository(Payment).findOne({
      where: { transactionId: transactionID, method: code },
      relations: ['order', 'order.channels'],
    })
    const channel = payment && sharedChannel(channels, payment.order.channels)
    if (!channel) return null
    const ctx = await this.orders.contextOf(channel.token)
    const order = await this.orders.find(ctx, payment.order.id)
    return order ? { ctx, order, payment } : null
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
