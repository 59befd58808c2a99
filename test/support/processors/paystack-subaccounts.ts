import type { Fields } from './paystack-rules.js'
import { paymentFee } from './double-fees.js'

interface Answered {
  status: number
  body: object
}

interface Charged {
  status: string
  amount: number
  split?: Split
}

export interface Split {
  subaccount: string
  charge: number
}

export interface HeldSubaccount {
  id: number
  subaccount_code: string
  business_name: string
  settlement_bank: string
  account_number: string
  percentage_charge: number
  currency: string
  active: boolean
  metadata: string | null
}

const told = (data: unknown, status = 200): Answered => ({ status, body: { status: true, message: 'OK', data } })
const refused = (status: number, message: string): Answered => ({
  status,
  body: { status: false, message, code: 'validation_error' },
})
const taken = [
  ...['business_name', 'settlement_bank', 'account_number', 'percentage_charge', 'active', 'description', 'metadata'],
  ...['primary_contact_email', 'primary_contact_name', 'primary_contact_phone'],
]

/** SubaccountCreate, SubaccountUpdate, SubaccountFetchResponse and SubaccountListResponse of Paystack's OpenAPI document. */
export class PaystackSubaccounts {
  readonly held = new Map<string, HeldSubaccount>()
  /** Of the banks that are named here from now on. */
  currency = 'NGN'
  creations = 0

  answer(method: string, path: string, query: URLSearchParams, body: Fields): Answered | null {
    if (path === 'subaccount') return method === 'POST' ? this.create(body) : this.list(query)
    const [, code] = /^subaccount\/(\w+)$/.exec(path) ?? []
    const one = code === undefined ? undefined : this.held.get(code)
    if (code === undefined) return null
    if (!one) return refused(404, 'Subaccount not found')
    return method === 'PUT' ? this.update(one, body) : told(viewOf(one))
  }

  /** What the platform does in the dashboard. */
  change(code: string, change: Partial<HeldSubaccount>): void {
    Object.assign(this.one(code), change)
  }

  one(code: string): HeldSubaccount {
    const one = this.held.get(code)
    if (!one) throw new Error(`The double has no subaccount ${code}`)
    return one
  }

  /** Of "Initialize Transaction" and "Charge Authorization". A text: why it is refused. */
  splitOf({ subaccount, transaction_charge: charge, bearer }: Fields, amount: number, currency: string) {
    if (subaccount === undefined) return charge === undefined && bearer === undefined ? null : 'subaccount is required'
    const one = this.held.get(String(subaccount))
    if (!one?.active || one.currency !== currency) return 'Invalid Subaccount'
    if (bearer !== 'account') return 'Only the platform bears the fee here'
    if (Number(charge) > amount) return 'Transaction charge cannot be greater than amount'
    return { subaccount: one.subaccount_code, charge: Number(charge) }
  }

  /** https://paystack.com/docs/api/transaction/#verify: `fees_split` of a payment that was split. */
  partsOf({ split, amount, status }: Charged) {
    if (!split) return { subaccount: {}, fees_split: null }
    const { subaccount, charge } = split
    const params = { bearer: 'account', transaction_charge: String(charge), percentage_charge: '0' }
    const fee = paymentFee(amount)
    const shares = { paystack: fee, integration: charge - fee, subaccount: amount - charge, params }
    const { id, business_name } = this.one(subaccount)
    const isPaid = status === 'success' || status === 'reversed'
    return { subaccount: { id, subaccount_code: subaccount, business_name }, fees_split: isPaid ? shares : null }
  }

  private create(body: Fields): Answered {
    const fault = faultIn(body, ['business_name', 'settlement_bank', 'account_number', 'percentage_charge'])
    if (fault) return refused(400, fault)
    this.creations += 1
    const id = 30_000 + this.creations
    const one: HeldSubaccount = {
      ...{ id, subaccount_code: `ACCT_${id}`, currency: this.currency, active: true, metadata: null },
      ...(body as Pick<HeldSubaccount, 'business_name' | 'settlement_bank' | 'account_number' | 'percentage_charge'>),
    }
    this.held.set(one.subaccount_code, one)
    return told(viewOf(one), 201)
  }

  private update(one: HeldSubaccount, body: Fields): Answered {
    const fault = faultIn(body, [])
    if (fault) return refused(400, fault)
    Object.assign(one, body)
    return told(viewOf(one))
  }

  private list(query: URLSearchParams): Answered {
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 50)]
    const all = [...this.held.values()].reverse().map((one) => ({ ...viewOf(one), active: one.active ? 1 : 0 }))
    return told(all.slice((page - 1) * perPage, page * perPage))
  }
}

/** ChargeAuthorizationResponse and the transactions of a settlement say nothing of subaccounts. */
export const withoutSplit = ({ subaccount: _, fees_split: __, ...others }: Record<string, unknown>) => others

// The bank stands there with its name.
const viewOf = (one: HeldSubaccount) => ({
  ...{ ...one, settlement_bank: 'Test Bank', is_verified: false, settlement_schedule: 'AUTO', domain: 'test' },
  ...{ product: 'collection', migrate: false },
})

function faultIn(body: Fields, required: string[]): string | null {
  const missing = required.find((name) => body[name] === undefined || body[name] === '' || body[name] === null)
  if (missing) return `${missing} is required`
  const strange = Object.keys(body).find((name) => !taken.includes(name))
  if (strange) return `"${strange}" is not allowed`
  if (body.account_number === '0000000000') return 'Account details are invalid'
  return body.metadata === undefined || typeof body.metadata === 'string' ? null : 'metadata must be a string'
}
