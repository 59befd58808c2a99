import { Args, Mutation, Resolver } from '@nestjs/graphql'
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core'
import { gql } from 'graphql-tag'
import { GatehouseCheckout } from './checkout.service.js'
import { saying } from './said.js'

export const shopApiSchema = gql`
  type GatehouseCheckoutSession {
    checkoutSessionID: String!
    "For gatehouse.js on your page"
    clientSecret: String!
    "The hosted page, if you don't embed the checkout"
    url: String!
    expiresAt: DateTime!
  }

  enum GatehouseCheckoutStatus {
    "Not paid yet"
    OPEN
    "Expired without a payment"
    EXPIRED
    "The payment is on the order"
    PAID
    "The payment didn't fit the order, and the money goes back to the customer"
    RETURNED
  }

  extend type Mutation {
    "Opens a checkout session for the active order, which must be in the state ArrangingPayment"
    createGatehouseCheckoutSession(paymentMethodCode: String): GatehouseCheckoutSession!
    "Asks Gatehouse whether the session is paid. Call it when the customer comes back"
    confirmGatehouseCheckoutSession(checkoutSessionID: String!): GatehouseCheckoutStatus!
  }
`

@Resolver()
export class GatehouseShopResolver {
  constructor(private readonly checkout: GatehouseCheckout) {}

  @Mutation()
  @Allow(Permission.Owner)
  createGatehouseCheckoutSession(
    @Ctx() ctx: RequestContext,
    @Args() { paymentMethodCode }: { paymentMethodCode?: string | null },
  ) {
    return saying(() => this.checkout.open(ctx, paymentMethodCode))
  }

  @Mutation()
  @Allow(Permission.Owner)
  async confirmGatehouseCheckoutSession(
    @Ctx() ctx: RequestContext,
    @Args() { checkoutSessionID }: { checkoutSessionID: string },
  ): Promise<string> {
    return (await saying(() => this.checkout.confirm(ctx, checkoutSessionID))).toUpperCase()
  }
}
