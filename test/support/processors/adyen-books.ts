import { clock } from '#contract/clock.js'
import { AdyenCaptures } from './adyen-captures.js'
import { AdyenMoneyBack } from './adyen-money-back.js'
import { AdyenVault, idIn } from './adyen-vault.js'
import { type Payment, psp, refusals, type Session, stored, type Told, visa } from './adyen-objects.js'
import {
  type Amount,
  amountOf,
  type Body,
  ofPayment,
  ofSession,
  Refusal,
  requireMetadata,
  requireOnly,
  textOf,
} from './adyen-rules.js'

/** What Adyen knows: each call changes it as Adyen's own documents say, or is refused as they say. */
export class AdyenBooks {
  pages = ''
  readonly told: Told[] = []
  readonly back = new AdyenMoneyBack(this.told, (named) => this.found(named))
  readonly captures = new AdyenCaptures(this.told, (named) => this.found(named))
  readonly payments = new Map<string, Payment>()
  readonly sessions = new Map<string, Session>()
  readonly vault = new AdyenVault()
  private readonly waiting = new Map<string, Payment>()

  answer(method: string, path: string, query: URLSearchParams, body: Body): Body {
    if (path.startsWith('/v71/storedPaymentMethods')) return this.vault.answer(method, path, query)
    if (path === '/v71/paymentMethods') return { paymentMethods: [{ type: 'scheme', name: 'Cards' }] }
    if (path === '/v71/payments') return this.pay(body)
    if (path === '/v71/payments/details') return this.complete(body)
    if (path === '/v71/sessions') return this.openSession(body)
    const [, session = ''] = /^\/v71\/sessions\/(\w+)$/.exec(path) ?? []
    if (method === 'GET' && session) return this.sessionResult(session, query.get('sessionResult'))
    const [, named = '', action = ''] = /^\/v71\/payments\/(\w+)\/(captures|cancels|refunds)$/.exec(path) ?? []
    const payment = this.payments.get(named)
    if (!action) throw new Refusal(404, '000', 'Not found')
    if (!payment) throw new Refusal(422, '167', 'Original pspReference required for this operation')
    return action === 'captures'
      ? this.capture(payment, body)
      : action === 'cancels'
        ? this.cancel(payment, body)
        : this.back.refund(payment, body)
  }

  private pay(body: Body): Body {
    requireOnly(body, ofPayment)
    requireMetadata(body)
    textOf(body, 'returnUrl', 8_000)
    const kept = this.vault.use(idIn(body), textOf(body, 'shopperReference', 256))
    const { type } = (body.paymentMethod ?? {}) as Record<string, string>
    const storedPaymentMethodId = kept ? (kept.asksPayer ? stored.redirected : stored.paid) : idIn(body)
    if (type !== 'scheme' || !Object.values(stored).includes(storedPaymentMethodId))
      throw new Refusal(422, '803', 'PaymentDetail not found')
    const payment = this.open(body)
    const isAsked = JSON.stringify(body.authenticationData).includes('"nativeThreeDS"')
    if (storedPaymentMethodId === stored.redirected && isAsked) {
      this.waiting.set(payment.pspReference, payment)
      const url = `${this.pages}/3ds/${payment.pspReference}`
      return {
        resultCode: 'RedirectShopper',
        pspReference: payment.pspReference,
        action: { type: 'redirect', method: 'GET', url, paymentMethodType: 'scheme' },
      }
    }
    if (storedPaymentMethodId === stored.redirected) return this.refuse(payment, ['38', 'Authentication required', ''])
    const refusal = refusals[storedPaymentMethodId]
    return refusal ? this.refuse(payment, refusal) : this.authorise(payment)
  }

  /** The payer at the bank's page; what comes back is what completes it. */
  payerAnswers(pspReference: string, passes: boolean): string {
    const payment = this.waiting.get(pspReference)
    if (payment?.state !== 'waiting') throw new Error('This page is over')
    return Buffer.from(`${pspReference}:${passes}`).toString('base64url')
  }

  private complete(body: Body): Body {
    const { redirectResult = '' } = body.details as Record<string, string>
    const [named = '', passes] = Buffer.from(redirectResult, 'base64url').toString().split(':')
    const payment = this.waiting.get(named)
    if (!payment) throw new Refusal(422, '101', 'Invalid redirectResult')
    if (payment.state === 'authorised' || payment.state === 'captured') return this.resultOf(payment)
    if (payment.state !== 'waiting') throw new Refusal(422, '101', 'Invalid redirectResult')
    return passes === 'true' ? this.authorise(payment) : this.refuse(payment, ['11', '3D Not Authenticated', ''])
  }

  private openSession(body: Body): Body {
    requireOnly(body, ofSession)
    requireMetadata(body)
    const expiresAt = Date.parse(textOf(body, 'expiresAt'))
    if (!(expiresAt < clock.time() + 86_400_000)) throw new Refusal(422, '14_030', 'Session expiry is too far')
    const session: Session = { id: `CS${psp()}`, body, expiresAt, refusals: 0 }
    amountOf(body)
    this.sessions.set(session.id, session)
    return { ...body, id: session.id, sessionData: Buffer.from(session.id).toString('base64') }
  }

  /** The payer pays in Drop-in: the browser gets a result that only tells us something when we hand it in. */
  payInSession(id: string, outcome: 'pays' | 'is_refused', method = 'scheme'): string {
    const session = this.sessions.get(id)
    if (!session || session.expiresAt < clock.time() || session.refusals > 2) throw new Error('This session is over')
    if (!(session.body.allowedPaymentMethods as string[]).includes(method)) throw new Error(`${method} is not offered`)
    const payment = this.open(session.body, id)
    if (method !== 'scheme') payment.method = method
    if (outcome === 'pays') this.authorise(payment, this.vault.keep(session.body))
    else {
      session.refusals += 1
      this.refuse(payment, ['2', 'Refused', ''])
    }
    return Buffer.from(id).toString('base64url')
  }

  private sessionResult(id: string, result: string | null): Body {
    const session = this.sessions.get(id)
    if (!session || result !== Buffer.from(id).toString('base64url'))
      throw new Refusal(422, '14_031', 'Invalid sessionResult')
    const paid = [...this.payments.values()].filter(
      ({ sessionID, state }) => sessionID === id && /ised|ured/.test(state),
    )
    const status = paid.length > 0 ? 'completed' : session.refusals > 2 ? 'refused' : 'active'
    const payments = paid.map(({ pspReference, amount }) => ({ pspReference, amount, resultCode: 'Authorised' }))
    return { id, status, reference: session.body.reference, ...(payments.length > 0 && { payments }) }
  }

  private open(body: Body, sessionID?: string): Payment {
    const payment: Payment = {
      pspReference: psp(),
      reference: textOf(body, 'reference'),
      amount: amountOf(body),
      isManual: (body.additionalData as Body | undefined)?.manualCapture === 'true',
      state: 'waiting',
      captured: 0,
      ...(sessionID && { sessionID }),
      ...(typeof body.shopperStatement === 'string' && { statement: body.shopperStatement }),
    }
    this.payments.set(payment.pspReference, payment)
    return payment
  }

  private authorise(payment: Payment, kept: Record<string, string> = {}): Body {
    const isDebit = payment.method === 'sepadirectdebit'
    const isOfNothing = payment.amount.value === 0
    payment.state = payment.isManual || isDebit || isOfNothing ? 'authorised' : 'captured'
    if (payment.state === 'captured') payment.captured = payment.amount.value
    this.tell('AUTHORISATION', payment, true, { ...visa, ...inSession(payment), ...kept })
    return this.resultOf(payment)
  }

  private resultOf = ({ pspReference, reference, amount }: Payment): Body => ({
    resultCode: 'Authorised',
    pspReference,
    merchantReference: reference,
    amount,
    additionalData: visa,
    paymentMethod: { brand: 'visa', type: 'scheme' },
  })

  private refuse(payment: Payment, [refusalReasonCode, refusalReason, raw]: [string, string, string]): Body {
    payment.state = 'refused'
    const additionalData = { ...visa, ...(raw && { refusalReasonRaw: raw }) }
    this.tell('AUTHORISATION', payment, false, { ...additionalData, ...inSession(payment) }, refusalReason)
    const { pspReference, reference: merchantReference } = payment
    return { resultCode: 'Refused', pspReference, merchantReference, refusalReason, refusalReasonCode, additionalData }
  }

  private capture(payment: Payment, body: Body): Body {
    requireOnly(body, ['merchantAccount', 'amount', 'reference'])
    const { value } = amountOf(body)
    const isDone = payment.state === 'authorised' && value <= payment.amount.value
    if (isDone) Object.assign(payment, { state: 'captured', captured: value })
    const reason = isDone ? undefined : 'Insufficient balance on payment'
    return this.received('CAPTURE', payment, body, { isDone, amount: amountOf(body), ...(reason && { reason }) })
  }

  private cancel(payment: Payment, body: Body): Body {
    requireOnly(body, ['merchantAccount', 'reference'])
    const isDone = payment.state === 'authorised'
    if (isDone) payment.state = 'cancelled'
    return this.received('CANCELLATION', payment, body, { isDone, amount: payment.amount })
  }

  private received(
    eventCode: string,
    payment: Payment,
    body: Body,
    { isDone, amount, reason }: { isDone: boolean; amount: Amount; reason?: string },
  ): Body {
    const pspReference = psp()
    this.told.push({
      ...{
        eventCode,
        pspReference,
        originalReference: payment.pspReference,
        merchantReference: textOf(body, 'reference'),
      },
      ...{ amount, success: isDone, ...(reason && { reason }) },
    })
    const { merchantAccount, reference } = body
    return {
      merchantAccount,
      paymentPspReference: payment.pspReference,
      pspReference,
      reference,
      status: 'received',
      amount,
    }
  }

  paidElsewhere(): void {
    this.authorise(this.open({ reference: `elsewhere-${psp()}`, amount: { currency: 'EUR', value: 700 } }))
  }

  chargesOf(reference: string): number {
    const own = [...this.payments.values()].filter((one) => one.reference === reference)
    const holds = own.filter(({ state }) => state === 'authorised' || state === 'captured')
    return holds.filter((one) => !this.back.wentBack(one)).length
  }

  owes(currency: string): number {
    const ours = [...this.payments.values()].filter(
      ({ amount, reference }) => amount.currency === currency && reference.startsWith('txn_'),
    )
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
    return sum(ours.map(({ captured }) => captured)) - sum(this.back.valuesOf(ours))
  }

  private found(named: string): Payment {
    const payment = this.payments.get(named)
    if (!payment) throw new Error(`Adyen's double has no payment ${named}`)
    return payment
  }

  private tell(
    eventCode: string,
    payment: Payment,
    success: boolean,
    additionalData: Record<string, string>,
    reason = '',
  ): void {
    const { pspReference, reference: merchantReference, amount } = payment
    const named = payment.method ? { paymentMethod: payment.method } : {}
    this.told.push({ eventCode, pspReference, merchantReference, amount, success, reason, additionalData, ...named })
  }
}

const inSession = ({ sessionID }: Payment): Record<string, string> =>
  sessionID ? { checkoutSessionId: sessionID } : {}
