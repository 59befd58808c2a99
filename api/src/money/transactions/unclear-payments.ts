import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { Database } from '../../platform/database/database.js'
import { updateRow } from '../../platform/database/rows.js'
import { finishCall } from '../../platform/idempotency/idempotency.js'
import type { CallName, Unanswered } from '../processors/processor-calls.js'
import { noteUnclear } from '../processors/unclear-calls.js'
import { mayEndElsewhere } from './payment-looks.js'
import { Transaction } from './transaction.entity.js'
import { moveTransaction } from './transaction-moves.js'
import { lockTransaction } from './transaction-rows.js'
import { viewTransaction } from './transaction.view.js'

/** Payments of which the processor has not said, in a form that can be read, what became of them. */
@Injectable()
export class UnclearPayments {
  constructor(private readonly database: Database) {}

  note({ transactionID }: Pick<Transaction, 'transactionID'>, call: CallName, unanswered: Unanswered): Promise<void> {
    return this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      await noteUnclearPayment(manager, transaction, call, unanswered)
    })
  }

  /** Its caller's time is over. If that process has died, only this answers the keyed call while the processor says nothing. */
  noteOverdue(
    { transactionID }: Pick<Transaction, 'transactionID'>,
    call: CallName,
    unanswered: Unanswered,
  ): Promise<void> {
    return this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (isNewCharge(transaction)) return leaveOpen(manager, transaction, { action: 'inquired', call }, unanswered)
      await noteUnclearPayment(manager, transaction, call, unanswered)
    })
  }
}

const isNewCharge = ({ inFlight, moves }: Transaction): boolean => inFlight === 'charge' && moves === 0

/** The keyed call is answered with what is known: the payment is processing, and an inquiry goes on from here. */
export async function leaveOpen(
  manager: EntityManager,
  transaction: Transaction,
  { action, call }: { action: string; call: CallName },
  unanswered: Unanswered,
): Promise<void> {
  await moveTransaction(manager, transaction, 'processing', { action })
  await noteUnclearPayment(manager, transaction, call, unanswered)
  await finishCall(manager, transaction.transactionID, viewTransaction(transaction))
}

/** The name that could be read is kept, so that the inquiry goes by it and makes nothing a second time. */
export async function noteUnclearPayment(
  manager: EntityManager,
  transaction: Transaction,
  call: CallName,
  unanswered: Unanswered,
): Promise<void> {
  const { transactionID, inFlight } = transaction
  // Nothing depends on a look that was not answered at all.
  if (!inFlight && !(unanswered.isUnreadable && mayEndElsewhere(transaction))) return
  const { clientID, mode, processorAccountID, amount, currency } = transaction
  const about = { subjectID: transactionID, kind: 'payment' as const, transactionID: null }
  const subject = { ...about, clientID, mode, processorAccountID, amount, currency }
  const dueAt = await noteUnclear(manager, subject, call, unanswered)
  if (!inFlight) return
  const processorReference = transaction.processorReference ?? unanswered.processorReference ?? null
  const change = { dueAt, processorReference }
  Object.assign(transaction, change)
  await updateRow(manager, Transaction, { transactionID }, change)
}
