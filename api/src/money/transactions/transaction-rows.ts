import type { EntityManager } from 'typeorm'
import { type TransactionAction, transactionActions, type TransactionStatus } from '#contract/transaction-states.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { findRow } from '../../platform/database/rows.js'
import { paymentFee } from '../plans/payment-terms.js'
import type { ProcessorPayment } from '../processors/port/processor.js'
import type { UsedAccount } from '../processors/port/used-account.js'
import type { Asked } from '../processors/processor-calls.js'
import { Transaction } from './transaction.entity.js'
import { ActionExpired, ActionRefused, ActionUnderWay, UnderReview } from './transactions.errors.js'
import type { Mode } from '#contract/modes.js'

/** Somebody else's id looks absent. */
export interface OwnTransaction {
  transactionID: string
  mode?: Mode
  clientID?: string
  paymentLinkID?: string
}

const isPostgres = (manager: EntityManager): boolean => manager.connection.options.type === 'postgres'

/** Locked until the unit ends; a SQLite unit is alone anyway. */
export const lockedTransaction = (
  manager: EntityManager,
  own: OwnTransaction & { processor?: string },
): Promise<Transaction | null> => findRow(manager, Transaction, { ...own }, isPostgres(manager) ? 'FOR UPDATE' : '')

export async function lockTransaction(manager: EntityManager, own: OwnTransaction): Promise<Transaction> {
  return orNotFound(await lockedTransaction(manager, own), 'transaction')
}

export function lockDueTransaction(manager: EntityManager, transactionID: string): Promise<Transaction | null> {
  const builder = manager
    .createQueryBuilder(Transaction, 'txn')
    .where('txn.transactionID = :transactionID AND txn.dueAt <= :now', { transactionID, now: clock.time() })
  if (isPostgres(manager)) builder.setLock('pessimistic_write').setOnLocked('skip_locked')
  return builder.getOne()
}

/** Staff have not released it. */
export const isHeld = ({ review }: Pick<Transaction, 'review'>): boolean => review === 'open' || review === 'blocked'

export function allowAction(transaction: Transaction, action: TransactionAction): void {
  const { status, inFlight, expiresAt, otpContact } = transaction
  if (action === 'capture' && isHeld(transaction)) throw new UnderReview()
  if (inFlight) throw new ActionUnderWay(status, inFlight)
  const states: readonly TransactionStatus[] = transactionActions[action]
  const takesNoCode = action.endsWith('otp') && status === 'requires_action' && !otpContact
  if (!states.includes(status) || takesNoCode) throw new ActionRefused(status, action)
  if (expiresAt && expiresAt.getTime() <= clock.time()) throw new ActionExpired(status)
}

export const askedOf = (transaction: Transaction): Asked => ({
  processor: transaction.processor,
  processorAccountID: transaction.processorAccountID,
  reference: transaction.transactionID,
  processorReference: transaction.processorReference,
  atMost: transaction.amount,
  // What is only held may be taken in part.
  isWhole: transaction.captureMethod === 'automatic' && transaction.review === null,
  currency: transaction.currency,
})

export const paymentOf = (
  transaction: Transaction,
  account: UsedAccount,
  attempt = transaction.transactionID,
): ProcessorPayment => ({
  account,
  attempt,
  reference: transaction.transactionID,
  processorReference: transaction.processorReference,
  amount: transaction.amount,
  currency: transaction.currency,
  paymentMethod: transaction.paymentMethod,
  captureMethod: transaction.review ? 'manual' : transaction.captureMethod,
  description: transaction.description,
  statementDescriptor: transaction.statementDescriptor,
  payer: { emailAddress: transaction.payerEmailAddress, name: transaction.payerName },
  returnURL: transaction.returnURL,
  createdAt: transaction.createdAt,
  isWithPayer: transaction.status === 'requires_action',
  ...connectedOf(transaction),
  ...actionOf(transaction),
})

// The processor takes the fee out of what it transfers: at a capture that of the part.
function connectedOf(transaction: Transaction): Pick<ProcessorPayment, 'connected'> {
  const { connectedTo: reference, inFlight, inFlightAmount, amount } = transaction
  if (reference === null) return {}
  const taken = inFlight === 'capture' ? (inFlightAmount ?? amount) : amount
  return { connected: { reference, fee: paymentFee(taken, transaction) } }
}

// What is written between one try and the next moves the count on.
const actionOf = ({ transactionID, inFlight, inFlightAmount, amount, moves, pendingAnswers }: Transaction) =>
  inFlight === 'capture' || inFlight === 'cancel'
    ? {
        action: {
          key: `${transactionID}-${inFlight}-${moves}`,
          amount: inFlightAmount ?? amount,
          isReceived: pendingAnswers > 0,
        },
      }
    : {}
