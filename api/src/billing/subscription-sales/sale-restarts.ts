import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { type GivenPayer, payerOf } from '#contract/payer.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { requireRow, updateRow } from '../../platform/database/rows.js'
import { AppError } from '../../platform/http/app-error.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { changeInvoice } from '../invoices/invoices.service.js'
import { isUntouched, Renewals } from '../subscriptions/renewals.service.js'
import { changeSubscription } from '../subscriptions/subscription-rows.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { couponFor, refusedOr, requireUnusedBy } from './sale-coupon.js'
import { beginsAgain } from './sale-holds.js'
import { takeCouponOff } from './sale-price.js'

/** A session whose subscription nobody has paid for can begin again, at the price without the coupon. */
@Injectable()
export class SaleRestarts {
  constructor(private readonly renewals: Renewals) {}

  /** Gives the coupon back. False: money may come for the subscription, so it stays. */
  async restart(manager: EntityManager, record: Record, subscription: Subscription): Promise<boolean> {
    const { checkoutSessionID: paymentLinkID, latestInvoiceID: invoiceID, status } = subscription
    if (status !== 'incomplete' || !paymentLinkID) return false
    const link = await requireRow(manager, PaymentLink, { paymentLinkID })
    if (link.completedAt || (await isBeingPaid(manager, paymentLinkID))) return false
    if (!(await beginsAgain(manager, link))) return false
    const invoice = invoiceID ? await requireRow(manager, Invoice, { invoiceID }) : null
    if (invoice && !(await isUntouched(manager, invoice))) return false
    const now = await timeOf(manager, subscription)
    // A session that is over keeps its subscription, and the others lose it, so that they stay open.
    const staysOpen = link.closedAt === null
    if (staysOpen && invoice) await changeInvoice(manager, invoice, { paymentLinkID: null })
    await this.renewals.cancel(manager, record, subscription, now, { staysOpen })
    if (staysOpen) await leave(manager, link, subscription)
    return true
  }

  /** The session that the caller goes on with has what the restart wrote. */
  async restartOf(manager: EntityManager, record: Record, link: PaymentLink): Promise<boolean> {
    const { paymentLinkID } = link
    const subscription = await manager.findOneBy(Subscription, { checkoutSessionID: paymentLinkID })
    if (!subscription || !(await this.restart(manager, record, subscription))) return false
    Object.assign(link, await requireRow(manager, PaymentLink, { paymentLinkID }))
    return true
  }

  /** In the unit that begins the subscription. A coupon that can’t be redeemed is taken off, so that the payer sees the price without it. */
  async refusalOf(
    manager: EntityManager,
    record: Record,
    link: PaymentLink,
    payer: GivenPayer | undefined,
  ): Promise<AppError | null> {
    const { subscription, subscriptionID, paymentLinkID } = link
    const couponID = subscription?.coupon?.couponID
    if (!subscription || !couponID) return null
    const emailAddress = payerOf(payer).emailAddress ?? link.payerEmailAddress
    const asked = { emailAddress, release: (hold: Subscription) => this.restart(manager, record, hold) }
    const found = await refusedOr(async () => {
      if (!subscriptionID) return couponFor(manager, link, { couponID }, asked)
      await requireUnusedBy(manager, link, couponID, asked)
      return null
    })
    if (!(found instanceof AppError)) return null
    if (subscriptionID && !(await this.restartOf(manager, record, link))) return found
    await takeCouponOff(manager, link)
    // The page shows the price anew, with the address that the payer has typed.
    if (subscription.isNewCustomer)
      await updateRow(manager, PaymentLink, { paymentLinkID }, { payerEmailAddress: emailAddress })
    return found
  }
}

/** After its events, which say of which session it was. */
async function leave(manager: EntityManager, link: PaymentLink, subscription: Subscription): Promise<void> {
  await changeSubscription(manager, subscription, { checkoutSessionID: null })
  const { paymentLinkID } = link
  await updateRow(manager, PaymentLink, { paymentLinkID }, { subscriptionID: null })
  await takeCouponOff(manager, link, { restarts: (link.subscription?.restarts ?? 0) + 1 })
}
