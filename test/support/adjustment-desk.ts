import { expect } from '@jest/globals'
import type { AdjustmentView } from '#contract/reconciliation-adjustments.js'
import type { DifferenceView } from '#contract/reconciliation-differences.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { expectSoundBooks } from './payments.js'
import { buildChecker } from './payouts.js'
import { catchUp, differencesOf } from './processor-reports.js'
import { Stage } from './processors/stage.js'
import { doubledStripe, type StripeDouble } from './processors/stripe-double.js'

export let stage: Stage
export let double: StripeDouble
/** The token of an administrator who did not propose anything. */
export let checker: string

/** A processor account with a payment, the person who proposes, and the one who approves. */
export async function openDesk(): Promise<void> {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
  checker = await buildChecker(stage.api, stage.token)
  await stage.pay()
  await stage.hear()
  await catchUp(stage)
}

export async function closeDesk(): Promise<void> {
  await expectSoundBooks(stage.api)
  await stage.close()
}

export const path = '/reconciliation-adjustments'
export const call = (verb: string, at: string, body?: object, token: string | undefined = stage.token) =>
  stage.api.call(verb, at, { ...(token && { token }), ...(body && { body }) })
export const propose = (differenceID: string, more: object = {}) =>
  call('POST', path, { differenceID, party: 'platform', reason: 'A correction by the processor', ...more })
export const approve = (adjustmentID: string, token = checker, query = '') =>
  call('POST', `${path}/${adjustmentID}/approve${query}`, undefined, token)
export const reject = (adjustmentID: string, token = checker) =>
  call('POST', `${path}/${adjustmentID}/reject`, { reason: 'It is a refund' }, token)
export const entriesOf = (postingID: string | null) =>
  stage.api.database.read.findBy(LedgerEntry, { postingID: postingID ?? '' })

// docs.stripe.com/reports/reporting-categories: `other_adjustment` is a correction that belongs to no payment.
export async function corrected(amount: number): Promise<DifferenceView> {
  const before = new Set((await differencesOf(stage)).map(({ differenceID }) => differenceID))
  double.books.balance.adjust(amount, 'eur')
  await catchUp(stage)
  const [found] = (await differencesOf(stage)).filter(({ differenceID }) => !before.has(differenceID))
  expect(found).toMatchObject({ about: 'row', rowKind: 'adjustment', kind: 'missing_here', difference: amount })
  return found as DifferenceView
}

export async function waiting(amount: number, more: object = {}) {
  const difference = await corrected(amount)
  const { status, body } = await propose(difference.differenceID, more)
  expect([status, body.status]).toEqual([201, 'awaiting_approval'])
  return { difference, adjustment: body as AdjustmentView }
}

export async function availableOf({ clientID, token }: { clientID: string; token: string }): Promise<number> {
  const { body } = await call('GET', `/clients/${clientID}/balance`, undefined, token)
  return body.items.find(({ currency }: { currency: string }) => currency === 'EUR')?.available ?? 0
}
