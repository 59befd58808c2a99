import {
  paymentFailedLines,
  paymentLines,
  paymentRestoredLines,
  reserveLines,
  reserveReleasedLines,
} from '../ledger/postings.js'
import type { KeptReserve } from '../reserves/kept-reserve.entity.js'
import { hasFailedLate } from '../transactions/failed-late.js'
import type { Expected, Story } from './story.js'

type OfPayment = Pick<Story, 'transaction' | 'failures'>

const openOf = ({ failures }: OfPayment) => failures.find(({ restoredAt }) => restoredAt === null)

/** What was captured and what it cost, also of a payment that failed later: its row says nothing of them then. */
export const paidOf = (story: OfPayment): { amountCaptured: number; fee: number } => openOf(story) ?? story.transaction

export function failuresFault(story: OfPayment): string | null {
  const { transaction, failures } = story
  const { status, amountCaptured, fee } = transaction
  if (status === 'succeeded') return openOf(story) ? 'it is succeeded, but its capture failed' : null
  if (!hasFailedLate(transaction)) return `it is ${status}, but its capture failed`
  if (!openOf(story)) return 'it is failed, but its capture was restored'
  if (amountCaptured !== 0 || fee !== 0) return 'its capture failed, but it still counts as captured'
  const wrong = failures.find((one) => one.feeReturned < 0 || one.feeReturned > one.fee)
  return wrong ? `${wrong.paymentFailureID} gave back ${wrong.feeReturned}, and its fee was ${wrong.fee}` : null
}

export function expectedPayment(story: OfPayment): Expected[] {
  const { amountCaptured, fee } = paidOf(story)
  return [
    { name: 'payment', lines: (holding) => paymentLines(amountCaptured, fee, holding) },
    ...story.failures.flatMap((one): Expected[] => [
      { name: 'payment_failed', lines: (holding) => paymentFailedLines(one.amountCaptured, one.feeReturned, holding) },
      ...(one.restoredAt === null
        ? []
        : [
            {
              name: 'payment_restored',
              lines: (holding: Parameters<Expected['lines']>[0]) =>
                paymentRestoredLines(one.amountCaptured, one.feeReturned, holding),
            },
          ]),
    ]),
  ]
}

/** Kept once, and once more for each time that the payment was restored before its day; released as often, but for what is kept now. */
export function expectedReserve(
  { failures }: OfPayment,
  { amount, releasedAt }: KeptReserve,
  found: number,
): Expected[] {
  const restored = failures.filter(({ restoredAt }) => restoredAt !== null).length
  const kept = Math.min(Math.max(1, found), 1 + restored)
  const released = releasedAt ? kept : kept - 1
  return [
    ...Array.from({ length: kept }, () => ({ name: 'reserve', lines: () => reserveLines(amount) })),
    ...Array.from({ length: released }, () => ({
      name: 'reserve_released',
      lines: () => reserveReleasedLines(amount),
    })),
  ]
}
