import { clock } from '#contract/clock.js'
import type { DemoCalls, PathOf } from './demo-calls.js'
import type { DemoKind, DemoMerchant } from './demo-people.js'
import type { DemoRandom } from './demo-random.js'
import type { DemoSchedule } from './demo-schedule.js'

const minute = 60_000
const day = 24 * 60 * minute

const methods: Partial<Record<DemoKind, string>> = {
  'no funds': 'pm_declined_insufficient_funds',
  'expired card': 'pm_declined_expired_card',
  fraud: 'pm_declined_fraud',
  'processor error': 'pm_processing_error',
  'with code': 'pm_otp',
  'code left': 'pm_otp',
  unknown: 'pm_unknown',
  disputed: 'pm_dispute_later',
}
const manual = new Set<DemoKind>(['captured', 'captured in part', 'released'])

export type Credentials = { apiKey: string; apiSecret: string }

export async function makePayment(
  calls: DemoCalls,
  schedule: DemoSchedule,
  random: DemoRandom,
  {
    merchant,
    credentials,
    kind,
    number,
  }: { merchant: DemoMerchant; credentials: Credentials; kind: DemoKind; number: number },
): Promise<void> {
  const amount = random.between(...merchant.amounts)
  const ask = async (path: PathOf<'POST'>, body: object) => calls.post(path, body, await calls.program(credentials))
  const { transactionID, review } = await ask('/transactions', {
    amount,
    currency: merchant.currency,
    description: random.one(merchant.goods),
    reference: `order-${10_000 + number}`,
    paymentMethod: methods[kind] ?? 'pm_success',
    ...(manual.has(kind) && { captureMethod: 'manual' }),
  })
  const later = (ms: number, path: 'otp' | 'capture' | 'cancel' | 'refunds', body: object = {}) =>
    schedule.add(clock.time() + ms, async () => {
      await ask(`/transactions/${transactionID}/${path}`, body)
    })
  if (kind === 'with code') later(minute, 'otp', { code: '123456' })
  // What staff look at is theirs: it is neither captured nor refunded meanwhile.
  if (review !== null) return
  if (kind === 'captured') later(day, 'capture')
  if (kind === 'captured in part') later(day, 'capture', { amount: Math.ceil(amount / 2) })
  if (kind === 'released') later(2 * day, 'cancel')
  if (kind !== 'paid') return
  const refund = random.next()
  if (refund < 0.06) later(random.between(1, 5) * day, 'refunds', { reason: 'Sent back' })
  else if (refund < 0.1) later(2 * day, 'refunds', { amount: Math.ceil(amount / 3), reason: 'One item missing' })
}
