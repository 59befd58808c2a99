// What a client must have, by arithmetic of our own: nothing of the product's counts here but what a payment was asked for.
import type { Currency } from '../../libs/contract/money.js'
import type { Mode } from '../../libs/contract/modes.js'

export interface Prices {
  /** Hundredths of a percent. */
  rate: number
  fixed: number
  refund: number
  dispute: number
  payout: number
}

export interface Kept {
  rate: number
}

export interface ModelPayment {
  transactionID: string
  amount: number
  captured: number
  fee: number
  /** Frozen when it was created. */
  prices: Prices
  kept: Kept
  isPending: boolean
  reserve: number
  returned: number
  feeReturned: number
  dispute: { disputeID: string; amount: number; net: number } | null
  wasDisputed: boolean
  /** What of it stands in what is pending. */
  pending: number
}

export interface ModelPayout {
  payoutID: string
  amount: number
  fee: number
  status: 'awaiting_approval' | 'paid' | 'undone'
}

export interface Balance {
  available: number
  pending: number
  disputed: number
  reserved: number
  inTransit: number
}

const halfUp = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate) * 2n + 10_000n) / 20_000n)

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

/** One client's money in one currency of one mode. */
export class ModelPurse {
  readonly payments: ModelPayment[] = []
  readonly payouts: ModelPayout[] = []
  /** What came in, went back and was taken: all but payouts. */
  nets = 0
  available = 0

  constructor(
    readonly mode: Mode,
    readonly currency: Currency,
  ) {}

  get name(): string {
    return `${this.mode} ${this.currency}`
  }

  get balance(): Balance {
    const disputed = sum(this.payments.map(({ dispute }) => dispute?.net ?? 0))
    return {
      available: this.available,
      pending: sum(this.payments.map(({ pending }) => pending)),
      disputed,
      reserved: sum(this.payments.map(({ reserve }) => reserve)),
      inTransit: this.out('awaiting_approval'),
    }
  }

  out(status: ModelPayout['status']): number {
    return sum(this.payouts.filter((one) => one.status === status).map(({ amount }) => amount))
  }

  /** Created with these prices, and captured now or later. */
  open(transactionID: string, amount: number, prices: Prices, kept: Kept): ModelPayment {
    const none = { captured: 0, fee: 0, isPending: true, reserve: 0, returned: 0, feeReturned: 0, pending: 0 }
    const one = { transactionID, amount, prices, kept, ...none, dispute: null, wasDisputed: false }
    this.payments.push(one)
    return one
  }

  capture(one: ModelPayment, amount: number): void {
    one.captured = amount
    one.fee = Math.min(amount, halfUp(amount, one.prices.rate) + one.prices.fixed)
    this.move(one, amount - one.fee)
  }

  refund(one: ModelPayment, amount: number, feeReturned: number): void {
    one.returned += amount
    one.feeReturned += feeReturned
    this.move(one, feeReturned - amount - one.prices.refund)
  }

  dispute(one: ModelPayment, disputeID: string, { amount, net }: { amount: number; net: number }): void {
    one.dispute = { disputeID, amount, net }
    one.wasDisputed = true
    this.move(one, -one.prices.dispute)
    this.shift(one, -net)
  }

  endDispute(one: ModelPayment, isWon: boolean): void {
    const { dispute } = one
    if (!dispute) throw new Error('There is no dispute')
    one.dispute = null
    if (isWon) return this.shift(one, dispute.net)
    one.returned += dispute.amount
    one.feeReturned += dispute.amount - dispute.net
    this.nets -= dispute.net
  }

  settle(): void {
    for (const one of this.payments.filter(({ captured, isPending }) => captured > 0 && isPending)) {
      one.isPending = false
      one.reserve = one.pending > 0 ? halfUp(one.pending, one.kept.rate) : 0
      this.available += one.pending - one.reserve
      one.pending = 0
    }
  }

  release(): void {
    for (const one of this.payments) {
      this.available += one.reserve
      one.reserve = 0
    }
  }

  payOut(payoutID: string, amount: number, fee: number): ModelPayout {
    const payout: ModelPayout = { payoutID, amount, fee, status: 'awaiting_approval' }
    this.payouts.push(payout)
    this.available -= amount + fee
    this.nets -= fee
    return payout
  }

  end(payout: ModelPayout, status: 'paid' | 'undone'): void {
    payout.status = status
    if (status === 'paid') return
    this.available += payout.amount + payout.fee
    this.nets += payout.fee
  }

  /** Into or out of where the payment stands, and so of what the client has. */
  private move(one: ModelPayment, amount: number): void {
    this.shift(one, amount)
    this.nets += amount
  }

  private shift(one: ModelPayment, amount: number): void {
    if (one.isPending) one.pending += amount
    else this.available += amount
  }
}

/** The share of a fee that goes back with a part: by its proportion, and to the unit once all has gone back. */
export function isFairShare(
  { fee, captured, returned, feeReturned }: ModelPayment,
  amount: number,
  share: number,
): boolean {
  const exact = (fee * amount) / captured
  const isAll = returned + amount === captured
  return isAll ? feeReturned + share === fee : Math.abs(share - exact) < 2
}
