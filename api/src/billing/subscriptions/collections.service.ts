import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { collectionLeaseMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type { TransactionView } from '#contract/transactions.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import type { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import type { Origin } from '../../money/transactions/origin.js'
import { TransactionCharges } from '../../money/transactions/transaction-charges.service.js'
import { Transaction } from '../../money/transactions/transaction.entity.js'
import { Database } from '../../platform/database/database.js'
import { findRow, insertRows, requireRow, updateRow } from '../../platform/database/rows.js'
import { AppError } from '../../platform/http/app-error.js'
import { type Answer, subjectOfCall } from '../../platform/idempotency/idempotency.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { titleOf } from '../invoices/invoice-title.js'
import { dueOf, takesMoney } from '../invoices/invoice.view.js'
import { AmountAboveRest, InvoiceBeingPaid, InvoiceStateConflict } from '../invoices/invoices.errors.js'
import { timeOf, wholeSeconds } from '../test-clocks/time-of.js'
import { ChargeableSums } from './chargeable-sums.js'
import { chosenMethod } from './chosen-method.js'
import { CollectionEnds } from './collection-ends.service.js'
import { beginForeseen, foreseeTries, type ForeseenTry, NotAsForeseen } from './foreseen-tries.js'
import { PaymentTry } from './payment-try.entity.js'
import { forgetSkipped, skipTry } from './skipped-tries.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'
import { SubscriptionStateConflict } from './subscriptions.errors.js'
import { type TryOutcome, TryOutcomes } from './try-outcomes.service.js'
import { insteadOfTry, isOver, isSameTry, leaveTry } from './untried.js'

/** What a batch writes shares commits. Without one, somebody waits for the answer, and waits behind no batch. */
type Kind = 'collections' | undefined

interface Begun {
  kind: Kind
  row: SubscriptionInvoice
  invoice: Invoice
  methodID: string | null
  /** The payment of the try, if it was taken over. */
  known: Transaction | null
}

interface Charged {
  method: SavedPaymentMethod | string
  kind: Kind
  allow: NonNullable<Origin['allow']>
}

/** Charges the invoices of subscriptions: one unit begins the try, the payment follows, another unit writes down how it went. */
@Injectable()
export class Collections {
  private readonly logger = new Logger('Billing')

  constructor(
    private readonly database: Database,
    private readonly charges: TransactionCharges,
    private readonly outcomes: TryOutcomes,
    private readonly ends: CollectionEnds,
    private readonly sums: ChargeableSums,
  ) {}

  /** Read at once for a batch, because most of it is charged as planned. */
  foresee(due: readonly SubscriptionInvoice[], now: Date): Promise<Map<string, ForeseenTry>> {
    return foreseeTries(this.database.read, due, { now: wholeSeconds(now), takes: this.sums.isTaken })
  }

  /** False: nothing was due. `batch`: what was foreseen, where many are collected in the background. */
  async collect(invoiceID: string, batch?: ReadonlyMap<string, ForeseenTry>): Promise<boolean> {
    const foreseen = batch?.get(invoiceID)
    if (foreseen && (await this.payForeseen(foreseen))) return true
    const kind = batch && 'collections'
    const row = await findRow(this.database.read, SubscriptionInvoice, { invoiceID })
    if (!row?.dueAt) return false
    if (row.step !== 'try') return this.ends.step(invoiceID)
    const begun = await this.begin(invoiceID, kind)
    if (!begun) return false
    await this.outcomes.note(begun.row, begun.methodID, await this.pay(begun), kind && noting)
    return true
  }

  /** False: something is not as it was read, or refuses the payment, so it is tried step by step. */
  private async payForeseen(foreseen: ForeseenTry): Promise<boolean> {
    const { method, invoice, row } = foreseen
    let begun: SubscriptionInvoice | undefined
    try {
      const allow: Charged['allow'] = async (manager, payment) => {
        begun = await beginForeseen(manager, foreseen, payment)
      }
      const { answer, isReplay } = await this.charge(invoice, row.tries + 1, { method, allow, kind: 'collections' })
      if (isReplay || !begun) return false
      const told = outcomeOf(answer)
      // A payment that succeeds has closed its try.
      if (told.outcome !== 'succeeded') await this.outcomes.note(begun, method.savedPaymentMethodID, told, noting)
      return true
    } catch (error) {
      // Nothing was begun, or another process has begun it.
      if (error instanceof NotAsForeseen || error instanceof AppError) return false
      throw error
    }
  }

  /** The lease keeps other processes away; a try whose process died is taken over with the same number. */
  private begin(invoiceID: string, kind: Kind): Promise<Begun | null> {
    return this.database.writeTogether(kind, async (manager) => {
      const row = await requireRow(manager, SubscriptionInvoice, { invoiceID })
      const subscription = await requireRow(manager, Subscription, { subscriptionID: row.subscriptionID })
      const now = await timeOf(manager, row)
      if (!row.dueAt || row.dueAt > now || (row.leaseUntil && row.leaseUntil > clock.now())) return null
      const invoice = await requireRow(manager, Invoice, { invoiceID })
      const known = await paymentOf(manager, row, invoice)
      const instead = known ? null : await insteadOfTry(manager, { row, invoice, subscription, now })
      if (instead) {
        await leaveTry(manager, row, instead)
        return null
      }
      const methodID = await chosenMethod(manager, subscription)
      const refusal = known
        ? null
        : await this.sums.refusalOf(manager, { ...invoice, amount: dueOf(invoice) }, methodID)
      if (refusal) {
        await skipTry(manager, { row, subscription, now, savedPaymentMethodID: methodID, failureCode: refusal })
        return null
      }
      const leaseUntil = new Date(clock.time() + collectionLeaseMs)
      const change = row.tryingSince ? { leaseUntil } : { leaseUntil, tryingSince: clock.now(), tries: row.tries + 1 }
      await updateRow(manager, SubscriptionInvoice, { invoiceID }, change)
      if (!row.tryingSince) await beginTry(manager, row, methodID, now)
      return { row: { ...row, ...change }, invoice, methodID, known, kind }
    })
  }

  /** Null: no payment was made, for a reason that is not the payer's. */
  private async pay({ row, invoice, methodID, known, kind }: Begun): Promise<TryOutcome | null> {
    if (known) return outcomeOf(known)
    if (!methodID) return { transactionID: null, outcome: 'failed', failureCode: 'NO_METHOD' }
    const { invoiceID } = invoice
    const amount = dueOf(invoice)
    const allow = (manager: EntityManager) => refuseUnlessTried(manager, row, amount)
    try {
      const { answer } = await this.charge(invoice, row.tries, { method: methodID, allow, kind })
      return outcomeOf(answer)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code: failureCode } = error
      // The payment goes on in another process, or its outcome is looked up.
      if (running.has(failureCode)) return { transactionID: null, outcome: 'processing', failureCode }
      if (isOfMethod(failureCode)) return { transactionID: null, outcome: 'failed', failureCode }
      this.logger.warn(`Charging invoice ${invoiceID} later: ${failureCode}`)
      return null
    }
  }

  private charge(invoice: Invoice, number: number, { method, allow, kind }: Charged): Promise<Answer<TransactionView>> {
    const { invoiceID, clientID, mode, customerID, paymentLinkID, currency, number: named } = invoice
    const call = {
      scopeID: invoiceID,
      mode,
      key: keyOf({ tries: number }),
      request: ['subscription', invoiceID, number],
    }
    const savedPaymentMethodID = typeof method === 'string' ? method : method.savedPaymentMethodID
    return this.charges.create(
      {
        ...{ clientID, mode, customerID, allow, unitKind: kind },
        ...(paymentLinkID && { paymentLinkID }),
        ...(typeof method !== 'string' && { method }),
      },
      call,
      {
        ...{ amount: dueOf(invoice), currency, description: titleOf(invoice), reference: named ?? invoiceID },
        paymentMethod: { type: 'saved', savedPaymentMethodID },
      },
    )
  }
}

const noting = 'try-outcomes'

const running = new Set(['IDEMPOTENT_CALL_RUNNING', 'OUTCOME_UNKNOWN'])

/** Only another method or the payer can help. */
const isOfMethod = (code: string): boolean =>
  code === 'ABOVE_MANDATE_MAXIMUM' || (code.startsWith('SAVED_METHOD_') && code !== 'SAVED_METHOD_ACCOUNT_NOT_IN_USE')

/** In the unit of the payment, because the invoice may have been paid or canceled since the try began. */
async function refuseUnlessTried(manager: EntityManager, begun: SubscriptionInvoice, amount: number): Promise<void> {
  const { invoiceID, subscriptionID } = begun
  const row = await requireRow(manager, SubscriptionInvoice, { invoiceID })
  const invoice = await requireRow(manager, Invoice, { invoiceID })
  const subscription = await requireRow(manager, Subscription, { subscriptionID })
  if (!takesMoney(invoice)) throw new InvoiceStateConflict(invoice.status)
  if ((await isOver(manager, { invoice, subscription, row })) || subscription.collection !== 'charge')
    throw new SubscriptionStateConflict(subscription.status)
  if (amount !== dueOf(invoice)) throw new AmountAboveRest()
  const isPaying = invoice.paymentLinkID && (await isBeingPaid(manager, invoice.paymentLinkID))
  if (isPaying || !isSameTry(row, begun)) throw new InvoiceBeingPaid()
}

async function beginTry(
  manager: EntityManager,
  { invoiceID, subscriptionID, tries, reason }: SubscriptionInvoice,
  savedPaymentMethodID: string | null,
  triedAt: Date,
): Promise<void> {
  const one = { invoiceID, number: tries + 1 }
  await forgetSkipped(manager, one)
  const begun = { ...one, subscriptionID, savedPaymentMethodID, reason, triedAt }
  await insertRows(manager, PaymentTry, { ...begun, transactionID: null, outcome: 'open', failureCode: null })
}

const keyOf = ({ tries }: Pick<SubscriptionInvoice, 'tries'>): string => `try-${tries}`

/** The try's own: made by a process that died before it could write down the outcome, or still on its way. */
async function paymentOf(
  manager: EntityManager,
  row: SubscriptionInvoice,
  { mode }: Invoice,
): Promise<Transaction | null> {
  const { invoiceID, tries: number } = row
  if (!row.tryingSince) return null
  const noted = await findRow(manager, PaymentTry, { invoiceID, number })
  const transactionID =
    noted?.transactionID ?? (await subjectOfCall(manager, { scopeID: invoiceID, mode, key: keyOf(row) }))
  return transactionID ? manager.findOneBy(Transaction, { transactionID }) : null
}

function outcomeOf(payment: Pick<TransactionView, 'transactionID' | 'status' | 'failureCode'>): TryOutcome {
  const { transactionID, status, failureCode } = payment
  if (status === 'succeeded') return { transactionID, outcome: 'succeeded', failureCode: null }
  if (status === 'processing' || status === 'authorized')
    return { transactionID, outcome: 'processing', failureCode: null }
  if (status === 'requires_action') return { transactionID, outcome: 'requires_action', failureCode: null }
  return { transactionID, outcome: 'failed', failureCode: failureCode ?? 'declined' }
}
