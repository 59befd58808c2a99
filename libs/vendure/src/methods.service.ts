import { Injectable } from '@nestjs/common'
import {
  type Channel,
  type Order,
  PaymentMethod,
  PaymentMethodService,
  type RequestContext,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core'
import { argsOf, type HandlerArgs } from './args.js'
import { gatehousePaymentHandler } from './payment-handler.js'

export interface Method {
  code: string
  args: HandlerArgs
  channels: Channel[]
}

@Injectable()
export class GatehouseMethods {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly paymentMethods: PaymentMethodService,
  ) {}

  /** In all channels: who sends a webhook is known by its signature alone. */
  async all(): Promise<Method[]> {
    const methods = await this.connection.rawConnection.getRepository(PaymentMethod).find({ relations: ['channels'] })
    return methods
      .filter(({ handler }) => handler.code === gatehousePaymentHandler.code)
      .map(({ code, handler, channels }) => ({ code, args: argsOf(handler.args), channels }))
  }

  async codes(): Promise<string[]> {
    return (await this.all()).map(({ code }) => code)
  }

  async inChannel({ channelId }: RequestContext): Promise<Method[]> {
    return (await this.all()).filter(({ channels }) => channels.some(({ id }) => id === channelId))
  }

  /** The one that this order can be paid with: the first, unless the storefront names another. */
  async forOrder(ctx: RequestContext, order: Order, code?: string | null): Promise<Method> {
    const quotes = await this.paymentMethods.getEligiblePaymentMethods(ctx, order)
    const eligible = new Set(quotes.filter(({ isEligible }) => isEligible).map((quote) => quote.code))
    const methods = (await this.inChannel(ctx)).filter((method) => eligible.has(method.code))
    const method = methods.find((one) => !code || one.code === code)
    if (!method) throw new UserInputError("This order can't be paid with Gatehouse")
    return method
  }
}
