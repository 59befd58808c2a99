import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { FailureCode } from '#contract/failure-codes.js'
import { findRow } from '../../platform/database/rows.js'
import { changeMethod } from './saved-method-rows.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'

const reported: readonly string[] = ['lost_card', 'stolen_card'] satisfies FailureCode[]

export const isReported = (failureCode: string): boolean => reported.includes(failureCode)

interface FailedPayment {
  savedPaymentMethodID: string | null
  cardLast4: string | null
  createdAt: Date
}

/** In the unit in which the payment fails. A card that was saved again or replaced since the payment began stays. */
export async function noteReported(manager: EntityManager, payment: FailedPayment, failureCode: string): Promise<void> {
  const { savedPaymentMethodID, cardLast4, createdAt } = payment
  if (!savedPaymentMethodID || !isReported(failureCode)) return
  const method = await findRow(manager, SavedPaymentMethod, { savedPaymentMethodID })
  if (method?.state !== 'active' && method?.state !== 'expired') return
  if (method.acceptedAt > createdAt || method.cardLast4 !== cardLast4) return
  await changeMethod(manager, method, { state: 'failed', failedAt: clock.now(), dueAt: null }, 'payment_method.updated')
}
