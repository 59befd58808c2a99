import { randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import { disputeFee, failureFee, paymentFee } from './double-fees.js'
import { expandable, type Source, told } from './stripe-expand.js'
import { listed } from './stripe-lists.js'
import type { Intent, Refund } from './stripe-objects.js'
import { type Form, invalid, Refusal } from './stripe-refusal.js'

interface BalanceRow {
  id: string
  object: 'balance_transaction'
  amount: number
  fee: number
  net: number
  currency: string
  exchange_rate: number | null
  created: number
  available_on: number
  reporting_category: string
  type: string
  source: Source
  /** Told by asking for the rows of a payout alone. */
  payout?: string
}

export interface Payout extends Source {
  object: 'payout'
  livemode: boolean
  automatic: boolean
  reconciliation_status: 'completed' | 'in_progress' | 'not_applicable'
}

interface DisputeOf {
  id: string
  amount: number
  payment_intent: string
}

const seconds = () => Math.floor(clock.time() / 1_000)
const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

const ofConnect = new Set(['transfer', 'platform_earning', 'platform_earning_refund', 'transfer_reversal'])

/** Stripe's own book of what it owes: a row for all that moves money, with what it keeps. */
export class StripeBalance {
  readonly rows: BalanceRow[] = []
  /** As with a restricted key that may not read them. */
  refusesPayouts = false
  /** An account with one bank account: a balance in another currency is exchanged when it comes in (docs.stripe.com/currencies/conversion). */
  settles: { currency: string; rate: number } | null = null
  /** After how many days a payment is available (docs.stripe.com/api/balance_transactions/object, available_on). */
  availableAfterDays = 2
  /** What it keeps of a payment, in the currency of the balance. */
  feeOf = paymentFee
  private readonly payouts = new Map<string, Payout>()
  private readonly transfers = new Map<string, string>()
  private readonly earned = new Map<string, Source>()
  /** As many as a page has at most, whatever is asked for. */
  pageMax = 100

  /** docs.stripe.com/reports/reporting-categories, partial_capture_reversal: two rows, one of the whole and one of what is not captured. */
  charge(intent: Intent): void {
    const { id: payment_intent, amount, amount_received: captured, currency, metadata } = intent
    const money = { amount, amount_captured: captured, currency }
    const source = { id: id('ch'), object: 'charge', ...money, payment_intent, metadata, livemode: false }
    const feeOf = (one: number) => this.feeOf(this.settled(one, currency))
    this.add('charge', amount, currency, source, { fee: feeOf(amount) })
    this.transfer(intent, source)
    if (captured === amount) return
    const rest = { id: id('re'), object: 'refund', amount: amount - captured, currency, payment_intent, metadata: {} }
    const more = { fee: feeOf(captured) - feeOf(amount), type: 'refund' }
    this.add('partial_capture_reversal', captured - amount, currency, rest, more)
  }

  /** docs.stripe.com/connect/destination-charges: all of it is transferred, and the fee comes back from the connected account. */
  private transfer(intent: Intent, charge: Source): void {
    const { amount_received: amount, currency, transfer_data, transfer_group = null, application_fee_amount } = intent
    if (!transfer_data) return
    const made = { amount, currency, ...transfer_data, source_transaction: charge.id, transfer_group, metadata: {} }
    const transfer = { id: id('tr'), object: 'transfer', livemode: false, ...made }
    this.transfers.set(intent.id, transfer.id)
    this.add('transfer', -amount, currency, transfer)
    if (!application_fee_amount) return
    const earned = { amount: application_fee_amount, currency, charge: id('py'), livemode: false }
    const fee = { id: id('fee'), object: 'application_fee', ...earned, originating_transaction: charge }
    this.earned.set(intent.id, fee)
    this.add('platform_earning', application_fee_amount, currency, fee, { type: 'application_fee' })
  }

  /** docs.stripe.com/connect/destination-charges, refund_application_fee: with the whole charge, the whole fee. */
  refundFee({ id: intent, application_fee_amount: amount, currency }: Intent): void {
    const fee = this.earned.get(intent)
    if (!fee || amount === undefined) return
    const source = { id: id('fr'), object: 'fee_refund', amount, currency, fee, metadata: {} }
    this.add('platform_earning_refund', -amount, currency, source, { type: 'application_fee_refund' })
  }

  /** With a refund, and at once: a refund that fails later does not undo it (docs.stripe.com/connect/destination-charges, refunds). */
  reverseTransfer({ id: intent }: Intent, refund: Refund): void {
    const transfer = this.transfers.get(intent)
    if (!transfer) throw invalid('parameter_invalid', 'reverse_transfer')
    const { amount, currency } = refund
    const made = { amount, currency, transfer, source_refund: { ...refund }, metadata: {} }
    this.add(
      'transfer_reversal',
      amount,
      currency,
      { id: id('trr'), object: 'transfer_reversal', ...made },
      { type: 'transfer_refund' },
    )
  }

  /** What transfers to connected accounts, their reversals and fees from there have moved. */
  connected(currency: string): number {
    const moves = this.rows.filter((one) => one.currency === currency && ofConnect.has(one.reporting_category))
    return moves.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** Its source is a refund without metadata that Stripe makes by itself (docs.stripe.com/reports/reporting-categories, charge_failure). */
  chargeFailed(intent: Intent): void {
    this.takeBack(intent, 'charge_failure', 'payment_failure_refund')
  }

  /** docs.stripe.com/reports/balance-transaction-types, payment_reversal: takes what was credited for a payment out of the balance. */
  paymentReversed(intent: Intent): void {
    this.takeBack(intent, 'other_adjustment', 'payment_reversal')
  }

  private takeBack({ id: payment_intent, amount_received: amount, currency }: Intent, category: string, type: string) {
    const source = { id: id('pyr'), object: 'refund', amount, currency, payment_intent, metadata: {} }
    this.add(category, -amount, currency, source, { fee: failureFee, type })
  }

  refund(refund: Refund): void {
    this.add('refund', -refund.amount, refund.currency, { ...refund })
  }

  refundFailed(refund: Refund): void {
    this.add('refund_failure', refund.amount, refund.currency, { ...refund })
  }

  dispute({ id: own, amount, payment_intent }: DisputeOf, currency: string): void {
    const disputed = { id: own, object: 'dispute', amount, currency, payment_intent }
    this.add('dispute', -amount, currency, { ...disputed, livemode: false }, { fee: disputeFee })
  }

  disputeWon({ id: own, amount, payment_intent }: DisputeOf, currency: string): void {
    const disputed = { id: own, object: 'dispute', amount, currency, payment_intent }
    this.add('dispute_reversal', amount, currency, { ...disputed, livemode: false })
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
    if (owed > 0) this.payOut(owed, currency)
    return Math.max(owed, 0)
  }

  /** What is in it Stripe tells of one that it made by itself, and not at once. */
  payOut(amount: number, currency: string, made: Partial<Payout> = {}): Payout {
    const known = { automatic: true, reconciliation_status: 'completed' as const, ...made }
    const payout: Payout = { id: id('po'), object: 'payout', livemode: false, ...known }
    this.payouts.set(payout.id, payout)
    this.add('payout', -amount, currency, payout)
    if (payout.automatic)
      for (const row of this.rows.filter((one) => one.currency === currency)) row.payout ??= payout.id
    return payout
  }

  payout(name: string): Payout {
    const payout = this.payouts.get(name)
    if (!payout || this.refusesPayouts) throw new Refusal(403, { type: 'invalid_request_error', code: 'no_permission' })
    return payout
  }

  net = (currency: string): number => this.sum(currency, 'net')
  costs = (currency: string): number =>
    this.sum(currency, 'fee') -
    this.rows
      .filter((one) => one.reporting_category === 'fee' && one.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0)

  list(form: Form): object {
    const expanded = Object.values(typeof form.expand === 'object' ? form.expand : {})
    if (expanded.some((one) => typeof one !== 'string' || !expandable.includes(one)))
      throw invalid('parameter_invalid', 'expand')
    const { payout, ...more } = form
    const limit = String(Math.min(Number(form.limit ?? 10), this.pageMax))
    const rows = typeof payout === 'string' ? this.rowsOf(payout) : this.rows
    const { data, ...page } = listed(rows, { ...more, limit }, '/v1/balance_transactions') as { data: BalanceRow[] }
    const rowsTold = data.map(({ payout: _, ...row }) => ({ ...row, source: told(row.source, expanded) }))
    return { ...page, data: rowsTold }
  }

  private rowsOf(name: string): BalanceRow[] {
    if (this.payout(name).reconciliation_status !== 'completed') throw invalid('parameter_invalid', 'payout')
    return this.rows.filter(({ payout }) => payout === name)
  }

  private sum(currency: string, name: 'net' | 'fee'): number {
    return this.rows.filter((one) => one.currency === currency).reduce((sum, one) => sum + one[name], 0)
  }

  private settled = (amount: number, currency: string): number =>
    this.settles && this.settles.currency !== currency ? Math.round(amount * this.settles.rate) : amount

  private add(
    category: string,
    charged: number,
    currency: string,
    source: Source,
    { fee = 0, type = category }: { fee?: number; type?: string } = {},
  ): void {
    const isExchanged = this.settles !== null && this.settles.currency !== currency
    const amount = this.settled(charged, currency)
    const settled = isExchanged ? this.settles?.currency : currency
    this.rows.push({
      ...{
        id: id('txn'),
        object: 'balance_transaction',
        amount,
        fee,
        net: amount - fee,
        currency: settled ?? currency,
      },
      exchange_rate: isExchanged ? (this.settles?.rate ?? null) : null,
      ...{ created: seconds(), available_on: seconds() + this.availableAfterDays * 86_400 },
      ...{ reporting_category: category, type, source },
    })
  }
}
