import { describe, expect, it } from '@jest/globals'
import { amountMaxMinorUnits } from '#contract/limits.js'
import type { PlanTerms } from '#contract/plan-terms.js'
import { Random } from '../../../../test/support/random.js'
import { disputeOpenedLines, type Line, paymentLines, refundFailedLines, refundLines } from '../ledger/postings.js'
import { feeShareOf } from '../ledger/shares.js'
import { paymentFee, paymentTermsOf } from './payment-terms.js'

const cases = 50_000
const sumOf = (lines: Line[]) => lines.reduce((sum, [, amount]) => sum + amount, 0)
const clientOf = (lines: Line[]) =>
  -lines.filter(([account]) => account.startsWith('client_')).reduce((sum, [, amount]) => sum + amount, 0)
const upTo = (random: Random, max: number) => Math.floor((max + 1) ** random.next()) - 1

describe('a fee of percentage and fixed part', () => {
  it(`comes back exactly with all parts of ${cases} random payments, and every posting sums to zero`, () => {
    const random = new Random(20_261_123)
    for (let turn = 0; turn < cases; turn += 1) {
      const amount = 1 + upTo(random, amountMaxMinorUnits - 1)
      const terms = { chargePercentageHundredths: upTo(random, 10_000), fixedFee: upTo(random, 10_000) }
      const [refundFee, disputeFee] = [upTo(random, 5_000), upTo(random, 5_000)]
      const fee = paymentFee(amount, terms)
      if (fee < 0 || fee > amount) throw new Error(`The fee of ${amount} is ${fee}`)
      let left = clientOf(paymentLines(amount, fee, 'client_available'))
      let [amountReturned, returned, refunds] = [0, 0, 0]
      while (amountReturned < amount) {
        const rest = amount - amountReturned
        const part = refunds === 3 ? rest : Math.min(rest, 1 + upTo(random, rest - 1))
        const share = feeShareOf({ amountCaptured: amount, fee, amountReturned, feeReturned: returned }, part)
        const lines = refundLines(part, share, 'client_available', refundFee)
        const undone = refundFailedLines(part, share, 'client_available', refundFee)
        if (sumOf(lines) !== 0 || clientOf(lines) + clientOf(undone) !== 0) throw new Error('A refund is not sound')
        left += clientOf(lines)
        returned += share
        amountReturned += part
        refunds += 1
      }
      if (returned !== fee) throw new Error(`${returned} of ${fee} came back for ${amount}`)
      if (left !== -refunds * refundFee) throw new Error(`${left} is left after ${refunds} refunds at ${refundFee}`)
      if (sumOf(disputeOpenedLines({ amount, fee: 0, excess: 7 }, 'client_pending', disputeFee)) !== 0)
        throw new Error('A dispute is not sound')
    }
  })

  it('is never more than what was captured', () => {
    expect(paymentFee(20, { chargePercentageHundredths: 250, fixedFee: 30 })).toBe(20)
    expect(paymentFee(10_000, { chargePercentageHundredths: 250, fixedFee: 30 })).toBe(280)
  })
})

describe('the terms of a payment', () => {
  const fees = { fixed: 30, refund: 10, dispute: 1_500, payout: 25 }
  const plan: PlanTerms = {
    chargePercentage: null,
    fees: [{ currency: 'USD', ...fees }],
    methods: [
      { paymentMethod: 'card', chargePercentage: 1.4, currency: null, fixed: 0 },
      { paymentMethod: 'card', chargePercentage: 1.1, currency: 'USD', fixed: 20 },
    ],
  }

  it.each([
    ['of a method without a price of its own: the client’s percentage', 'USD', 'bank', [250, 30, 10, 1_500]],
    ['of a currency without fees: the percentage alone', 'EUR', 'bank', [250, 0, 0, 0]],
    ['of a method in a currency: its price there', 'USD', 'card', [110, 20, 10, 1_500]],
    ['of a method in another currency: its price everywhere', 'EUR', 'card', [140, 0, 0, 0]],
  ] as const)('are those %s', (_, currency, method, expected) => {
    const frozen = paymentTermsOf(plan, 250, { currency, method })
    const { chargePercentageHundredths, fixedFee, refundFee, disputeFee } = frozen
    expect([chargePercentageHundredths, fixedFee, refundFee, disputeFee]).toEqual(expected)
  })

  it('are the percentage of the plan where it has one', () => {
    const own = { ...plan, chargePercentage: 3.25, methods: [] }
    expect(paymentTermsOf(own, 250, { currency: 'EUR', method: 'card' }).chargePercentageHundredths).toBe(325)
  })
})
