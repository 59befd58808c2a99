import { Injectable, type PipeTransform } from '@nestjs/common'
import { clock } from '#contract/clock.js'
import { embeddedReceiptMs } from '#contract/limits.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { CheckoutSecrets } from './checkout-secrets.js'
import { PaymentLink } from './payment-link.entity.js'

abstract class LinkTokens implements PipeTransform<string, Promise<string>> {
  constructor(
    private readonly database: Database,
    private readonly secrets: CheckoutSecrets,
  ) {}

  protected abstract isAlive(session: PaymentLink): boolean

  /** Where a client secret is given, the token of its session. */
  async transform(given: string): Promise<string> {
    const paymentLinkID = this.secrets.sessionOf(given)
    if (!paymentLinkID) return given
    const session = await this.database.read.findOneBy(PaymentLink, { paymentLinkID })
    return orNotFound(session && this.isAlive(session) ? session : null, 'payment link').token
  }
}

/** A client secret opens its session until that is paid, canceled or expired. */
@Injectable()
export class OpenLinkToken extends LinkTokens {
  constructor(database: Database, secrets: CheckoutSecrets) {
    super(database, secrets)
  }

  protected isAlive({ completedAt, closedAt, expiryToldAt }: PaymentLink): boolean {
    return !completedAt && !closedAt && !expiryToldAt
  }
}

/** With the id of a payment it also shows, for an hour, how that payment ended. */
@Injectable()
export class PaidLinkToken extends LinkTokens {
  constructor(database: Database, secrets: CheckoutSecrets) {
    super(database, secrets)
  }

  protected isAlive({ completedAt, closedAt, expiryToldAt }: PaymentLink): boolean {
    if (completedAt) return completedAt.getTime() + embeddedReceiptMs > clock.time()
    return !closedAt && !expiryToldAt
  }
}
