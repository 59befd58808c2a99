import { Injectable } from '@nestjs/common'
import { shopOf } from '#contract/payer-shops.js'
import type { CheckoutFrameView } from '#contract/checkout-frames.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { returnOriginsOf } from '../return-origins/return-origins.service.js'
import { CheckoutSecrets } from './checkout-secrets.js'
import { isSession, purposeOf } from './checkout-session.view.js'
import { stateOf } from './link-state.js'
import { underWayOf } from './payments-of-links.js'
import { PaymentLink } from './payment-link.entity.js'

@Injectable()
export class CheckoutFrames {
  constructor(
    private readonly database: Database,
    private readonly secrets: CheckoutSecrets,
  ) {}

  /** A secret that opens nothing anymore is still answered, so that the page around it can say why. */
  async get(given: string): Promise<CheckoutFrameView> {
    const paymentLinkID = this.secrets.sessionOf(given)
    const where = paymentLinkID ? { paymentLinkID } : { token: given }
    const link = orNotFound(await this.database.read.findOneBy(PaymentLink, where), 'payment link')
    const { status, merchantName, isUnderWay } = await stateOf(this.database.read, link.token)
    return {
      mode: link.mode,
      merchantName,
      purpose: purposeOf(link),
      status,
      checkoutSessionID: isSession(link) ? link.paymentLinkID : null,
      shop: shopOf(link.clientID, link.mode),
      // The address of a payment link is public, and says nothing about its payers.
      underWay: paymentLinkID && isUnderWay ? await underWayOf(this.database.read, paymentLinkID) : null,
      // A client that pays what it owes us does so on our own page.
      origins: link.debtRequestID ? [] : await returnOriginsOf(this.database.read, link),
    }
  }
}
