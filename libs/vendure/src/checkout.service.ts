import { createHash } from 'node:crypto'
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import {
  ActiveOrderService,
  ConfigService,
  EventBus,
  Logger,
  Order,
  OrderStateTransitionEvent,
  type RequestContext,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core'
import { toGatehouse } from './amounts.js'
import { withCode } from './args.js'
import { gatehouseOf } from './clients.js'
import { keeping, sessionOf } from './custom-fields.js'
import type { Session, SessionInput } from './gatehouse-types.js'
import { GatehouseMethods, type Method } from './methods.service.js'
import { GatehouseOrders } from './orders.service.js'
import { metadataFor } from './ownership.js'
import { type Outcome, PaidSessions } from './paid-sessions.service.js'
import { decimalsOf } from './payment-handler.js'
import { isRefused, loggerContext } from './said.js'

type Currency = Session['currency']
const textMaxLength = 200

@Injectable()
export class GatehouseCheckout implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly activeOrders: ActiveOrderService,
    private readonly orders: GatehouseOrders,
    private readonly methods: GatehouseMethods,
    private readonly paidSessions: PaidSessions,
    private readonly config: ConfigService,
    private readonly eventBus: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    this.eventBus.ofType(OrderStateTransitionEvent).subscribe((event) => void this.closeWithOrder(event))
  }

  /** The same session again while it is open and the order is unchanged. */
  async open(ctx: RequestContext, code?: string | null): Promise<Session> {
    const active = await this.activeOrders.getActiveOrder(ctx, undefined)
    const order = active && (await this.orders.find(ctx, active.id))
    if (!order) throw new UserInputError('There is no active order')
    if (order.state !== 'ArrangingPayment')
      throw new UserInputError(`Move the order to the state ArrangingPayment first. It is in the state ${order.state}`)
    const method = await this.methods.forOrder(ctx, order, code)
    const wanted = this.inputFor(ctx, order, method)
    const before = sessionOf(order)
    const kept = before && (await this.reopen(ctx, order, method, before, wanted))
    if (kept) return kept
    const digest = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32)
    // Two clicks, or a process that ended before it saved the session, get the same session.
    const idempotencyKey = `vendure-${order.code}-${before ?? 'first'}-${digest}`
    const session = await gatehouseOf(method.args).checkoutSessions.create(wanted, { idempotencyKey })
    await this.connection.getRepository(ctx, Order).update(order.id, keeping(session.checkoutSessionID) as object)
    return session
  }

  /** For the storefront, when a customer comes back: nothing waits for a webhook. */
  async confirm(ctx: RequestContext, checkoutSessionID: string): Promise<Outcome> {
    const where = keeping(checkoutSessionID) as object
    const order = await this.connection.getRepository(ctx, Order).findOne({ where, relations: ['channels'] })
    if (!order?.channels.some(({ id }) => id === ctx.channelId)) throw new UserInputError('There is no such session')
    const own = await this.orders.contextOf(ctx.channel.token)
    for (const method of await this.methods.inChannel(ctx)) {
      try {
        const outcome = await this.paidSessions.take(own, order.id, method, checkoutSessionID)
        if (outcome !== 'foreign') return outcome
      } catch (error) {
        // It belongs to the account of another payment method.
        if (!isRefused(error) || error.status !== 404) throw error
      }
    }
    throw new UserInputError('There is no such session')
  }

  private inputFor(ctx: RequestContext, order: Order, { args, code: methodCode }: Method): SessionInput {
    const amount = toGatehouse(this.orders.dueOf(order), order.currencyCode, decimalsOf(this.config))
    if (amount === 0) throw new UserInputError('There is nothing left to pay')
    const { code, customer } = order
    const name = customer ? `${customer.firstName} ${customer.lastName}`.trim().slice(0, textMaxLength) : ''
    return {
      amount,
      currency: order.currencyCode as Currency,
      description: withCode(args.description || 'Order {code}', code),
      reference: code,
      metadata: metadataFor(order, ctx.channel.token, methodCode),
      successURL: withCode(args.successURL, encodeURIComponent(code)),
      cancelURL: withCode(args.cancelURL, encodeURIComponent(code)),
      captureMethod: args.captureMethod === 'manual' ? ('manual' as const) : ('automatic' as const),
      ...(customer && { payer: { emailAddress: customer.emailAddress, ...(name && { name }) } }),
    }
  }

  /** The open session if it still fits; null: a new one is needed, and the old one can't be paid any more. */
  private async reopen(
    ctx: RequestContext,
    order: Order,
    method: Method,
    checkoutSessionID: string,
    wanted: SessionInput,
  ): Promise<Session | null> {
    const session = await gatehouseOf(method.args).checkoutSessions.get(checkoutSessionID).catch(isAbsent)
    if (!session || session.status === 'expired') return null
    if (session.status === 'open' && fits(session, wanted)) return session
    if (session.status === 'open' && (await this.expire(method, checkoutSessionID))) return null
    const own = await this.orders.contextOf(ctx.channel.token)
    const outcome = await this.paidSessions.take(own, order.id, method, checkoutSessionID)
    if (outcome === 'paid') throw new UserInputError('This order is already paid')
    if (outcome === 'open') throw new UserInputError('A payment for this order is in progress. Wait for its result')
    return null
  }

  /** false: it is paid, or a payment is in progress. */
  private async expire({ args }: Method, checkoutSessionID: string): Promise<boolean> {
    try {
      await gatehouseOf(args).checkoutSessions.expire(checkoutSessionID)
      return true
    } catch (error) {
      if (isRefused(error) && error.status === 409) return false
      throw error
    }
  }

  /** A customer who goes back to the cart must not pay the old total on a page that is still open. */
  private async closeWithOrder({ ctx, order, fromState, toState }: OrderStateTransitionEvent): Promise<void> {
    if (fromState !== 'ArrangingPayment' || !['AddingItems', 'Cancelled'].includes(toState)) return
    try {
      const { channel } = ctx
      const own = await this.orders.contextOf(channel.token)
      const found = await this.orders.find(own, order.id)
      const checkoutSessionID = found && sessionOf(found)
      if (!checkoutSessionID) return
      for (const method of await this.methods.inChannel(own))
        await this.expire(method, checkoutSessionID).catch(isAbsent)
    } catch (error) {
      // A payment of the old total is refused when it arrives.
      Logger.warn(`${order.code}: its checkout session is still open: ${String(error)}`, loggerContext)
    }
  }
}

const fits = (session: Session, wanted: SessionInput): boolean =>
  session.amount === wanted.amount &&
  session.currency === wanted.currency &&
  session.captureMethod === wanted.captureMethod &&
  session.metadata.vendurePaymentMethod === wanted.metadata?.vendurePaymentMethod

function isAbsent(error: unknown): null {
  if (isRefused(error) && error.status === 404) return null
  throw error
}
