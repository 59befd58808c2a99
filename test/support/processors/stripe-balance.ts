import { randomBytes } from 'node:crypto'
import { disputeFee, paymentFee } from './double-fees.js'
import { listed } from './stripe-lists.js'
import type { Intent, Refund } from './stripe-objects.js'
import { type Form, invalid } from './stripe-refusal.js'

interface Source {
  id: string
  [more: string]: unknown
}

interface BalanceRow {
  id: string
  object: 'balance_transaction'
  amount: number
  fee: number
  net: number
  currency: string
  created: number
  reporting_category: string
  type: string
  source: Source
}

interface DisputeOf {
  id: string
  amount: number
  payment_intent: string
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** Stripe's own book of what it owes: a row for all that moves money, with what it keeps. */
export class StripeBalance {
  readonly rows: BalanceRow[] = []
  /** As many as a page has at most, whatever is asked for. */
  pageMax = 100

  charge({ id: payment_intent, amount_received: amount, currency, metadata }: Intent): void {
    const source = { id: id('ch'), object: 'charge', payment_intent, metadata, livemode: false }
    this.add('charge', amount, currency, source, paymentFee(amount))
  }

  refund(refund: Refund): void {
    this.add('refund', -refund.amount, refund.currency, { ...refund })
  }

  refundFailed(refund: Refund): void {
    this.add('refund_failure', refund.amount, refund.currency, { ...refund })
  }

  dispute({ id: own, amount, payment_intent }: DisputeOf, currency: string): void {
    this.add('dispute', -amount, currency, { id: own, object: 'dispute', payment_intent, livemode: false }, disputeFee)
  }

  disputeWon({ id: own, amount, payment_intent }: DisputeOf, currency: string): void {
    this.add('dispute_reversal', amount, currency, { id: own, object: 'dispute', payment_intent, livemode: false })
  }

  /** A fee that is about no payment, such as of a month. */
  monthlyFee(amount: number, currency: string): void {
    this.add('fee', -amount, currency, { id: id('fee') })
  }

  adjust(amount: number, currency: string): void {
    this.add('other_adjustment', amount, currency, { id: id('adj') })
  }

  paysOut(currency: string): number {
    const owed = this.net(currency)
    if (owed > 0) this.add('payout', -owed, currency, { id: id('po'), livemode: false })
    return Math.max(owed, 0)
  }

  net = (currency: string): number => this.sum(currency, 'net')
  costs = (currency: string): number =>
    this.sum(currency, 'fee') -
    this.rows
      .filter((one) => one.reporting_category === 'fee' && one.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0)

  list(form: Form): object {
    if (form.expand && JSON.stringify(form.expand) !== '{"0":"data.source"}')
      throw invalid('parameter_invalid', 'expand')
    const limit = String(Math.min(Number(form.limit ?? 10), this.pageMax))
    const { data, ...page } = listed(this.rows, { ...form, limit }, '/v1/balance_transactions') as {
      data: BalanceRow[]
    }
    return { ...page, data: data.map((row) => (form.expand ? row : { ...row, source: row.source.id })) }
  }

  private sum(currency: string, name: 'net' | 'fee'): number {
    return this.rows.filter((one) => one.currency === currency).reduce((sum, one) => sum + one[name], 0)
  }

  private add(category: string, amount: number, currency: string, source: Source, fee = 0): void {
    this.rows.push({
      ...{ id: id('txn'), object: 'balance_transaction', amount, fee, net: amount - fee, currency },
      ...{ created: Math.floor(Date.now() / 1_000), reporting_category: category, type: category, source },
    })
  }
}
