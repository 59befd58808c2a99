import type { OpenedCheckoutSessionView } from '../../contract/checkout-sessions.js'
import type { TransactionView } from '../../contract/transactions.js'
import type { Gatehouse } from '../../sdk/src/gatehouse.js'
import { currencyOf, toMinorUnits } from './amounts.js'
import { PaymentMoves } from './payment-moves.js'
import type { GatehouseMedusaOptions } from './options.js'
import { dataOf, type PaymentData } from './payment-data.js'
import { isRefusal, Problem } from './problems.js'
import { type MedusaStatus, statusOfSession } from './states.js'

/** The key of our metadata that names Medusa's payment session. */
export const sessionKey = 'medusaPaymentSession'

export interface AskedPayment {
  /** Medusa's payment session. */
  sessionID: string
  amount: unknown
  currencyCode: string
  idempotencyKey: string
  customerID: string | null
  successURL: string | null
  cancelURL: string | null
}

export interface StatedPayment {
  status: MedusaStatus
  data: PaymentData
}

/** A payment session of Medusa is a checkout session of ours. */
export class Checkouts {
  private readonly moves: PaymentMoves

  constructor(
    private readonly gatehouse: Gatehouse,
    private readonly options: GatehouseMedusaOptions,
  ) {
    this.moves = new PaymentMoves(gatehouse)
  }

  async start({ sessionID, amount, currencyCode, idempotencyKey, customerID, ...given }: AskedPayment) {
    const { successURL, cancelURL, description = 'Your order', capture, savePaymentMethod = 'no' } = this.options
    const session = await this.gatehouse.checkoutSessions.create(
      {
        amount: toMinorUnits(amount, currencyCode),
        currency: currencyOf(currencyCode),
        description,
        reference: sessionID,
        metadata: { [sessionKey]: sessionID },
        successURL: given.successURL ?? successURL,
        cancelURL: given.cancelURL ?? cancelURL,
        captureMethod: capture ? 'automatic' : 'manual',
        ...(customerID && { customerID, savePaymentMethod }),
      },
      { idempotencyKey },
    )
    return dataOf(sessionID, session)
  }

  /** A checkout session has one amount for good, so that a new amount is a new session. */
  async replace(checkoutSessionID: string, asked: AskedPayment): Promise<PaymentData> {
    const session = await this.find(checkoutSessionID, asked.sessionID)
    const isSame = session.amount === toMinorUnits(asked.amount, asked.currencyCode)
    if (session.status === 'open' && isSame && session.currency === currencyOf(asked.currencyCode))
      return dataOf(asked.sessionID, session)
    await this.end(checkoutSessionID, asked.sessionID)
    return this.start({ ...asked, idempotencyKey: `${asked.idempotencyKey}-after-${checkoutSessionID}` })
  }

  /** Afterward, the session takes no payment. */
  async end(checkoutSessionID: string, sessionID: string): Promise<void> {
    const { transactionID } = await this.find(checkoutSessionID, sessionID)
    if (transactionID) return this.moves.cancel(transactionID, `medusa-end-${checkoutSessionID}`)
    try {
      await this.gatehouse.checkoutSessions.expire(checkoutSessionID)
    } catch (error) {
      // The customer paid at this moment.
      if (isRefusal(error, 'CHECKOUT_SESSION_COMPLETED')) return this.end(checkoutSessionID, sessionID)
      if (!isRefusal(error, 'PAYMENT_UNDER_WAY')) throw error
      await this.stopTry(sessionID)
      await this.gatehouse.checkoutSessions.expire(checkoutSessionID)
    }
  }

  /** Asks Gatehouse, whatever the customer's browser says. */
  async state(checkoutSessionID: string, sessionID: string): Promise<StatedPayment> {
    const session = await this.find(checkoutSessionID, sessionID)
    const payment = session.transactionID ? await this.gatehouse.transactions.get(session.transactionID) : null
    const newest = session.status === 'open' ? await this.newestTry(sessionID) : null
    return { status: statusOfSession(session, payment, newest), data: dataOf(sessionID, session) }
  }

  private async find(checkoutSessionID: string, sessionID: string): Promise<OpenedCheckoutSessionView> {
    const session = await this.gatehouse.checkoutSessions.get(checkoutSessionID)
    // A cheap checkout session must not pay for another cart.
    if (session.metadata[sessionKey] === sessionID) return session
    throw new Problem('not_allowed', 'This checkout session belongs to another payment')
  }

  private async newestTry(sessionID: string): Promise<TransactionView | null> {
    const { items } = await this.gatehouse.transactions.list({ metadata: { [sessionKey]: sessionID }, limit: 1 })
    return items[0] ?? null
  }

  private async stopTry(sessionID: string): Promise<void> {
    const newest = await this.newestTry(sessionID)
    // What the bank decides at this moment can't be stopped; a customer who left the bank's page can.
    if (newest?.status === 'requires_action')
      await this.moves.cancel(newest.transactionID, `medusa-stop-${newest.transactionID}`)
  }
}
