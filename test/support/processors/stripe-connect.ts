import { randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import type { Intent } from './stripe-objects.js'
import { amountOf, type Form, invalid, missing, Refusal, requireOnly, textOf } from './stripe-refusal.js'

const id = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

interface Account {
  id: string
  object: 'account'
  charges_enabled: boolean
  payouts_enabled: boolean
  details_submitted: boolean
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>
  requirements: {
    currently_due: string[]
    past_due: string[]
    disabled_reason: string | null
    current_deadline: number | null
  }
  metadata: Record<string, string>
  email: string
}

type Tell = (type: string, object: object, account: string) => void

/** docs.stripe.com/connect: accounts below the platform's, and what a destination charge may name. */
export class StripeConnect {
  readonly accounts = new Map<string, Account>()
  /** The account was disconnected, and the platform's key has no right to it any more. */
  readonly gone = new Set<string>()
  /** The platform's key is a restricted one without the right to read accounts. */
  lacksRight = false
  /** Connect is not turned on. */
  isOff = false
  links = 0
  reads = 0

  constructor(private readonly tell: Tell) {}

  answer(method: string, object: string, named: string, form: Form): object | null {
    if (object === 'accounts') return method === 'POST' && named === '' ? this.create(form) : this.retrieve(named)
    return method === 'POST' && object === 'account_links' ? this.link(form) : null
  }

  private create(form: Form): Account {
    requireOnly(form, ['controller', 'capabilities', 'business_profile', 'email', 'metadata'])
    if (this.isOff) throw invalid('platform_account_required')
    const dues = ['business_profile.url', 'external_account', 'tos_acceptance.date']
    const requirements = { currently_due: dues, past_due: [], disabled_reason: 'requirements.past_due' }
    const account: Account = {
      ...{ id: id('acct'), object: 'account', charges_enabled: false, payouts_enabled: false },
      ...{ details_submitted: false, capabilities: { card_payments: 'inactive', transfers: 'inactive' } },
      ...{ requirements: { ...requirements, current_deadline: null }, email: textOf(form, 'email') },
      metadata: (form.metadata ?? {}) as Record<string, string>,
    }
    this.accounts.set(account.id, account)
    return account
  }

  private link(form: Form): object {
    requireOnly(form, ['account', 'refresh_url', 'return_url', 'type', 'collection_options'])
    const account = this.found(textOf(form, 'account'))
    if (textOf(form, 'type') !== 'account_onboarding') throw invalid('parameter_invalid', 'type')
    textOf(form, 'refresh_url')
    textOf(form, 'return_url')
    this.links += 1
    const created = Math.floor(clock.time() / 1_000)
    const url = `https://connect.stripe.com/setup/e/${account.id}/${this.links}`
    return { object: 'account_link', created, expires_at: created + 300, url }
  }

  // It has no code of its own (docs.stripe.com/keys/restricted-api-keys).
  private retrieve(named: string): Account {
    if (this.lacksRight) throw new Refusal(403, { type: 'invalid_request_error', message: 'A permission is required' })
    this.reads += 1
    return this.found(named)
  }

  private found(named: string): Account {
    const account = this.accounts.get(named)
    if (!account) throw missing('account')
    if (this.gone.has(named)) throw new Refusal(403, { type: 'invalid_request_error', code: 'account_invalid' })
    return account
  }

  /** What the merchant does at Stripe's pages, or what Stripe decides. */
  becomes(named: string, how: 'submitted' | 'enabled' | 'restricted'): void {
    const account = this.found(named)
    const isEnabled = how === 'enabled'
    const state = isEnabled ? 'active' : how === 'submitted' ? 'pending' : 'inactive'
    const due = how === 'restricted' ? ['individual.verification.document'] : []
    const reason = isEnabled
      ? null
      : how === 'submitted'
        ? 'requirements.pending_verification'
        : 'requirements.past_due'
    Object.assign(account, {
      ...{ details_submitted: true, charges_enabled: isEnabled, payouts_enabled: isEnabled },
      capabilities: { card_payments: state, transfers: state },
      requirements: { currently_due: due, past_due: due, disabled_reason: reason, current_deadline: null },
    })
    this.tell('account.updated', account, named)
  }

  disconnects(named: string): void {
    this.gone.add(named)
    this.tell('account.application.deauthorized', { id: 'ca_platform', object: 'application' }, named)
  }

  /** Of a setup intent (docs.stripe.com/api/setup_intents/create, on_behalf_of). */
  readOwner({ on_behalf_of: owner }: Form): string | null {
    if (owner === undefined) return null
    if (typeof owner !== 'string' || this.found(owner).capabilities.card_payments !== 'active')
      throw invalid('account_invalid', 'on_behalf_of')
    return owner
  }

  /** docs.stripe.com/connect/destination-charges */
  readCharge(form: Form, amount: number): Partial<Intent> {
    const { on_behalf_of: owner, transfer_data: to } = form
    if (to === undefined && (owner ?? form.application_fee_amount) !== undefined)
      throw invalid('parameter_invalid', 'application_fee_amount')
    if (to === undefined) return {}
    if (typeof to === 'string') throw invalid('parameter_invalid', 'transfer_data')
    requireOnly(to, ['destination'])
    const destination = textOf(to, 'destination')
    const { capabilities } = this.found(destination)
    if (capabilities.transfers !== 'active') throw invalid('insufficient_capabilities_for_transfer', 'transfer_data')
    if (owner !== undefined && (owner !== destination || capabilities.card_payments !== 'active'))
      throw invalid('account_invalid', 'on_behalf_of')
    return {
      ...{ on_behalf_of: typeof owner === 'string' ? owner : null, transfer_data: { destination } },
      ...{ transfer_group: typeof form.transfer_group === 'string' ? form.transfer_group : null },
      ...readFee(form, amount),
    }
  }
}

/** Of a capture it replaces the one of the charge. */
export function readFee(form: Form, amount: number): { application_fee_amount?: number } {
  if (form.application_fee_amount === undefined) return {}
  const fee = form.application_fee_amount === '0' ? 0 : amountOf(form, 'application_fee_amount')
  if (fee > amount) throw invalid('application_fee_too_large', 'application_fee_amount')
  return { application_fee_amount: fee }
}
