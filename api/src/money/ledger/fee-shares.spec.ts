import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  disputeLostAfterAllLines,
  disputeLostLines,
  disputeOpenedLines,
  disputeWonAfterAllLines,
  disputeWonLines,
  type Line,
  paymentLines,
  refundFailedLines,
  refundLines,
} from './postings.js'
import { feeShareOf, type GonePart, goneWithFee } from './shares.js'

const runs = 500

type Part = GonePart
interface Dispute extends Part {
  state: 'open' | 'won' | 'lost'
}

const kinds = ['refund', 'refund', 'refund', 'refund', 'reverse', 'reverse', 'dispute', 'lose', 'win'] as const
type Kind = (typeof kinds)[number]
const step = fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(1_000), part: fc.integer({ min: 1, max: 1_000 }) })
const whole = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 100_000_000 }))
const payment = whole.chain((amount) =>
  fc.record({ amount: fc.constant(amount), fee: fc.integer({ min: 0, max: amount }) }),
)

/** One payment, whose parts go back and come again in any order. */
class Story {
  readonly refunds: Part[] = []
  readonly disputes: Dispute[] = []
  readonly sums = new Map<string, number>()

  constructor(readonly paid: Part) {
    this.post(paymentLines(paid.amount, paid.fee, 'client_available'))
  }

  get gone(): Part[] {
    return [...this.refunds, ...this.disputes.filter(({ state }) => state !== 'won')]
  }

  get left(): number {
    return this.paid.amount - sumOf(this.gone, 'amount')
  }

  play({ kind, at, part }: { kind: Kind; at: number; part: number }): void {
    const amount = Math.min(this.left, Math.max(1, Math.floor((this.left * part) / 1_000)))
    if (kind === 'refund' && amount > 0) this.refund(amount)
    else if (kind === 'reverse') this.reverse(at)
    else if (kind === 'dispute' && amount > 0) this.dispute(amount)
    else if (kind === 'lose') this.lose(at, part)
    else if (kind === 'win') this.win(at)
  }

  refund(amount: number): void {
    const one = this.partOf(amount)
    this.refunds.push(one)
    this.post(refundLines(one.amount, one.fee, 'client_available'))
  }

  private reverse(at: number): void {
    const [one] = this.refunds.splice(at % Math.max(1, this.refunds.length), 1)
    if (one) this.post(refundFailedLines(one.amount, one.fee, 'client_available'))
  }

  private dispute(amount: number): void {
    const held = this.partOf(amount)
    this.disputes.push({ ...held, state: 'open' })
    this.post(disputeOpenedLines({ ...held, excess: 0 }, 'client_available'))
  }

  private lose(at: number, part: number): void {
    const one = this.one(at, ({ state, amount }) => state === 'open' || (state === 'won' && amount <= this.left))
    if (!one) return
    const held = { amount: one.amount, fee: one.fee, excess: 0 }
    const isHeld = one.state === 'open'
    const amount = Math.max(1, Math.floor((one.amount * part) / 1_000))
    const lost =
      isHeld && amount === one.amount ? held : { ...this.partOf(amount, isHeld ? one : undefined), excess: 0 }
    this.post(
      isHeld ? disputeLostLines(held, 'client_available', lost) : disputeLostAfterAllLines(lost, 'client_available'),
    )
    Object.assign(one, { amount: lost.amount, fee: lost.fee, state: 'lost' })
  }

  private win(at: number): void {
    const one = this.one(at, ({ state }) => state !== 'won')
    if (!one) return
    const held = { amount: one.amount, fee: one.fee, excess: 0 }
    const linesOf = one.state === 'open' ? disputeWonLines : disputeWonAfterAllLines
    this.post(linesOf(held, 'client_available'))
    one.state = 'won'
  }

  private one(at: number, mayBe: (dispute: Dispute) => boolean): Dispute | undefined {
    const all = this.disputes.filter(mayBe)
    return all[at % Math.max(1, all.length)]
  }

  private partOf(amount: number, without?: Part): Part {
    const { amount: amountCaptured, fee } = this.paid
    const gone = this.gone.filter((one) => one !== without)
    const share = feeShareOf({ amountCaptured, fee, ...goneWithFee(this.paid, gone) }, amount)
    return { amount, fee: share, isFeeKept: false }
  }

  private post(lines: Line[]): void {
    if (lines.reduce((sum, [, moved]) => sum + moved, 0) !== 0) throw new Error('A posting does not sum to zero')
    for (const [account, moved] of lines) this.sums.set(account, (this.sums.get(account) ?? 0) + moved)
  }
}

const sumOf = (parts: Part[], name: 'amount' | 'fee') => parts.reduce((sum, part) => sum + part[name], 0)

function expectFair({ paid, gone, sums }: Story): void {
  const returned = sumOf(gone, 'fee')
  for (const { amount, fee } of gone)
    if (fee < 0 || fee > amount || !Number.isSafeInteger(fee)) throw new Error(`The share of ${amount} is ${fee}`)
  expect(returned).toBeLessThanOrEqual(paid.fee)
  // What the platform keeps, and what the client has or is held for it, to the minor unit.
  expect(0 - (sums.get('platform_fees') ?? 0)).toBe(paid.fee - returned + heldFees(gone))
  const clients = ['client_available', 'client_disputed'].reduce((sum, name) => sum - (sums.get(name) ?? 0), 0)
  expect(clients).toBe(paid.amount - paid.fee - sumOf(settled(gone), 'amount') + sumOf(settled(gone), 'fee'))
}

/** The share of an open dispute stays in the fees until it is lost. */
const heldFees = (gone: Part[]) => sumOf(gone.filter(isOpen), 'fee')
const settled = (gone: Part[]) => gone.filter((one) => !isOpen(one))
const isOpen = (one: Part) => 'state' in one && one.state === 'open'

describe('the share of the fee that goes back', () => {
  it(`never exceeds the fee, and agrees with the books after each step of ${runs} random stories`, () => {
    const property = fc.property(payment, fc.array(step, { maxLength: 60, size: 'max' }), (paid, steps) => {
      const story = new Story(paid)
      for (const one of steps) {
        story.play(one)
        expectFair(story)
      }
    })
    fc.assert(property, { numRuns: runs, seed: 33 })
  })

  it('is the whole fee once the whole payment has gone back, whichever parts came back in between', () => {
    const property = fc.property(payment, fc.array(step, { maxLength: 60, size: 'max' }), (paid, steps) => {
      const story = new Story(paid)
      for (const one of steps) story.play(one)
      if (story.left > 0) story.refund(story.left)
      expect(sumOf(story.gone, 'fee')).toBe(paid.fee)
    })
    fc.assert(property, { numRuns: runs, seed: 33 })
  })

  it('is made up after many small refunds came back', () => {
    const story = new Story({ amount: 100, fee: 50 })
    for (let count = 0; count < 100; count += 1) story.refund(1)
    for (const one of story.refunds.filter(({ fee }) => fee === 1)) {
      story.refunds.splice(story.refunds.indexOf(one), 1)
    }
    expect([sumOf(story.gone, 'amount'), sumOf(story.gone, 'fee')]).toEqual([50, 0])
    story.refund(50)
    expect(sumOf(story.gone, 'fee')).toBe(50)
  })

  it('is not made up for parts whose fee was kept', () => {
    const paid = { amount: 1_000, fee: 500 }
    expect(goneWithFee(paid, [{ amount: 500, fee: 0 }])).toEqual({ amountReturned: 0, feeReturned: 0 })
    expect(goneWithFee(paid, [{ amount: 500, fee: 0, isFeeKept: false }])).toEqual({
      amountReturned: 500,
      feeReturned: 0,
    })
    expect(goneWithFee(paid, [{ amount: 1, fee: 0, isFeeKept: true }])).toEqual({ amountReturned: 0, feeReturned: 0 })
    // Less than a minor unit: it was rounded, and not kept.
    expect(goneWithFee(paid, [{ amount: 1, fee: 0 }])).toEqual({ amountReturned: 1, feeReturned: 0 })
  })
})
