import { Injectable } from '@nestjs/common'
import { type EntityManager, Not } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { SavedForView } from '#contract/payment-links.js'
import { MethodSetup } from '../../money/saved-methods/method-setup.entity.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import type { Transaction } from '../../money/transactions/transaction.entity.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { findRow, requireRow } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { takesMoney } from '../invoices/invoice.view.js'
import { owedForUsage } from './owed-for-usage.js'
import { owesRest } from './pending-lines.js'
import { retryOwed, retryRest } from './retry-now.js'
import { savedForOf } from './saved-for.js'
import { changeSubscription, tellSubscription } from './subscription-rows.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'
import { hasUsageToCome } from './usage-lines.js'

/** The email about a declined renewal promises that the method which is saved while paying is charged from then on. */
@Injectable()
export class SavedByInvoice {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Null: nothing is charged later. What a part leaves of the invoice is. */
  async chargedLater(invoiceID: string, { isPart }: { isPart: boolean }): Promise<SavedForView | null> {
    const { read } = this.database
    const subscription = await chargedBy(read, invoiceID, { isPart })
    if (!subscription) return null
    const { subscriptionID, cancelAtPeriodEnd } = subscription
    const other = { subscriptionID, status: 'open' as const, invoiceID: Not(invoiceID) }
    // Usage until the end is charged after it, and so is what waits.
    const isLast = cancelAtPeriodEnd && !owesRest(subscription) && !(await hasUsageToCome(read, subscription))
    if (isLast && !isPart && !(await read.existsBy(Invoice, other))) return null
    return savedForOf(read, subscription)
  }

  /** In the unit in which the invoice, or a part of it, is paid by its link. */
  async paid(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { methodSetupID: setupID, status, transactionID } = transaction
    if (!setupID || status !== 'succeeded') return
    const { savedPaymentMethodID, invoiceID } = await manager.findOneByOrFail(MethodSetup, { setupID })
    if (!savedPaymentMethodID || !invoiceID) return
    const isPart = takesMoney(await requireRow(manager, Invoice, { invoiceID }))
    const subscription = await chargedBy(manager, invoiceID, { isPart })
    if (!subscription || !(await isWanted(manager, subscription, { savedPaymentMethodID, transaction }))) return
    const record = this.audit.within(manager)
    const { subscriptionID: id, clientID, mode, customerID, savedPaymentMethodID: before } = subscription
    await changeSubscription(manager, subscription, { savedPaymentMethodID, methodChosenAt: clock.now() })
    await record({
      ...{ action: 'subscription.updated', target: { kind: 'subscription', id } },
      before: { savedPaymentMethodID: before },
      after: { clientID, mode, status: subscription.status, customerID, savedPaymentMethodID, transactionID },
    })
    await tellSubscription(manager, subscription, 'subscription.updated')
    await retryOwed(manager, subscription, { except: invoiceID })
    if (isPart) await retryRest(manager, subscription, invoiceID)
  }
}

interface Saved {
  savedPaymentMethodID: string
  transaction: Transaction
}

/** What was chosen after the payment began counts more, and so does that the method was removed or refused. */
async function isWanted(
  manager: EntityManager,
  { methodChosenAt }: Subscription,
  { savedPaymentMethodID, transaction: { createdAt } }: Saved,
): Promise<boolean> {
  const method = await findRow(manager, SavedPaymentMethod, { savedPaymentMethodID })
  if (method?.state !== 'active' || method.usage !== 'off_session') return false
  return !methodChosenAt || methodChosenAt < createdAt
}

/** Nothing more of a canceled subscription is charged than what a part leaves of its usage. */
async function chargedBy(
  manager: EntityManager,
  invoiceID: string,
  { isPart }: { isPart: boolean },
): Promise<Subscription | null> {
  const { subscriptionID = null } = (await findRow(manager, Invoice, { invoiceID })) ?? {}
  const subscription = subscriptionID ? await findRow(manager, Subscription, { subscriptionID }) : null
  if (subscription?.collection !== 'charge') return null
  if (subscription.status !== 'canceled') return subscription
  const row = isPart ? await findRow(manager, SubscriptionInvoice, { invoiceID }) : null
  return row && (await owedForUsage(manager, [row])).length > 0 ? subscription : null
}
