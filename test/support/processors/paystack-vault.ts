import { randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'

export interface Authorization {
  authorization_code: string
  channel: string
  reusable: boolean
  exp_month: string
  exp_year: string
  [field: string]: unknown
}

/** Authorizations by the customer's email address, as the description of `customer` and `charge_authorization` has them. */
export class PaystackVault {
  readonly authorizations = new Map<string, { email: string; one: Authorization; outcome: string }>()
  /** Whether what is paid from here on can be charged again. */
  reusable = true

  /** The same payment has the same authorization, however often it is told. */
  of(reference: string, email: string, channel: string): Authorization {
    const code = `AUTH_${Buffer.from(reference).toString('hex').slice(-12)}`
    const known = this.authorizations.get(code)
    if (known) return known.one
    const one: Authorization = {
      ...{ authorization_code: code, channel, card_type: 'visa ', brand: 'visa', last4: '4081', country_code: 'NG' },
      ...{ signature: 'SIG_yEXu7dLBeqG0kU7g95Ke', reusable: this.reusable, exp_month: '12' },
      ...{ exp_year: String(clock.now().getUTCFullYear() + 3), bin: '408408', bank: 'TEST BANK' },
    }
    this.authorizations.set(code, { email, one, outcome: 'Approved' })
    return one
  }

  /** What a charge of it ends with; null: there is no such authorization of this customer. */
  outcomeOf(code: string, email: string): string | null {
    const known = this.authorizations.get(code)
    return known?.email === email && known.one.reusable ? known.outcome : null
  }

  deactivate(code: string): boolean {
    return this.authorizations.delete(code)
  }

  customer(email: string): object | null {
    const own = [...this.authorizations.values()].filter((one) => one.email === email)
    if (own.length === 0) return null
    const customer_code = `CUS_${randomBytes(6).toString('hex')}`
    return { email, customer_code, authorizations: own.map(({ one }) => one) }
  }
}
