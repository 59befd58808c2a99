import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { actionLifeMs, confirmationLifeMs, otpResendsMax } from '#contract/limits.js'
import type { CodeSent, Redirected, TransferAwaited } from '../processors/port/results.js'
import type { Transaction } from './transaction.entity.js'
import { moveTransaction, noteAction } from './transaction-moves.js'

type Asked = CodeSent | Redirected | TransferAwaited

interface Asking {
  result: Asked
  action: string
  landed: Partial<Transaction>
}

/** The payer has to type a code, to go on elsewhere, or to send a bank transfer. */
export function askThePayer(
  manager: EntityManager,
  transaction: Transaction,
  { result, action, landed }: Asking,
): Promise<void> {
  const expiresAt =
    'expiresAt' in result ? result.expiresAt : new Date(transaction.createdAt.getTime() + lifeOf(transaction))
  const change = { ...landed, ...askedBy(result, transaction), expiresAt }
  if (transaction.moves > 0 && transaction.status === 'requires_action')
    return noteAction(manager, transaction, { action, change })
  return moveTransaction(manager, transaction, 'requires_action', { action, change })
}

const lifeOf = ({ notifiesPayer }: Transaction): number => (notifiesPayer === 1 ? confirmationLifeMs : actionLifeMs)

function askedBy(result: Asked, { bankTransfer, redirectURL }: Transaction): Partial<Transaction> {
  if ('transfer' in result) return { bankTransfer: { ...result.transfer, received: bankTransfer?.received ?? 0 } }
  if (!('contact' in result)) return { redirectURL: result.redirectURL ?? redirectURL, otpContact: null }
  const noResends = result.mayResend === false && { otpResends: otpResendsMax }
  return { otpContact: result.contact, otpSentAt: clock.now(), ...noResends }
}
