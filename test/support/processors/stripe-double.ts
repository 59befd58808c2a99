import { createHmac, randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import type { Currency } from '#contract/money.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'
import { type Answered, type Asked, DoubleLine } from './double-line.js'
import type { Mangle, MangledCalls } from './mangled.js'
import type { DoubledCall } from './doubled-call.js'
import type { DoubledProcessor, Fault, Play, ProcessorDouble, SignedAs } from './processor-double.js'
import { StripeBooks } from './stripe-books.js'
import { uploadedForm } from './stripe-files.js'
import { answerOf, Refusal, formOf, requireProper } from './stripe-refusal.js'

const version = '2026-10-28.endive'
const methods: Record<Exclude<Play, 'code'>, string> = {
  succeeds: 'pm_card_visa',
  declines: 'pm_card_chargeDeclined',
  stolen_card: 'pm_card_chargeDeclinedStolenCard',
  insufficient_funds: 'pm_card_chargeDeclinedInsufficientFunds',
  redirect: 'pm_card_threeDSecure2Required',
}
const random = () => randomBytes(12).toString('hex')

interface Kept {
  request: string
  answer: Answered
}

/** Stripe's API, version as pinned: payment intents, refunds, the balance and signed events. */
export class StripeDouble implements ProcessorDouble {
  readonly currency: Currency = 'EUR'
  settings = {
    secretKey: `sk_test_${random()}`,
    publishableKey: `pk_test_${random()}`,
    noticeSecret: `whsec_${random()}`,
    apiAddress: '',
  }
  /** A fault inside Stripe comes after the call was carried out. */
  faultsComeAfter = false
  /** A double of somebody else's may make everything anew that comes under a key it has seen. */
  forgetsKeys = false
  private before = this.settings.noticeSecret
  private readonly keys = new Map<string, Kept>()
  readonly books = new StripeBooks()
  private line: DoubleLine | undefined

  static async start(): Promise<StripeDouble> {
    const double = new StripeDouble()
    double.line = await DoubleLine.open((asked) => ({
      call: double.isAgain(asked) ? 'inquire' : callOf(asked),
      answer: () => double.answer(asked),
      refuse: (status) => double.refuse(asked, status),
    }))
    double.settings.apiAddress = double.line.address
    double.books.pages = double.line.address
    return double
  }

  async close(): Promise<void> {
    await this.line?.close()
  }

  methodFor(play: Play, processorAccountID: string) {
    if (play === 'code') throw new Error('Stripe asks for no code')
    return { type: 'token' as const, processorAccountID, token: methods[play] }
  }

  fail(call: DoubledCall, fault: Fault): void {
    this.line?.fail(call, fault)
  }

  mangle(calls: MangledCalls, how?: Mangle): void {
    this.line?.mangle(calls, how)
  }

  async payerGoes(redirectURL: string, outcome: 'passes' | 'fails' | 'leaves'): Promise<void> {
    if (outcome !== 'leaves') this.books.payerGoes(redirectURL.split('/').at(-1) ?? '', outcome === 'passes')
  }

  refundsEnd(when: 'at_once' | 'later'): void {
    this.books.refundsBecome = when === 'later' ? 'pending' : 'succeeded'
  }

  endRefunds(outcome: 'succeeded' | 'failed'): void {
    this.books.endRefunds(outcome)
  }

  paidElsewhere(): void {
    this.books.paidElsewhere()
  }

  dispute(processorReference: string, reason: string): void {
    this.books.dispute(processorReference, reason)
  }

  endDispute(processorReference: string, outcome: 'won' | 'lost'): void {
    this.books.disputes.become(processorReference, outcome)
  }

  takeNotices({ mode = 'test', signedAt = clock.now(), signedWith }: SignedAs = {}): RawNotice[] {
    const secret = signedWith ? this.before : this.settings.noticeSecret
    return this.books.events.splice(0).map((event) => {
      const body = JSON.stringify({ ...event, livemode: mode === 'live' }, null, 2)
      const time = Math.floor(signedAt.getTime() / 1_000)
      const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { body: Buffer.from(body), headers: { 'stripe-signature': `t=${time},v1=${hash},v0=${hash.slice(1)}` } }
    })
  }

  rotate(): Record<string, string> {
    this.before = this.settings.noticeSecret
    this.settings = { ...this.settings, noticeSecret: `whsec_${random()}` }
    return this.settings
  }

  statements(): string[] {
    return this.books.descriptors
  }

  chargesOf(transactionID: string): number {
    return this.books.chargesOf(transactionID)
  }

  owes(currency: Currency): number {
    return this.books.owes(currency.toLowerCase())
  }

  costs(currency: Currency): number {
    return this.books.balance.costs(currency.toLowerCase())
  }

  balanceIn(currency: Currency): number {
    return this.books.balance.net(currency.toLowerCase())
  }

  paysOut(currency: Currency): number {
    return this.books.balance.paysOut(currency.toLowerCase())
  }

  private answer(asked: Asked): Answered {
    try {
      requireProper(asked, this.settings.secretKey, version)
      if (asked.method === 'GET') return this.run(asked)
      return this.once(asked, () => this.run(asked))
    } catch (error) {
      if (error instanceof Refusal) return answerOf(error)
      throw error
    }
  }

  // A fault inside Stripe is kept under the key, and answered again; a call too many is not.
  private refuse(asked: Asked, status: number): Answered {
    const error = { type: 'api_error', message: 'An unknown error occurred' }
    const limited = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }
    if (status === 429) return { status, body: { error: limited } }
    const isLook = asked.method === 'GET' || this.isAgain(asked)
    return isLook
      ? { status, body: { error } }
      : this.once(asked, () => this.faulty(asked, { status, body: { error } }))
  }

  private faulty(asked: Asked, answer: Answered): Answered {
    if (this.faultsComeAfter) this.run(asked)
    return answer
  }

  private isAgain({ headers }: Asked): boolean {
    return !this.forgetsKeys && this.keys.has(headers['idempotency-key'] ?? '')
  }

  private once({ path, headers, body }: Asked, run: () => Answered): Answered {
    const key = headers['idempotency-key'] ?? ''
    const request = `${path} ${body}`
    const kept = this.forgetsKeys ? undefined : this.keys.get(key)
    if (kept && kept.request !== request)
      return answerOf(new Refusal(400, { type: 'idempotency_error', message: 'Keys are for one and the same call' }))
    if (kept) return { ...kept.answer, headers: { 'idempotent-replayed': 'true' } }
    const answer = JSON.parse(JSON.stringify(this.tried(run))) as Answered
    this.keys.set(key, { request, answer })
    return answer
  }

  // What is refused once it has begun is kept too.
  private tried(run: () => Answered): Answered {
    try {
      return run()
    } catch (error) {
      if (error instanceof Refusal && !String(error.error.code).startsWith('parameter_')) return answerOf(error)
      throw error
    }
  }

  private run({ method, path, query, body, headers }: Asked): Answered {
    if (path === '/v1/files')
      return { status: 200, body: this.books.disputes.upload(uploadedForm(body, headers['content-type'] ?? '')) }
    const form = formOf(method === 'GET' ? query.toString() : body)
    return { status: 200, body: this.books.answer(`${method} ${path}`, form) }
  }
}

function callOf({ method, path }: Asked): DoubledCall | null {
  if (path === '/v1/balance_transactions') return 'report'
  if (method === 'GET')
    return /^\/v1\/(payment_intents|setup_intents|payment_methods|refunds|disputes)/.test(path) ? 'inquire' : null
  if (path === '/v1/payment_intents' || path === '/v1/setup_intents') return 'charge'
  if (path.endsWith('/confirm')) return 'confirm'
  if (path === '/v1/refunds') return 'refund'
  return path.endsWith('/capture') ? 'capture' : path.endsWith('/cancel') ? 'cancel' : null
}

export const doubledStripe: DoubledProcessor = {
  processor: 'stripe',
  plays: ['succeeds', 'declines', 'stolen_card', 'insufficient_funds', 'redirect'],
  signsTime: true,
  closesPages: true,
  answers: {
    payment: {
      used: ['id', 'amount', 'amount_received', 'currency', 'status', 'metadata'],
      amounts: ['amount', 'amount_received', 'amount_capturable'],
      currency: { field: 'currency', other: 'usd' },
      other: { id: 'pi_another', metadata: { transactionID: `txn_${'0'.repeat(26)}`, attemptID: 'att_another' } },
    },
    refund: {
      used: ['id', 'amount', 'currency', 'status', 'metadata'],
      amounts: ['amount'],
      currency: { field: 'currency', other: 'usd' },
      other: { id: 're_another', metadata: { refundID: `ref_${'0'.repeat(26)}` } },
    },
  },
  start: () => StripeDouble.start(),
}
