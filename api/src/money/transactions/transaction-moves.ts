import type { EntityManager } from 'typeorm'
import type { EventType } from '#contract/events.js'
import { processorInquiryAfterMs, processorInquiryLatestMs } from '#contract/limits.js'
import { firstStatuses, lateMoves, transactionMoves, type TransactionStatus } from '#contract/transaction-states.js'
import { clock } from '#contract/clock.js'
import { currentActor } from '../../platform/http/request-context.js'
import { insertRows, updateRow } from '../../platform/database/rows.js'
import { countPaymentAgain, giveBackPayment } from '../client-limits/payment-counts.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { lookAt } from './payment-looks.js'
import { Transaction } from './transaction.entity.js'
import { TransactionMove } from './transaction-move.entity.js'
import { viewTransaction } from './transaction.view.js'

type Told = Extract<EventType, `transaction.${string}` | `review.${string}`>
const eventOf: Partial<Record<TransactionStatus, Told>> = {
  requires_action: 'transaction.requires_action',
  authorized: 'transaction.authorized',
  succeeded: 'transaction.succeeded',
  failed: 'transaction.failed',
  canceled: 'transaction.canceled',
  expired: 'transaction.expired',
}

const endsUnpaid: readonly TransactionStatus[] = ['failed', 'canceled', 'expired']
const ends: readonly TransactionStatus[] = [...endsUnpaid, 'succeeded']

export interface Action {
  action: string
  change?: Partial<Transaction>
  /** The processor or a bank says so after the payment had ended. */
  isLate?: true
}

/** Until its first move is written a transaction counts as new, whatever state its row shows. */
const mayBecome = ({ status, moves }: Transaction): readonly TransactionStatus[] =>
  moves === 0 ? firstStatuses : transactionMoves[status]

/** The only place where a state changes: state, history and event in one unit, or none of them. */
export async function moveTransaction(
  manager: EntityManager,
  transaction: Transaction,
  to: TransactionStatus,
  { action, change, isLate }: Action,
): Promise<void> {
  const isLegal = isLate ? lateMoves[transaction.status] === to : mayBecome(transaction).includes(to)
  if (!isLegal) throw new Error(`A transaction that is ${transaction.status} does not become ${to}`)
  const isNew = transaction.moves === 0
  const from = isNew ? null : transaction.status
  const endsReview = transaction.review === 'open' && ends.includes(to)
  const changed: Partial<Transaction> = { ...change, ...(endsReview && { review: 'ended' }) }
  await write(manager, transaction, { from, to, deed: action }, changed)
  if (endsUnpaid.includes(to)) await giveBackPayment(manager, transaction)
  if (from && endsUnpaid.includes(from)) await countPaymentAgain(manager, transaction)
  const types: (Told | undefined)[] = [isNew ? 'transaction.created' : undefined, eventOf[to]]
  if (to === 'authorized' && transaction.review === 'open') types.push('review.opened')
  if (endsReview && from === 'authorized') types.push('review.closed')
  const data = viewTransaction(transaction)
  for (const type of types) {
    if (type) await recordEvent(manager, { clientID: transaction.clientID, mode: transaction.mode, type, data })
  }
}

export async function noteAction(
  manager: EntityManager,
  transaction: Transaction,
  { action, change }: Action,
): Promise<void> {
  const { status } = transaction
  await write(manager, transaction, { from: status, to: status, deed: action }, change)
}

async function write(
  manager: EntityManager,
  transaction: Transaction,
  line: Pick<TransactionMove, 'from' | 'to' | 'deed'>,
  change: Partial<Transaction> = {},
): Promise<void> {
  const { transactionID } = transaction
  const now = clock.now()
  const position = transaction.moves + 1
  await saveTransaction(manager, transaction, { ...change, status: line.to, moves: position, updatedAt: now })
  const { kind: actorKind, id: actorID, loginID } = currentActor()
  const actorLoginID = actorKind === 'client' ? (loginID ?? null) : null
  const move = { ...line, transactionID, position, actorKind, actorID, actorLoginID, createdAt: now }
  await insertRows(manager, TransactionMove, move)
}

export async function saveTransaction(
  manager: EntityManager,
  transaction: Transaction,
  change: Partial<Transaction>,
): Promise<void> {
  Object.assign(transaction, change)
  const dueAt = dueAtOf(transaction)
  transaction.dueAt = dueAt
  await updateRow(manager, Transaction, { transactionID: transaction.transactionID }, { ...change, dueAt })
}

export const inquiryDueAt = (pendingAnswers: number): Date =>
  new Date(clock.time() + Math.min(processorInquiryAfterMs * 2 ** pendingAnswers, processorInquiryLatestMs))

export function dueAtOf(transaction: Transaction): Date | null {
  const { inFlight, pendingAnswers, expiresAt, settlesAt, disputesAt } = transaction
  if (inFlight) return inquiryDueAt(pendingAnswers)
  const times = [expiresAt, settlesAt, disputesAt, lookAt(transaction)].flatMap((time) => time?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
