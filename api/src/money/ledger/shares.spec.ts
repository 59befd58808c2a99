import { describe, expect, it } from '@jest/globals'
import { amountMaxMinorUnits } from '#contract/limits.js'
import { feeOf } from '#contract/money.js'
import { Random } from '../../../../test/support/random.js'
import { disputeLostLines, disputeOpenedLines, type Line, paymentLines, refundLines } from './postings.js'
import { feeShareOf, goneWithFee } from './shares.js'

const cases = 100_000
const sumOf = (lines: Line[]) => lines.reduce((sum, [, amount]) => sum + amount, 0)
/** From 1, small numbers as often as large ones. */
const upTo = (random: Random, max: number) => Math.max(1, Math.floor(max ** random.next()))

/** The amount in two to five parts. */
function partsOf(random: Random, amount: number): number[] {
  const parts: number[] = []
  for (let rest = amount; rest > 0; rest -= parts.at(-1) ?? rest)
    parts.push(parts.length === 4 ? rest : Math.min(rest, upTo(random, rest)))
  return parts
}

describe('fees and their shares', () => {
  it(`add up to the last minor unit for ${cases} random amounts and rates`, () => {
    const random = new Random(20_261_121)
    const totals = { gross: 0n, net: 0n, fee: 0n }
    for (let turn = 0; turn < cases; turn += 1) {
      const amount = upTo(random, amountMaxMinorUnits)
      const rate = upTo(random, 10_000)
      const fee = feeOf(amount, rate)
      totals.gross += BigInt(amount)
      totals.net += BigInt(amount - fee)
      totals.fee += BigInt(fee)
      // Half up: twice the distance between the fee and the exact one is at most a unit.
      const distance = 2n * (BigInt(fee) * 10_000n - BigInt(amount) * BigInt(rate))
      if (distance <= -10_000n || distance > 10_000n) throw new Error(`The fee of ${amount} at ${rate} is ${fee}`)
      if (sumOf(paymentLines(amount, fee, 'client_available')) !== 0) throw new Error('A payment does not sum to zero')
      let returned = 0
      let amountReturned = 0
      for (const part of partsOf(random, amount)) {
        const share = feeShareOf({ amountCaptured: amount, fee, amountReturned, feeReturned: returned }, part)
        const isSound = Number.isSafeInteger(share) && share >= 0 && share <= part
        const held = { amount: part, fee: share, excess: 0 }
        const lines = [
          refundLines(part, share, 'client_available'),
          disputeOpenedLines(held, 'client_pending'),
          disputeLostLines(held, 'client_pending'),
        ]
        if (!isSound || lines.some((one) => sumOf(one) !== 0))
          throw new Error(`The share of ${part} of ${amount} at ${rate} is ${share}`)
        returned += share
        amountReturned += part
      }
      if (returned !== fee) throw new Error(`${returned} of ${fee} came back for ${amount} at ${rate}`)
    }
    expect(totals.net + totals.fee).toBe(totals.gross)
  })

  it('are rounded half up, in the sum of all parts', () => {
    const payment = { amountCaptured: 100, fee: 5 }
    const parts = [
      [0, 0],
      [10, 1],
      [20, 1],
      [30, 2],
    ] as const
    const shares = parts.map(([amountReturned, feeReturned]) =>
      feeShareOf({ ...payment, amountReturned, feeReturned }, 10),
    )
    expect(shares).toEqual([1, 0, 1, 0])
  })

  it('make up for a part that came back, and never for a fee that was kept', () => {
    const payment = { amountCaptured: 40, fee: 1, amountReturned: 10 }
    expect(feeShareOf({ ...payment, feeReturned: 1 }, 10)).toBe(0)
    expect(feeShareOf({ ...payment, amountReturned: 20, feeReturned: 0 }, 20)).toBe(1)
    const kept = goneWithFee({ amount: 1_000, fee: 500 }, [{ amount: 500, fee: 0 }])
    expect(feeShareOf({ amountCaptured: 1_000, fee: 500, ...kept }, 500)).toBe(250)
  })
})
