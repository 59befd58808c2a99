import { clock } from '#contract/clock.js'
import { type Fields, faultOf } from './paystack-rules.js'
import { type HeldRefund, viewOfRefund } from './paystack-refunds.js'
import { PaystackSubaccounts, type Split, withoutSplit } from './paystack-subaccounts.js'
import { PaystackVault } from './paystack-vault.js'

/** What the double of Paystack's service knows and answers, by the rules of its public description. */
export interface Answered {
  status: number
  body: object
}

export interface HeldPayment {
  id: number
  reference: string
  status: string
  amount: number
  currency: string
  metadata: unknown
  channel: string
  accessCode: string | null
  gatewayResponse: string
  createdAt: string
  email?: string
  split?: Split
}

const payerEmail = 'payer@example.com'
export const rightCode = '123456'
const authorizations: Record<string, string> = {
  AUTH_succeeds01: 'Approved',
  AUTH_declined01: 'Declined',
  AUTH_stolen0001: 'Stolen card, pick-up',
  AUTH_poor000001: 'Insufficient Funds',
}

const told = (data: unknown, message = 'OK'): Answered => ({ status: 200, body: { status: true, message, data } })
const refused = (status: number, message: string, code = 'validation_error'): Answered => ({
  status,
  body: { status: false, message, meta: { nextStep: 'Look it up' }, type: 'validation_error', code },
})

export class PaystackService {
  readonly payments = new Map<string, HeldPayment>()
  readonly refunds: HeldRefund[] = []
  refundsEndAtOnce = true
  private ids = 1_000

  constructor(
    private readonly pageAddress: () => string,
    private readonly tell: (event: string, data: object) => void,
  ) {}

  answer(method: string, path: string, query: URLSearchParams, body: Fields): Answered {
    if (method === 'GET') return this.get(path, query)
    const fault = faultOf(path, body)
    if (fault) return refused(400, fault)
    if (path.endsWith('/deactivate'))
      return this.vault.deactivate(String(body.authorization_code))
        ? told(null, 'Authorization has been deactivated')
        : refused(404, 'Authorization not found', 'authorization_not_found')
    if (path === 'refund') return this.refund(body)
    if (path === 'charge/submit_otp') return this.submit(body)
    return this.charge(path, body)
  }

  succeed(payment: HeldPayment): void {
    Object.assign(payment, { status: 'success', gatewayResponse: 'Approved' })
    this.tell('charge.success', this.viewOf(payment))
  }

  readonly vault = new PaystackVault()
  readonly subaccounts = new PaystackSubaccounts()

  viewOf = ({ accessCode: _code, gatewayResponse, split, ...payment }: HeldPayment) => ({
    ...payment,
    ...this.subaccounts.partsOf({ ...payment, ...(split && { split }) }),
    domain: 'test',
    gateway_response: gatewayResponse,
    authorization: this.vault.of(payment.reference, payment.email ?? payerEmail, payment.channel),
    customer: { email: payment.email ?? payerEmail },
  })

  /** A payment that somebody else has begun. */
  foreign = () => {
    const about = { id: (this.ids += 1), reference: `elsewhere-${this.ids}`, status: 'success', amount: 900 }
    const more = {
      currency: 'NGN',
      metadata: '',
      channel: 'card',
      accessCode: null,
      gatewayResponse: 'Approved',
      createdAt: '',
    }
    return this.viewOf({ ...about, ...more })
  }

  private viewOfRefund = (refund: HeldRefund) => viewOfRefund(refund, this.payments.get(refund.transaction)?.id ?? 0)

  /** "Refund Transaction" of the dashboard writes a note of its own. */
  refundInDashboard(reference: string, amount: number): number {
    this.refund({ transaction: reference, amount, merchant_note: `Refund for transaction ${reference}` })
    return this.ids
  }

  /** What an accepted dispute gives back is among the refunds as well, and names the dispute. */
  refundOfDispute(reference: string, dispute: number, amount: number): void {
    const { currency = 'NGN' } = this.payments.get(reference) ?? {}
    const about = { id: (this.ids += 1), transaction: reference, amount, currency, dispute, status: 'processed' }
    this.refunds.push({ ...about, merchantNote: 'Chargeback', createdAt: clock.now().toISOString() })
  }

  endRefund(refund: HeldRefund, status: 'processed' | 'failed'): void {
    const { transaction, amount, currency } = refund
    refund.status = status
    const payment = this.payments.get(transaction)
    if (payment) payment.status = this.returned(transaction, ['processed']) === payment.amount ? 'reversed' : 'success'
    const about = {
      status,
      transaction_reference: transaction,
      refund_reference: null,
      amount: String(amount),
      currency,
    }
    this.tell(`refund.${status}`, { ...about, domain: 'test' })
  }

  returned(reference: string, states: string[]): number {
    const all = this.refunds.filter(({ transaction, dispute }) => transaction === reference && dispute === undefined)
    const own = all.filter(({ status }) => states.includes(status))
    return own.reduce((sum, { amount }) => sum + amount, 0)
  }

  private get(path: string, query: URLSearchParams): Answered {
    const [, reference = ''] = /^(?:transaction\/verify|charge)\/([^/]+)$/.exec(path) ?? []
    if (reference) {
      const payment = this.payments.get(reference)
      if (!payment) return refused(400, 'Transaction reference not found.', 'transaction_not_found')
      const { status } = payment
      const isStep = /^send_|^pay_/.test(status)
      return told({ ...this.viewOf(payment), status: isStep && path.startsWith('transaction') ? 'ongoing' : status })
    }
    if (path.startsWith('customer/')) {
      const customer = this.vault.customer(decodeURIComponent(path.slice('customer/'.length)))
      return customer ? told(customer) : refused(404, 'Customer not found', 'customer_not_found')
    }
    if (path === 'balance') return told([{ currency: 'NGN', balance: this.owes('NGN') }])
    const [, id = ''] = /^refund\/(\d+)$/.exec(path) ?? []
    const one = this.refunds.find((refund) => String(refund.id) === id)
    if (one) return told(this.viewOfRefund(one))
    if (path !== 'refund') return refused(404, 'Not found', 'not_found')
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 50)]
    const since = [...this.refunds].reverse().filter(({ createdAt }) => createdAt >= (query.get('from') ?? ''))
    return told(since.slice((page - 1) * perPage, page * perPage).map(this.viewOfRefund))
  }

  private charge(path: string, body: Fields): Answered {
    const { reference = `generated-${this.ids}`, amount, currency = 'NGN', metadata } = body as Record<string, string>
    if (this.payments.has(reference)) return refused(400, 'Duplicate Transaction Reference', 'duplicate_reference')
    const split = this.subaccounts.splitOf(body, Number(amount), currency)
    if (typeof split === 'string') return refused(400, split)
    const code = path.endsWith('initialize') ? `code${this.ids}` : null
    const payment: HeldPayment = {
      ...{ id: (this.ids += 1), reference, amount: Number(amount), currency, status: 'abandoned' },
      email: String(body.email),
      ...(split && { split }),
      ...{
        metadata: metadata ?? null,
        channel: 'card',
        accessCode: code,
        gatewayResponse: 'The transaction was not completed',
        createdAt: clock.now().toISOString(),
      },
    }
    if (code) {
      this.payments.set(reference, payment)
      const page = { authorization_url: `${this.pageAddress()}/${code}`, access_code: code, reference }
      return told(page, 'Authorization URL created')
    }
    const { authorization_code: authorization, bank, mobile_money: mobile } = body
    if (authorization !== undefined) {
      const outcome =
        authorizations[authorization as string] ?? this.vault.outcomeOf(String(authorization), payment.email ?? '')
      if (!outcome) return refused(400, 'Invalid authorization code')
      this.payments.set(reference, payment)
      if (outcome === 'Approved') this.succeed(payment)
      else Object.assign(payment, { status: 'failed', gatewayResponse: outcome })
      return told(withoutSplit(this.viewOf(payment)), 'Charge attempted')
    }
    if (!bank && !mobile) return refused(400, 'No channel passed')
    if (bank && currency !== 'NGN') return refused(400, 'Currency not supported by this channel')
    Object.assign(payment, { channel: bank ? 'bank' : 'mobile_money', status: bank ? 'send_otp' : 'pay_offline' })
    this.payments.set(reference, payment)
    return told({ reference, status: payment.status, display_text: 'Please go on' }, 'Charge attempted')
  }

  private submit({ otp, reference }: Fields): Answered {
    const payment = this.payments.get(reference as string)
    if (!payment) return refused(400, 'Transaction reference not found.', 'transaction_not_found')
    if (payment.status !== 'send_otp') return refused(400, 'Transaction has no pending one-time code')
    if (otp !== rightCode)
      return told({ reference, status: 'send_otp', display_text: 'Incorrect code' }, 'Charge attempted')
    this.succeed(payment)
    return told(this.viewOf(payment), 'Charge attempted')
  }

  private refund({ transaction, amount, currency, merchant_note: note }: Fields): Answered {
    const payment = this.payments.get(transaction as string)
    if (!payment) return refused(404, 'Transaction not found', 'transaction_not_found')
    const left = payment.amount - this.returned(payment.reference, ['pending', 'processing', 'processed'])
    if (payment.status !== 'success') return refused(400, 'Transaction has been fully reversed')
    const wanted = (amount as number | undefined) ?? left
    if (wanted > left) return refused(400, 'Refund amount cannot be more than what is left of the amount')
    if (currency !== undefined && currency !== payment.currency) return refused(400, 'Currency is another one')
    const made = { id: (this.ids += 1), transaction: payment.reference, amount: wanted, currency: payment.currency }
    const refund = {
      ...made,
      status: 'pending',
      merchantNote: String(note ?? ''),
      createdAt: clock.now().toISOString(),
    }
    this.refunds.push(refund)
    if (this.refundsEndAtOnce) this.endRefund(refund, 'processed')
    return told(this.viewOfRefund(refund), 'Refund has been queued for processing')
  }

  /** It was paid after it had ended with us, and went back. */
  isLate({ reference }: HeldPayment): boolean {
    return this.refunds.some(
      ({ transaction, merchantNote }) => transaction === reference && /^late_/.test(merchantNote),
    )
  }

  owes(currency: string): number {
    const paid = [...this.payments.values()].filter(
      (one) => one.currency === currency && /success|reversed/.test(one.status),
    )
    return paid.reduce(
      (sum, one) => sum + (one.split?.charge ?? one.amount) - this.returned(one.reference, ['processed']),
      0,
    )
  }
}
