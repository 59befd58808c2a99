import { randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import { StripeBalance } from './stripe-balance.js'
import { asksAlways, charge, declines, ofIntent, taken, visa } from './stripe-cards.js'
import { readFee, StripeConnect } from './stripe-connect.js'
import { type DisputeTerms, StripeDisputes } from './stripe-disputes.js'
import { listed } from './stripe-lists.js'
import { descriptorIn, type Intent, newIntent, newRefund, type Refund } from './stripe-objects.js'
import { owedIn } from './stripe-owed.js'
import { StripeVault } from './stripe-vault.js'
import { amountOf, type Form, invalid, missing, Refusal, requireOnly, textOf } from './stripe-refusal.js'

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const seconds = () => Math.floor(clock.time() / 1_000)

/** What Stripe knows: each call changes it as Stripe's own documents say, or is refused as they say. */
export class StripeBooks {
  get pages(): string {
    return this.vault.pages
  }
  set pages(address: string) {
    this.vault.pages = address
  }
  refundsBecome: 'succeeded' | 'pending' | 'failed' = 'succeeded'
  readonly events: object[] = []
  readonly balance = new StripeBalance()
  /** What payers read on their statements. */
  readonly descriptors: string[] = []
  private readonly intents = new Map<string, Intent>()
  private readonly refunds = new Map<string, Refund>()
  readonly disputes = new StripeDisputes(this.balance, (type, object) => this.tell(type, object))

  readonly connect = new StripeConnect((type, object, account) => this.tell(type, object, account))
  readonly vault = new StripeVault(
    (type, object) => this.tell(type, object),
    (form) => this.connect.readOwner(form),
  )

  answer(route: string, form: Form): object {
    const [, object = '', named = '', action = ''] = /v1\/(\w+)\/?(\w*)\/?(\w*)/.exec(route) ?? []
    if (route === 'GET /v1/balance') return { object: 'balance', livemode: false, available: [], pending: [] }
    if (route === 'GET /v1/balance_transactions') return this.balance.list(form)
    if (route.startsWith('GET /v1/payouts/')) return this.balance.payout(named)
    if (route.startsWith('POST /v1/payment_intents'))
      return named ? this.act(this.intent(named), action, form) : this.create(form)
    if (route === 'POST /v1/refunds') return this.refund(form)
    if (object === 'payment_intents')
      return named ? this.intent(named) : listed(this.intents.values(), form, '/v1/payment_intents')
    if (object === 'refunds')
      return named ? this.found(this.refunds, named) : listed(this.refunds.values(), form, '/v1/refunds')
    const [method = ''] = route.split(' ')
    const kept =
      this.connect.answer(method, object, named, form) ?? this.vault.answer(method, object, [named, action], form)
    if (kept) return kept
    if (object === 'disputes') return this.disputes.answer(method, named, form)
    throw missing('path')
  }

  chargesOf(transactionID: string): number {
    const holds = ['succeeded', 'requires_capture']
    const own = [...this.intents.values()].filter(({ metadata }) => metadata.transactionID === transactionID)
    return own.filter(({ status }) => holds.includes(status)).length
  }

  owes(currency: string): number {
    const { disputes, balance } = this
    return owedIn(currency, { intents: this.intents.values(), refunds: this.refunds.values(), disputes, balance })
  }

  payerGoes(named: string, passes: boolean): void {
    if (named.startsWith('seti_')) this.vault.payerAnswers(named, passes)
    else this.payerAnswers(named, passes)
  }

  payerAnswers(intentID: string, passes: boolean): void {
    const intent = this.intent(intentID)
    if (!/^requires_(action|payment_method)$/.test(intent.status)) throw this.unexpected(intent)
    intent.next_action = null
    if (passes) return this.take(intent)
    const code = 'payment_intent_authentication_failure'
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { type: 'card_error', code, message: 'The payer was not confirmed' }
    this.tell('payment_intent.payment_failed', intent)
  }

  endRefunds(outcome: 'succeeded' | 'failed'): void {
    for (const refund of this.refunds.values()) {
      if (refund.status !== 'pending' && !(outcome === 'failed' && refund.status === 'succeeded')) continue
      if (outcome === 'succeeded') this.balance.refund(refund)
      else if (refund.status === 'succeeded') this.balance.refundFailed(refund)
      refund.status = outcome
      if (outcome === 'failed') refund.failure_reason = 'expired_or_canceled_card'
      this.tell(outcome === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    }
  }

  paidElsewhere(): void {
    this.create({ amount: '700', currency: 'eur', confirm: 'true', payment_method: 'pm_card_visa', return_url: 'x' })
  }

  /** The payer's bank takes back a debit that had succeeded (docs.stripe.com/payments/payment-methods, delayed notification). */
  bankFails(intentID: string, how: 'fails' | 'is_reversed' = 'fails'): void {
    const intent = this.intent(intentID)
    if (how === 'fails') this.balance.chargeFailed(intent)
    else this.balance.paymentReversed(intent)
    const message = 'The bank has returned the debit.'
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', message }
    Object.assign(intent, { status: 'requires_payment_method', amount_received: 0 })
    this.tell('charge.failed', { id: id('ch'), object: 'charge', payment_intent: intent.id })
    this.tell('payment_intent.payment_failed', intent)
  }

  /** In Stripe's dashboard such a refund has no metadata of ours. */
  refundInDashboard(payment_intent: string, amount: number, more: Form = {}): string {
    return this.refund({ payment_intent, amount: String(amount), ...more }).id
  }

  disputable = (): Iterable<string> => this.intents.keys()

  dispute(payment_intent: string, reason: string, terms?: DisputeTerms): string {
    return this.disputes.open(this.intent(payment_intent), reason, terms)
  }

  private create(form: Form): Intent {
    requireOnly(form, ofIntent)
    const amount = amountOf(form, 'amount')
    this.descriptors.push(...descriptorIn(form))
    if (amount < 50) throw invalid('amount_too_small', 'amount')
    this.vault.requireCustomer(form.customer)
    const given = textOf(form, form.confirmation_token ? 'confirmation_token' : 'payment_method')
    const { method: kept, token: method } = this.vault.use(given, form.customer)
    if (!taken.includes(method)) throw invalid('resource_missing', 'payment_method')
    if (form.return_url && form.confirm !== 'true') throw invalid('parameter_invalid', 'return_url')
    const intent = newIntent(form, { id: id('pi'), amount, created: seconds(), payment_method: kept.id })
    Object.assign(intent, this.connect.readCharge(form, amount))
    this.intents.set(intent.id, intent)
    const decline = declines[method]
    if (decline) throw this.decline(intent, ...decline)
    if (!asksAlways.includes(method)) this.take(intent)
    else if (form.error_on_requires_action === 'true' || form.off_session === 'true')
      throw this.decline(intent, 'authentication_required')
    else this.sendAway(intent)
    return intent
  }

  private sendAway(intent: Intent): void {
    const redirect_to_url = { return_url: null, url: `${this.pages}/3ds/${intent.id}` }
    Object.assign(intent, { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url } })
    this.tell('payment_intent.requires_action', intent)
  }

  private decline(intent: Intent, code: string, decline_code?: string): Refusal {
    const message = 'Your card was declined.'
    intent.last_payment_error = { type: 'card_error', code, ...(decline_code && { decline_code }), message }
    intent.status = 'requires_payment_method'
    this.tell('payment_intent.payment_failed', intent)
    return new Refusal(402, { ...intent.last_payment_error, payment_intent: intent, payment_method: { card: visa } })
  }

  private take(intent: Intent): void {
    const isHeld = intent.capture_method === 'manual'
    Object.assign(intent, { status: isHeld ? 'requires_capture' : 'succeeded', latest_charge: charge(visa) })
    Object.assign(intent, { [isHeld ? 'amount_capturable' : 'amount_received']: intent.amount })
    if (intent.setup_future_usage && intent.customer) this.vault.attach(intent.payment_method, intent.customer)
    if (!isHeld) this.balance.charge(intent)
    this.tell(isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent)
  }

  private act(intent: Intent, action: string, form: Form): Intent {
    if (action === 'confirm') return this.confirm(intent, form)
    if (action === 'capture') {
      requireOnly(form, ['amount_to_capture', 'application_fee_amount', 'expand'])
      if (intent.status !== 'requires_capture') throw this.unexpected(intent)
      const amount = form.amount_to_capture ? amountOf(form, 'amount_to_capture') : intent.amount_capturable
      if (amount > intent.amount_capturable) throw invalid('amount_too_large', 'amount_to_capture')
      const fee = readFee(form, amount)
      Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0, ...fee })
      this.balance.charge(intent)
      this.tell('payment_intent.succeeded', intent)
      return intent
    }
    requireOnly(form, ['cancellation_reason', 'expand'])
    if (action !== 'cancel' || !intent.status.startsWith('requires_')) throw this.unexpected(intent)
    const cancellation_reason = (form.cancellation_reason as string | undefined) ?? null
    Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null, cancellation_reason })
    this.tell('payment_intent.canceled', intent)
    return intent
  }

  // The payer is here now: what the bank declined without one goes on at its page.
  private confirm(intent: Intent, form: Form): Intent {
    requireOnly(form, ['payment_method', 'return_url', 'off_session', 'expand'])
    if (intent.status !== 'requires_payment_method') throw this.unexpected(intent)
    const { token } = this.vault.use(textOf(form, 'payment_method'), intent.customer)
    const decline = declines[token]
    if (decline) throw this.decline(intent, ...decline)
    if (asksAlways.includes(token)) this.sendAway(intent)
    else this.take(intent)
    return intent
  }

  private refund(form: Form): Refund {
    requireOnly(form, ['payment_intent', 'amount', 'metadata', 'reason', 'reverse_transfer', 'refund_application_fee'])
    const intent = this.intent(textOf(form, 'payment_intent'))
    const alive = [...this.refunds.values()].filter(
      (one) => one.payment_intent === intent.id && one.status !== 'failed',
    )
    const left = intent.amount_received - alive.reduce((sum, { amount }) => sum + amount, 0)
    const amount = amountOf(form, 'amount')
    if (left === 0) throw invalid('charge_already_refunded', undefined)
    if (amount > left) throw invalid('amount_too_large', 'amount')
    const refund = newRefund(form, intent, { id: id('re'), amount, created: seconds(), status: this.refundsBecome })
    this.refunds.set(refund.id, refund)
    if (refund.status !== 'pending') this.balance.refund(refund)
    if (refund.status === 'failed') this.balance.refundFailed(refund)
    if (form.reverse_transfer === 'true') this.balance.reverseTransfer(intent, refund)
    if (form.refund_application_fee === 'true') this.balance.refundFee(intent)
    this.tell('refund.created', refund)
    this.tell('charge.refunded', { id: id('ch'), object: 'charge', payment_intent: intent.id })
    return refund
  }

  private unexpected = (intent: Intent) =>
    invalid('payment_intent_unexpected_state', undefined, { payment_intent: intent })

  private intent = (named: string): Intent => this.found(this.intents, named)

  private found<T>(all: Map<string, T>, named: string): T {
    const one = all.get(named)
    if (!one) throw missing('id')
    return one
  }

  private tell(type: string, object: object, account?: string): void {
    const data = { object: JSON.parse(JSON.stringify(object)) as object }
    this.events.push({
      id: id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      data,
      type,
      ...(account && { account }),
    })
  }
}
