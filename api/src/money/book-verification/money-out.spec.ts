import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import { feeOf } from '#contract/money.js'
import type { PaymentTerms } from '#contract/plan-terms.js'
import {
  disputeLostLines,
  disputeOpenedLines,
  disputeWonLines,
  type Holding,
  lateRefundFailedLines,
  lateRefundLines,
  type Line,
  paymentLines,
  payoutFeeLines,
  payoutLines,
  payoutPaidLines,
  payoutReturnedLines,
  refundFailedLines,
  refundLines,
  reserveLines,
  reserveReleasedLines,
  settlementLines,
} from '../ledger/postings.js'
import { feeShareOf } from '../ledger/shares.js'
import { paymentFee } from '../plans/payment-terms.js'

const runs = 2_000

interface Payment {
  amount: number
  terms: PaymentTerms
  reserveHundredths: number
  isSlow: boolean
}

const some = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000 }))
const hundredths = fc.integer({ min: 0, max: 10_000 })
const terms = fc.record({ chargePercentageHundredths: hundredths, fixedFee: some, refundFee: some, disputeFee: some })
const amount = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 100_000_000 }))
const payment = fc.record({ amount, terms, reserveHundredths: hundredths, isSlow: fc.boolean() })
const kinds = [
  ...(['settle', 'release', 'refund', 'fail', 'dispute', 'won', 'lost'] as const),
  ...(['payout', 'arrive', 'return', 'late', 'late_failed'] as const),
] as const
const step = fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(), part: fc.integer({ min: 1, max: 1_000 }) })
const story = fc.record({
  payments: fc.array(payment, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { maxLength: 40 }),
  payoutFee: some,
  keepsFees: fc.boolean(),
})

type Part = { amount: number; fee: number }
type Paid = Payment & {
  fee: number
  isPending: boolean
  reserve: number
  refunds: Part[]
  dispute?: Part
  lost?: Part
  /** What the plan has taken for refunds and the dispute. */
  planFees: number
  given: number
}

/** The accounts of one client in one currency, moved by the product's own postings. */
class Accounts {
  readonly sums = new Map<LedgerAccount, number>()
  readonly payments: Paid[]
  readonly underWay: number[] = []
  arrived: number[] = []
  payoutFees = 0
  /** Split payments that came late and went back. */
  readonly late: Part[] = []

  constructor(
    payments: Payment[],
    private readonly payoutFee: number,
    private readonly keepsFees: boolean,
  ) {
    this.payments = payments.map((one) => {
      const fee = paymentFee(one.amount, one.terms)
      this.post(paymentLines(one.amount, fee, one.isSlow ? 'client_pending' : 'client_available'))
      const paid = { ...one, fee, isPending: one.isSlow, reserve: 0, refunds: [], planFees: 0, given: one.amount - fee }
      if (!one.isSlow) this.keep(paid)
      return paid
    })
  }

  owed(...accounts: LedgerAccount[]): number {
    return 0 - accounts.reduce((sum, account) => sum + (this.sums.get(account) ?? 0), 0)
  }

  play({ kind, at, part }: { kind: (typeof kinds)[number]; at: number; part: number }): void {
    const payment = this.payments[at % this.payments.length]
    const portion = (whole: number) => Math.max(1, Math.floor((whole * part) / 1_000))
    if (kind === 'payout') return this.payOut(portion)
    if (kind === 'late' || kind === 'late_failed') return this.giveBackLate(kind, part)
    if (kind === 'arrive' || kind === 'return') return this.end(kind, at)
    if (payment) this.change(kind, payment, portion)
  }

  private giveBackLate(kind: 'late' | 'late_failed', amount: number): void {
    const back = kind === 'late' ? { amount, fee: feeOf(amount, 290) } : this.late.pop()
    if (!back) return
    if (kind === 'late') this.late.push(back)
    this.post((kind === 'late' ? lateRefundLines : lateRefundFailedLines)(back.amount, back.fee))
  }

  private change(kind: (typeof kinds)[number], one: Paid, portion: (whole: number) => number): void {
    const { refundFee, disputeFee } = one.terms
    const holding: Holding = one.isPending ? 'client_pending' : 'client_available'
    const left =
      one.amount - [...one.refunds, one.dispute, one.lost].reduce((sum, gone) => sum + (gone?.amount ?? 0), 0)
    const { dispute } = one
    if (kind === 'settle' && one.isPending) this.settle(one)
    else if (kind === 'release') this.release(one)
    else if (kind === 'refund' && left > 0 && !dispute) {
      const refund = this.partOf(one, portion(left))
      this.move(one, refundLines(refund.amount, refund.fee, holding, refundFee), refundFee)
      one.refunds.push(refund)
    } else if (kind === 'fail' && !dispute) {
      const failed = one.refunds.pop()
      if (failed) this.move(one, refundFailedLines(failed.amount, failed.fee, holding, refundFee), -refundFee)
    } else if (kind === 'dispute' && left > 0 && !dispute) {
      one.dispute = this.partOf(one, left)
      this.move(one, disputeOpenedLines({ ...one.dispute, excess: 0 }, holding, disputeFee), disputeFee)
    } else if ((kind === 'won' || kind === 'lost') && dispute) {
      const isWon = kind === 'won'
      const held = { ...dispute, excess: 0 }
      this.post(isWon ? disputeWonLines(held, holding) : disputeLostLines(held, holding))
      if (isWon) one.given += dispute.amount - dispute.fee
      else one.lost = { amount: (one.lost?.amount ?? 0) + dispute.amount, fee: (one.lost?.fee ?? 0) + dispute.fee }
      delete one.dispute
    }
  }

  private partOf(one: Paid, amount: number): Part {
    const gone = [...one.refunds, ...(one.lost ? [one.lost] : [])]
    const sum = (name: keyof Part) => gone.reduce((total, part) => total + part[name], 0)
    const captured = {
      amountCaptured: one.amount,
      fee: one.fee,
      amountReturned: sum('amount'),
      feeReturned: sum('fee'),
    }
    return { amount, fee: this.keepsFees ? 0 : feeShareOf(captured, amount) }
  }

  private move(one: Paid, lines: Line[], planFee: number): void {
    const before = this.owed('client_pending', 'client_available')
    this.post(lines)
    one.planFees += planFee
    one.given += this.owed('client_pending', 'client_available') - before
  }

  private settle(one: Paid): void {
    this.post(settlementLines(one.given))
    one.isPending = false
    this.keep(one)
  }

  private keep(one: Paid): void {
    one.reserve = one.given > 0 ? feeOf(one.given, one.reserveHundredths) : 0
    this.post(reserveLines(one.reserve))
  }

  private release(one: Paid): void {
    this.post(reserveReleasedLines(one.reserve))
    one.reserve = 0
  }

  private payOut(portion: (whole: number) => number): void {
    const available = this.owed('client_available')
    if (available <= this.payoutFee) return
    const amount = portion(available - this.payoutFee)
    this.post(payoutLines(amount))
    this.post(payoutFeeLines(this.payoutFee))
    this.payoutFees += this.payoutFee
    this.underWay.push(amount)
  }

  private end(kind: 'arrive' | 'return', at: number): void {
    const from = kind === 'return' && at % 2 === 0 ? this.arrived : this.underWay
    const [amount] = from.splice(at % Math.max(1, from.length), 1)
    if (amount === undefined) return
    if (kind === 'arrive') {
      this.arrived.push(amount)
      return this.post(payoutPaidLines(amount, ['bank', 'ours']))
    }
    this.post(payoutReturnedLines(amount, from === this.arrived ? ['bank', 'ours'] : null))
    this.post(payoutFeeLines(this.payoutFee).map(([account, moved]): Line => [account, -moved]))
    this.payoutFees -= this.payoutFee
  }

  private post(lines: Line[]): void {
    expect(lines.reduce((sum, [, moved]) => sum + moved, 0)).toBe(0)
    for (const [account, moved] of lines) this.sums.set(account, (this.sums.get(account) ?? 0) + moved)
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** In words: what was taken, less what went back, less what we took for it. */
function netOf({ amount, fee, refunds, lost, planFees }: Paid): number {
  const back = [...refunds, ...(lost ? [lost] : [])]
  return amount - fee - sum(back.map((one) => one.amount - one.fee)) - planFees
}

const held = ['client_pending', 'client_available', 'client_reserve', 'client_disputed', 'payouts_in_transit'] as const

describe('payouts and balances', () => {
  it(`make the sum of the nets after each step of ${runs} random stories, and the platform keeps what its terms say`, () => {
    fc.assert(
      fc.property(story, ({ payments, steps, payoutFee, keepsFees }) => {
        const accounts = new Accounts(payments, payoutFee, keepsFees)
        for (const one of steps) {
          accounts.play(one)
          const nets = sum(accounts.payments.map(netOf))
          const out = sum(accounts.arrived)
          const debts = sum(accounts.late.map((one) => one.amount - one.fee))
          expect(accounts.owed(...held) + out + accounts.payoutFees + debts).toBe(nets)
          expect(accounts.owed('payouts_in_transit')).toBe(sum(accounts.underWay))
          expect(accounts.owed('client_reserve')).toBe(sum(accounts.payments.map(({ reserve }) => reserve)))
          expect(sum([...accounts.sums.values()])).toBe(0)
        }
      }),
      { numRuns: runs, seed: 7 },
    )
  })

  it('give back the whole fee with the whole payment, whatever failed or was won in between', () => {
    fc.assert(
      fc.property(story, ({ payments, steps, payoutFee }) => {
        const accounts = new Accounts(payments, payoutFee, false)
        for (const one of [...steps, ...payments.flatMap((_, at) => rest(at))]) accounts.play(one)
        for (const { fee, amount, refunds, lost } of accounts.payments) {
          const back = [...refunds, ...(lost ? [lost] : [])]
          expect([sum(back.map((one) => one.amount)), sum(back.map((one) => one.fee))]).toEqual([amount, fee])
        }
      }),
      { numRuns: runs, seed: 7 },
    )
  })
})

/** An open dispute is won, and what is left goes back. */
const rest = (at: number) => (['won', 'refund'] as const).map((kind) => ({ kind, at, part: 1_000 }))
