import { randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import { listed } from './stripe-lists.js'
import { type Form, invalid, missing, Refusal, requireOnly, textOf } from './stripe-refusal.js'

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const seconds = () => Math.floor(clock.time() / 1_000)

interface Customer {
  id: string
  object: 'customer'
  metadata: Record<string, string>
}
export interface Method {
  id: string
  object: 'payment_method'
  type: 'card'
  customer: string | null
  card: Record<string, unknown>
}
interface Setup {
  id: string
  object: 'setup_intent'
  created: number
  status: string
  usage: string
  on_behalf_of: string | null
  customer: string
  payment_method: string | Method | null
  mandate: string | null
  metadata: Record<string, string>
  next_action: object | null
  last_setup_error: { type: 'card_error'; code: string; decline_code?: string } | null
}
type Tell = (type: string, object: object) => void

const ofSetup = [
  ...['customer', 'usage', 'confirm', 'allowed_payment_method_types', 'payment_method', 'confirmation_token'],
  ...['return_url', 'description', 'metadata', 'expand', 'on_behalf_of'],
]
const failsToBeKept = /^pm_card_chargeDeclined/
const asksWhenKept = ['pm_card_threeDSecure2Required', 'pm_card_authenticationRequiredOnSetup']

/** Customers, their payment methods and setup intents, as docs.stripe.com/api has them; test methods as docs.stripe.com/testing. */
export class StripeVault {
  pages = ''
  readonly customers = new Map<string, Customer>()
  readonly methods = new Map<string, Method>()
  readonly setups = new Map<string, Setup>()
  readonly mandates = new Map<string, { id: string; object: 'mandate'; status: string; payment_method: string }>()
  /** The test token that a payment method was made of. */
  private readonly tokens = new Map<string, string>()
  /** The search is behind the list, and not offered everywhere. */
  offersSearch = true

  /** docs.stripe.com/connect/direct-charges-multiple-accounts: for whom a setup is made. */
  constructor(
    private readonly tell: Tell,
    private readonly ownerIn: (form: Form) => string | null,
  ) {}

  answer(verb: string, object: string, [named, action]: [string, string], form: Form): object | null {
    const isPost = verb === 'POST'
    switch (object) {
      case 'customers':
        return isPost ? this.makeCustomer(form) : this.search(named, form)
      case 'payment_methods':
        return isPost ? this.changeMethod(named, action) : found(this.methods, named)
      case 'mandates':
        return found(this.mandates, named)
      case 'setup_intents':
        if (isPost) return this.setUp(form)
        return named ? this.shown(found(this.setups, named)) : listed(this.allShown(), form, '/v1/setup_intents')
      default:
        return null
    }
  }

  /** What a payment is paid with: a token makes a new method, and one that is attached needs its customer. */
  use(named: string, customer: unknown): { method: Method; token: string } {
    const known = this.methods.get(named)
    if (!known) return this.make(named)
    if (known.customer === null)
      throw new Refusal(400, { type: 'invalid_request_error', message: 'It was detached and may not be used again' })
    if (known.customer !== customer) throw missing('payment_method')
    return { method: known, token: this.tokens.get(known.id) ?? '' }
  }

  requireCustomer(customer: unknown): void {
    if (typeof customer === 'string') found(this.customers, customer)
  }

  attach(method: string, customer: string): void {
    const one = found(this.methods, method)
    if (one.customer === customer) return
    one.customer = customer
    this.tell('payment_method.attached', one)
  }

  /** In the dashboard, or by the payer's bank. */
  detach(method: string): void {
    const one = found(this.methods, method)
    const previous_attributes = { customer: one.customer }
    one.customer = null
    this.tell('payment_method.detached', { ...one, previous_attributes })
  }

  replaceCard(method: string, card: object): void {
    const one = found(this.methods, method)
    Object.assign(one.card, card)
    this.tell('payment_method.automatically_updated', one)
  }

  withdrawMandate(method: string): void {
    const mandate = [...this.mandates.values()].find((one) => one.payment_method === method)
    if (!mandate) throw new Error(`The double has no mandate for ${method}`)
    mandate.status = 'inactive'
    this.tell('mandate.updated', mandate)
  }

  payerAnswers(setupID: string, passes: boolean): void {
    const setup = found(this.setups, setupID)
    setup.next_action = null
    if (passes) return this.succeed(setup)
    const code = 'setup_intent_authentication_failure'
    Object.assign(setup, { status: 'requires_payment_method', last_setup_error: { type: 'card_error', code } })
    this.tell('setup_intent.setup_failed', setup)
  }

  /** In the dashboard, or because it stayed open too long. */
  cancelSetup(setupID: string): void {
    const setup = found(this.setups, setupID)
    Object.assign(setup, { status: 'canceled', next_action: null })
    this.tell('setup_intent.canceled', setup)
  }

  private make(token: string): { method: Method; token: string } {
    const exp_year = clock.now().getUTCFullYear() + 2
    const card = {
      brand: 'visa',
      last4: '4242',
      country: 'US',
      fingerprint: 'Xt5EWLLDS7FJjR1c',
      exp_month: 8,
      exp_year,
    }
    const method: Method = { id: id('pm'), object: 'payment_method', type: 'card', customer: null, card }
    this.tokens.set(method.id, token)
    this.methods.set(method.id, method)
    return { method, token }
  }

  private makeCustomer(form: Form): Customer {
    requireOnly(form, ['metadata', 'email', 'name', 'description'])
    const metadata = (form.metadata ?? {}) as Record<string, string>
    const customer: Customer = { id: id('cus'), object: 'customer', metadata }
    this.customers.set(customer.id, customer)
    this.tell('customer.created', customer)
    return customer
  }

  private search(named: string, form: Form): object {
    if (named !== 'search') return found(this.customers, named)
    if (!this.offersSearch)
      throw new Refusal(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' })
    const [, key = '', value = ''] = /^metadata\['(\w+)'\]:'(\w+)'$/.exec(textOf(form, 'query')) ?? []
    if (!key) throw invalid('parameter_invalid', 'query')
    const data = [...this.customers.values()].filter(({ metadata }) => metadata[key] === value)
    return { object: 'search_result', url: '/v1/customers/search', has_more: false, data }
  }

  private changeMethod(named: string, action: string): Method {
    const method = found(this.methods, named)
    if (action !== 'detach') throw missing('path')
    if (method.customer === null) throw invalid('payment_method_unexpected_state', 'payment_method')
    this.detach(method.id)
    return method
  }

  private setUp(form: Form): object {
    requireOnly(form, ofSetup)
    this.requireCustomer(textOf(form, 'customer'))
    if (!/^o[nf]{1,2}_session$/.test(textOf(form, 'usage'))) throw invalid('parameter_invalid', 'usage')
    const token = textOf(form, form.confirmation_token ? 'confirmation_token' : 'payment_method')
    if (!/^pm_card_\w+$/.test(token)) throw invalid('resource_missing', 'payment_method')
    const { method } = this.make(token)
    const setup: Setup = {
      ...{ id: id('seti'), object: 'setup_intent', created: seconds(), status: 'requires_confirmation' },
      ...{
        on_behalf_of: this.ownerIn(form),
        usage: String(form.usage),
        customer: String(form.customer),
        payment_method: method.id,
        mandate: null,
      },
      ...{ metadata: (form.metadata ?? {}) as Record<string, string>, next_action: null, last_setup_error: null },
    }
    this.setups.set(setup.id, setup)
    if (failsToBeKept.test(token)) throw this.refuse(setup)
    if (!asksWhenKept.includes(token)) this.succeed(setup)
    else {
      const redirect_to_url = { return_url: form.return_url ?? null, url: `${this.pages}/3ds/${setup.id}` }
      const next_action = form.return_url ? { type: 'redirect_to_url', redirect_to_url } : { type: 'use_stripe_sdk' }
      Object.assign(setup, { status: 'requires_action', next_action })
      this.tell('setup_intent.requires_action', setup)
    }
    return this.shown(setup)
  }

  private refuse(setup: Setup): Refusal {
    const error = { type: 'card_error' as const, code: 'card_declined', decline_code: 'generic_decline' }
    Object.assign(setup, { status: 'requires_payment_method', last_setup_error: error })
    this.tell('setup_intent.setup_failed', setup)
    return new Refusal(402, { ...error, message: 'Your card was declined.', setup_intent: this.shown(setup) })
  }

  private succeed(setup: Setup): void {
    const method = String(setup.payment_method)
    const mandate = { id: id('mandate'), object: 'mandate' as const, status: 'active', payment_method: method }
    this.mandates.set(mandate.id, mandate)
    Object.assign(setup, { status: 'succeeded', mandate: mandate.id })
    this.attach(method, setup.customer)
    this.tell('setup_intent.succeeded', setup)
  }

  private allShown = () => [...this.setups.values()].map((setup) => ({ ...setup, ...this.shown(setup) }))

  // With the payment method in full, as `expand` asks for it.
  private shown = (setup: Setup): object => ({
    ...setup,
    payment_method: this.methods.get(String(setup.payment_method)) ?? null,
  })
}

function found<T>(all: Map<string, T>, named: string): T {
  const one = all.get(named)
  if (!one) throw missing('id')
  return one
}
