import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clock } from '#contract/clock.js'
import type { Currency } from '#contract/money.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'
import { transactionIDIn } from '../../../api/src/money/processors/paystack/paystack-metadata.js'
import { type HeldDispute, PaystackLists } from './paystack-lists.js'
import { callsOf } from './paystack-calls.js'
import { PaystackEvidenceDesk } from './paystack-evidence.js'
import { PaystackPayouts } from './paystack-payouts.js'
import { paystackAnswers } from './paystack-shapes.js'
import { type Answered, type HeldPayment, PaystackService, rightCode } from './paystack-service.js'
import type { Mangle, MangledCalls } from './mangled.js'
import type { DoubledCall } from './doubled-call.js'
import type { DoubledProcessor, Fault, Play, ProcessorDouble, SignedAs } from './processor-double.js'

interface Told {
  event: string
  data: object
}

const tokens: Record<Play, string> = {
  succeeds: 'AUTH_succeeds01',
  declines: 'AUTH_declined01',
  stolen_card: 'AUTH_stolen0001',
  insufficient_funds: 'AUTH_poor000001',
  redirect: 'redirect',
  code: 'bank:057:0000000000',
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const send = (response: ServerResponse, { status, body }: Answered) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const refusal = (status: number, message: string): Answered => ({ status, body: { status: false, message } })

/** Paystack on loopback, with one account in test mode. */
export class PaystackDouble implements ProcessorDouble {
  readonly settings = { secretKey: 'sk_test_of-the-double', publicKey: 'pk_test_of-the-double', apiAddress: '' }
  readonly currency: Currency = 'NGN'
  readonly codes = { right: rightCode, wrong: '000000' }
  readonly service = new PaystackService(
    () => `${this.settings.apiAddress}/page`,
    (event, data) => void this.told.push({ event, data }),
  )
  readonly payouts = new PaystackPayouts((event, data) => void this.told.push({ event, data }))
  readonly calls: string[] = []
  private readonly faults = new Map<DoubledCall, Fault[]>()
  private mangled: { calls: MangledCalls; how: Mangle } | null = null
  private readonly disputed = new Map<string, HeldDispute>()
  readonly lists = new PaystackLists(this.service, this.payouts, this.disputed)
  readonly evidence = new PaystackEvidenceDesk(this.disputed, () => this.settings.apiAddress)
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch(() => response.destroy())
  })
  private told: Told[] = []
  private keyOfBefore = ''

  static async start(): Promise<PaystackDouble> {
    const double = new PaystackDouble()
    const { server, settings } = double
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    settings.apiAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return double
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((closed) => this.server.close(closed))
  }

  methodFor(play: Play, processorAccountID: string) {
    return { type: 'token' as const, processorAccountID, token: tokens[play], emailAddress: 'payer@example.com' }
  }

  fail(call: DoubledCall, fault: Fault): void {
    this.faults.set(call, [...(this.faults.get(call) ?? []), fault])
  }

  mangle(calls: MangledCalls, how?: Mangle): void {
    this.mangled = how ? { calls, how } : null
  }

  async payerGoes(redirectURL: string, outcome: 'passes' | 'fails' | 'leaves'): Promise<void> {
    const code = new URL(redirectURL).pathname.split('/').at(-1)
    const payment = [...this.service.payments.values()].find(({ accessCode }) => accessCode === code)
    if (!payment) throw new Error(`The double has no page ${redirectURL}`)
    if (outcome === 'passes') this.service.succeed(payment)
    if (outcome === 'fails') Object.assign(payment, { status: 'failed', gatewayResponse: 'Declined' })
  }

  refundsEnd(when: 'at_once' | 'later'): void {
    this.service.refundsEndAtOnce = when === 'at_once'
  }

  endRefunds(outcome: 'succeeded' | 'failed'): void {
    const open = this.service.refunds.filter(({ status }) => status === 'pending')
    const all = this.service.refunds.filter(({ dispute }) => dispute === undefined)
    const ending = open.length > 0 || outcome === 'succeeded' ? open : all
    for (const one of ending) this.service.endRefund(one, outcome === 'succeeded' ? 'processed' : 'failed')
  }

  paidElsewhere(): void {
    this.told.push({ event: 'charge.success', data: this.service.foreign() })
  }

  dispute(reference: string, reason: string, terms: Partial<HeldDispute> = {}): void {
    const payment = this.service.payments.get(reference) as HeldPayment
    this.disputed.set(reference, {
      ...{ id: 70_000 + this.disputed.size, status: 'awaiting-merchant-feedback', resolution: null, category: reason },
      ...{ refundAmount: payment.amount, dueAt: new Date(clock.time() + 2 * 86_400_000).toISOString() },
      createdAt: clock.now().toISOString(),
      ...terms,
    })
    this.tellDispute('create', reference)
  }

  endDispute(reference: string, outcome: 'won' | 'lost'): void {
    const resolution = outcome === 'won' ? 'declined' : 'merchant-accepted'
    const { id, refundAmount } = this.disputed.get(reference) as HeldDispute
    if (outcome === 'lost') this.service.refundOfDispute(reference, id, refundAmount)
    this.disputeBecomes('resolve', reference, { status: 'resolved', resolution })
  }

  disputeBecomes(step: 'create' | 'remind' | 'resolve', reference: string, change: Partial<HeldDispute>): void {
    Object.assign(this.disputed.get(reference) ?? {}, change)
    this.tellDispute(step, reference)
  }

  takeNotices(as: SignedAs = {}): RawNotice[] {
    return this.told.splice(0).map((notice) => this.sign(notice, as))
  }

  /** Whatever it says, rightly signed. */
  notice(event: unknown, data: unknown): RawNotice {
    return this.signed(JSON.stringify({ event, data }), this.settings.secretKey)
  }

  rotate() {
    this.keyOfBefore = this.settings.secretKey
    this.settings.secretKey = `${this.keyOfBefore}-and-on`
    return { secretKey: this.settings.secretKey }
  }

  /** What was paid too late and went back whole is no charge. */
  chargesOf(transactionID: string): number {
    const own = [...this.service.payments.values()].filter(
      ({ metadata }) => transactionIDIn(metadata) === transactionID,
    )
    return own.filter((one) => /success|reversed/.test(one.status) && !this.service.isLate(one)).length
  }

  owes(currency: Currency): number {
    const lost = [...this.disputed].filter(([, one]) => one.status === 'resolved' && one.resolution !== 'declined')
    const taken = lost
      .filter(([reference]) => this.service.payments.get(reference)?.currency === currency)
      .reduce((sum, [, one]) => sum + one.refundAmount, 0)
    return this.service.owes(currency) - taken - this.payouts.paid(currency)
  }

  costs(currency: Currency): number {
    return this.lists.costs(currency)
  }

  paysOut(currency: Currency): number {
    return this.lists.paysOut(currency, this.owes(currency))
  }

  private tellDispute(step: string, reference: string): void {
    const held = this.disputed.get(reference) as HeldDispute
    this.told.push({ event: `charge.dispute.${step}`, data: structuredClone(this.lists.dispute(reference, held)) })
  }

  private sign({ event, data }: Told, { mode, signedWith }: SignedAs): RawNotice {
    const text = JSON.stringify({ event, data: { ...data, ...(mode && { domain: mode }) } })
    return this.signed(text, signedWith ? this.keyOfBefore : this.settings.secretKey)
  }

  private signed(text: string, key: string): RawNotice {
    const body = Buffer.from(text)
    const signature = createHmac('sha512', key).update(body).digest('hex')
    return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } }
  }

  private nextFault(method: string, path: string): Fault | undefined {
    const call = callsOf(method, path).find((one) => this.faults.get(one)?.length)
    return call && this.faults.get(call)?.shift()
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.settings.apiAddress)
    const [method, path] = [request.method ?? 'GET', pathname.slice(1)]
    this.calls.push(`${method} ${path}`)
    const text = await textOf(request)
    if (method === 'PUT' && path.startsWith('uploads/')) {
      const isTaken = request.headers.authorization === undefined && this.evidence.takeFile(path, text)
      return void response.writeHead(isTaken ? 200 : 403).end()
    }
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    if (request.headers.authorization !== `Bearer ${this.settings.secretKey}`)
      return void send(response, refusal(401, 'Invalid key'))
    const fault = this.nextFault(method, path)
    if (fault === 'before') return void response.destroy()
    if (fault === '429') return void send(response, refusal(429, 'Too many requests'))
    if (fault === '500') return void send(response, refusal(500, 'Something went wrong'))
    const answered = this.answer(method, path, searchParams, body)
    if (fault === 'after') return void response.destroy()
    if (fault === 'silence') return
    if (fault === 'garbage') return void response.writeHead(200).end('<html>Bad gateway</html>')
    response
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(this.mangledText(callsOf(method, path), answered))
  }

  private answer(method: string, path: string, query: URLSearchParams, body: Record<string, unknown>): Answered {
    const ofEvidence = this.evidence.answer(method, path, query, body)
    const listed =
      ofEvidence ?? this.lists.answer(method, path, query) ?? this.payouts.answer(method, path, query, body)
    const ofSubaccounts = listed ?? this.service.subaccounts.answer(method, path, query, body)
    return ofSubaccounts ?? this.service.answer(method, path, query, body)
  }

  private mangledText(asked: DoubledCall[], { status, body }: Answered): string {
    const text = JSON.stringify(body)
    const { calls, how } = this.mangled ?? {}
    const isMangled = how && status < 300 && (calls === null || asked.some((call) => calls?.includes(call)))
    return isMangled ? how(text) : text
  }
}

export const paystackDoubled: DoubledProcessor = {
  processor: 'paystack',
  plays: ['succeeds', 'declines', 'stolen_card', 'insufficient_funds', 'redirect', 'code'],
  signsTime: false,
  closesPages: false,
  answers: paystackAnswers,
  start: () => PaystackDouble.start(),
}
