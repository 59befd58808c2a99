import { createHmac, randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import type { Currency } from '#contract/money.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'
import { AdyenBooks } from './adyen-books.js'
import { AdyenDefense } from './adyen-defense.js'
import { AdyenReportFiles } from './adyen-report-files.js'
import { AdyenSettlement } from './adyen-settlement.js'
import { stored, type Told } from './adyen-objects.js'
import { adyenAnswers } from './adyen-shapes.js'
import { answerOf, Refusal, requireProper } from './adyen-rules.js'
import { type Answered, type Asked, DoubleLine } from './double-line.js'
import type { DoubledCall } from './doubled-call.js'
import type { Mangle, MangledCalls } from './mangled.js'
import type { DoubledProcessor, Fault, Play, ProcessorDouble, SignedAs } from './processor-double.js'

const methods: Record<Exclude<Play, 'code'>, string> = {
  succeeds: stored.paid,
  declines: stored.declined,
  stolen_card: stored.stolen,
  insufficient_funds: stored.poor,
  redirect: stored.redirected,
}
const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** Adyen's Checkout API, v71: payments, sessions, modifications that are received, and signed items in batches. */
export class AdyenDouble implements ProcessorDouble {
  readonly currency: Currency = 'EUR'
  settings = {
    apiKey: `AQE-${hex(20)}`,
    merchantAccount: 'GatehouseECOM',
    clientKey: `test_${hex(16).toUpperCase()}`,
    noticeKey: hex(32).toUpperCase(),
    tokenNoticeKey: hex(32).toUpperCase(),
    apiAddress: '',
  }
  readonly books = new AdyenBooks()
  readonly settlement = new AdyenSettlement(this.books, () => this.settings.merchantAccount)
  readonly reports = new AdyenReportFiles(this.books.told, () => this.settings.apiAddress)
  readonly defense = new AdyenDefense(this.books.back, () => this.settings)
  private before = this.settings.noticeKey
  private lastEventAt = 0
  /** What the next answer to a call becomes on its way. */
  readonly twists = new Map<DoubledCall, (answer: Answered) => Answered>()
  private readonly keys = new Map<string, { request: string; answer: Answered }>()
  private line: DoubleLine | undefined

  static async start(): Promise<AdyenDouble> {
    const double = new AdyenDouble()
    double.line = await DoubleLine.open((asked) => ({
      call: double.isAgain(asked) ? 'inquire' : callOf(asked),
      answer: () =>
        double.reports.answer(asked) ??
        double.defense.answer(asked) ??
        double.twisted(callOf(asked), double.answer(asked)),
      refuse: (status) => ({ status, body: { status, errorCode: '000', message: 'Not now', errorType: 'internal' } }),
    }))
    double.settings.apiAddress = double.line.address
    double.books.pages = double.line.address
    return double
  }

  async close(): Promise<void> {
    await this.line?.close()
  }

  methodFor(play: Play, processorAccountID: string) {
    if (play === 'code') throw new Error('Adyen asks for no code')
    const token = methods[play]
    return { type: 'token' as const, processorAccountID, token, shopperReference: 'shopper-1' }
  }

  fail(call: DoubledCall, fault: Fault): void {
    this.line?.fail(call, fault)
  }

  mangle(calls: MangledCalls, how?: Mangle): void {
    this.line?.mangle(calls, how)
  }

  async payerGoes(redirectURL: string, outcome: 'passes' | 'fails' | 'leaves') {
    if (outcome === 'leaves') return undefined
    return { redirectResult: this.books.payerAnswers(redirectURL.split('/').at(-1) ?? '', outcome === 'passes') }
  }

  refundsEnd(when: 'at_once' | 'later'): void {
    this.books.back.endsRefundsLater = when === 'later'
  }

  endRefunds(outcome: 'succeeded' | 'failed'): void {
    this.books.back.endRefunds(outcome)
  }

  paidElsewhere(): void {
    this.books.paidElsewhere()
  }

  dispute(processorReference: string, reason: string): void {
    this.books.back.dispute(processorReference, reason)
  }

  endDispute(processorReference: string, outcome: 'won' | 'lost'): void {
    this.books.back.endDispute(processorReference, outcome)
  }

  takeNotices({ mode = 'test', signedWith }: SignedAs = {}): RawNotice[] {
    const key = signedWith ? this.before : this.settings.noticeKey
    return this.books.told.splice(0).map((one) => this.noticeOf([one], key, mode === 'live'))
  }

  /** All that is to be told, in one notice. */
  takeBatch(): RawNotice {
    return this.noticeOf(this.books.told.splice(0), this.settings.noticeKey, false)
  }

  noticeOf(told: Told[], key: string, isLive: boolean): RawNotice {
    const items = told.map((one) => ({ NotificationRequestItem: this.itemOf(one, key) }))
    return { body: Buffer.from(JSON.stringify({ live: String(isLive), notificationItems: items })), headers: {} }
  }

  unsigned({ body, headers }: RawNotice): RawNotice {
    return { body: Buffer.from(body.toString().replace(/"hmacSignature":"[^"]*"/, '"unsigned":"so"')), headers }
  }

  // What is signed comes last, so that a body that was changed at its end was changed in what is signed.
  private itemOf({ additionalData = {}, success, reason = '', ...told }: Told, key: string) {
    const { pspReference, originalReference = '', merchantReference, amount, eventCode } = told
    const { merchantAccountCode = this.settings.merchantAccount } = told
    const signed = [pspReference, originalReference, merchantAccountCode, merchantReference, amount.value]
    const text = [...signed, amount.currency, eventCode, String(success)].join(':')
    const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64')
    return {
      ...{ additionalData: { ...additionalData, hmacSignature }, eventDate: told.eventDate ?? this.nextTime(), reason },
      ...{
        paymentMethod: told.paymentMethod ?? 'visa',
        merchantAccountCode,
        eventCode,
        ...(originalReference && { originalReference }),
      },
      ...{ merchantReference, pspReference, success: String(success), amount },
    }
  }

  private twisted(call: DoubledCall | null, answer: Answered): Answered {
    const twist = call && this.twists.get(call)
    if (call) this.twists.delete(call)
    return twist ? twist(answer) : answer
  }

  // Each event is later than the one before, whatever the clock's resolution.
  private nextTime(): string {
    this.lastEventAt = Math.max(clock.time(), this.lastEventAt + 1)
    return new Date(this.lastEventAt).toISOString()
  }

  rotate(): Record<string, string> {
    this.before = this.settings.noticeKey
    this.settings = { ...this.settings, noticeKey: hex(32).toUpperCase() }
    return this.settings
  }

  statements(): string[] {
    return [...this.books.payments.values()].flatMap(({ statement }) => statement ?? [])
  }

  chargesOf(transactionID: string): number {
    return this.books.chargesOf(transactionID)
  }

  owes(currency: Currency): number {
    return this.books.owes(currency)
  }

  costs(currency: Currency): number {
    return this.settlement.costs(currency)
  }

  balanceIn(currency: Currency): number {
    return this.settlement.owedIn(currency)
  }

  paysOut(): number {
    return this.settlement.paysOut()
  }

  settlementReport(): string {
    return this.settlement.report()
  }

  private answer(asked: Asked): Answered {
    try {
      const body = requireProper(asked, this.settings.apiKey, this.settings.merchantAccount)
      const status = asked.method === 'DELETE' ? 204 : 200
      const run = () => ({ status, body: this.books.answer(asked.method, asked.path, asked.query, body) })
      return this.once(asked, run)
    } catch (error) {
      if (error instanceof Refusal) return answerOf(error)
      throw error
    }
  }

  private isAgain({ headers }: Asked): boolean {
    return this.keys.has(headers['idempotency-key'] ?? '')
  }

  private once({ path, headers, body }: Asked, run: () => Answered): Answered {
    const key = headers['idempotency-key']
    if (key === undefined) return run()
    if (key.length > 64) throw new Refusal(422, '704', 'Idempotency-Key is too long')
    const request = `${path} ${body}`
    const kept = this.keys.get(key)
    if (kept && kept.request !== request)
      throw new Refusal(422, '704', 'This Idempotency-Key was used for another request')
    if (kept) return kept.answer
    const answer = JSON.parse(JSON.stringify(run())) as Answered
    this.keys.set(key, { request, answer })
    return answer
  }
}

function callOf({ path }: Asked): DoubledCall | null {
  if (path === '/v71/payments' || path === '/v71/sessions') return 'charge'
  if (path.endsWith('/captures')) return 'capture'
  if (path.endsWith('/cancels')) return 'cancel'
  if (path.endsWith('/defendDispute') || path.endsWith('/retrieveApplicableDefenseReasons')) return 'evidence'
  if (path.startsWith('/reports/')) return 'report'
  return path.endsWith('/refunds') ? 'refund' : null
}

export const doubledAdyen: DoubledProcessor = {
  processor: 'adyen',
  plays: ['succeeds', 'declines', 'stolen_card', 'insufficient_funds', 'redirect'],
  signsTime: false,
  closesPages: true,
  tellsOnly: true,
  answers: adyenAnswers,
  start: () => AdyenDouble.start(),
}
