import { Injectable } from '@nestjs/common'
import {
  ConfigService,
  type ID,
  isGraphQlErrorResult,
  Logger,
  type Order,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core'
import { spoken } from './amounts.js'
import { gatehouseOf } from './clients.js'
import { misfit } from './create-payment.js'
import type { Session, Transaction, TransactionDetail } from './gatehouse-types.js'
import { GatehouseMethods, type Method } from './methods.service.js'
import { GatehouseOrders } from './orders.service.js'
import { isOfMethod, isOfOrder } from './ownership.js'
import { decimalsOf } from './payment-handler.js'
import { NotReturned, returnMoney } from './return-money.js'
import { isRefused, loggerContext } from './said.js'
import { Turns } from './turns.js'

export type Outcome = 'open' | 'expired' | 'paid' | 'returned' | 'foreign'

/** Trying again would change nothing. */
const refusals = [
  'ORDER_PAYMENT_STATE_ERROR',
  'COUPON_REMOVED_DURING_CHECKOUT_ERROR',
  'INELIGIBLE_PAYMENT_METHOD_ERROR',
]

interface Paid {
  method: Method
  session: Session
  transactionID: string
}

const isReturned = ({ status, amountCaptured, amountRefunded }: Transaction) =>
  ['canceled', 'expired', 'failed'].includes(status) || (amountRefunded > 0 && amountRefunded === amountCaptured)

/** Adds the payment of a session to its order, once, or gives the money back. */
@Injectable()
export class PaidSessions {
  private readonly turns = new Turns()

  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orderService: OrderService,
    private readonly orders: GatehouseOrders,
    private readonly methods: GatehouseMethods,
    private readonly config: ConfigService,
  ) {}

  /** Acts on what Gatehouse answers about the session, not on what the caller claims. `ctx` is one of `GatehouseOrders.contextOf`. */
  async take(ctx: RequestContext, orderID: ID, method: Method, checkoutSessionID: string): Promise<Outcome> {
    const session = await gatehouseOf(method.args).checkoutSessions.get(checkoutSessionID)
    const { status, transactionID, metadata } = session
    if (!isOfMethod(metadata.vendurePaymentMethod, method.code, await this.methods.codes())) return 'foreign'
    const order = await this.orders.find(ctx, orderID)
    if (!order || !isOfOrder(session, order, ctx.channel.token)) {
      // Another shop may have a copy of this database, so nothing is given back without an order.
      const what = `${String(metadata.vendureOrderCode)}: ${String(transactionID)} is paid`
      if (transactionID && status === 'complete') Logger.error(`${what}, and there is no such order`, loggerContext)
      return 'foreign'
    }
    if (status !== 'complete' || !transactionID) return status === 'expired' ? 'expired' : 'open'
    return this.turns.take(String(orderID), () => this.settle(ctx, orderID, { method, session, transactionID }))
  }

  private async settle(ctx: RequestContext, orderID: ID, paid: Paid): Promise<Outcome> {
    const { method, session, transactionID } = paid
    const reason = await this.connection.withTransaction(ctx, async (txCtx) => {
      await this.orders.lock(txCtx, orderID)
      const order = await this.orders.find(txCtx, orderID)
      if (!order) return 'the order is gone'
      if (order.payments.some(({ transactionId }) => transactionId === transactionID)) return null
      return this.add(txCtx, order, paid)
    })
    if (reason === null) return 'paid'
    const transaction = await gatehouseOf(method.args).transactions.get(transactionID)
    // It may have gone back before: a webhook that comes again must change nothing.
    if (!isReturned(transaction)) await this.giveBack(ctx, orderID, { ...paid, reason, transaction })
    Logger.warn(`${session.metadata.vendureOrderCode}: ${transactionID} doesn't fit: ${reason}`, loggerContext)
    return 'returned'
  }

  /** null: added. A text: why this payment can't pay this order. */
  private async add(
    ctx: RequestContext,
    order: Order,
    { method, session, transactionID }: Paid,
  ): Promise<string | null> {
    const transaction = await gatehouseOf(method.args).transactions.get(transactionID)
    if (isReturned(transaction)) return 'the payment has gone back before'
    const unready = await this.makeReady(ctx, order)
    if (unready) return unready
    const asked = { order, amount: this.orders.dueOf(order), decimals: decimalsOf(this.config) }
    const reason = misfit(session, asked)
    if (reason) return reason
    const metadata = { checkoutSessionID: session.checkoutSessionID }
    const result = await this.orderService.addPaymentToOrder(ctx, order.id, { method: method.code, metadata })
    if (!isGraphQlErrorResult(result)) return null
    if (refusals.includes(result.errorCode)) return `Vendure refused it (${result.errorCode})`
    throw new Error(`${order.code}: ${transactionID} was not added: ${result.message} (${result.errorCode})`)
  }

  private async makeReady(ctx: RequestContext, order: Order): Promise<string | null> {
    if (order.state === 'ArrangingPayment' || order.state === 'ArrangingAdditionalPayment') return null
    if (order.state !== 'AddingItems') return `the order is in the state ${order.state}`
    const result = await this.orderService.transitionToState(ctx, order.id, 'ArrangingPayment')
    return isGraphQlErrorResult(result) ? `the order can't be paid: ${result.transitionError}` : null
  }

  private async giveBack(
    ctx: RequestContext,
    orderID: ID,
    { method, session, transaction, reason }: Paid & { transaction: TransactionDetail; reason: string },
  ): Promise<void> {
    const { transactionID } = transaction
    const { transactions } = gatehouseOf(method.args)
    const about = `Gatehouse payment ${transactionID} of ${spoken(session.amount, session.currency)} doesn't fit: ${reason}.`
    try {
      const outcome = await returnMoney(transactions, transaction, `Order: ${reason}`)
      const end = outcome === 'returned' ? 'The money went back to the customer.' : 'A refund was started.'
      await this.tell(ctx, orderID, `${about} ${end}`)
    } catch (error) {
      if (!isRefused(error) && !(error instanceof NotReturned)) throw error
      // Another process may have been faster.
      if (isReturned(await transactions.get(transactionID))) return
      await this.tell(ctx, orderID, `${about} Returning the money failed: ${error.message}`)
      throw error
    }
  }

  private async tell(ctx: RequestContext, orderID: ID, note: string): Promise<void> {
    const order = await this.orders.find(ctx, orderID)
    if (order) await this.orders.note(ctx, order, note)
  }
}
