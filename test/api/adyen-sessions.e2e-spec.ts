import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { TransactionView } from '#contract/transactions.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { TransactionCharges } from '../../api/src/money/transactions/transaction-charges.service.js'
import { read } from '../support/payments.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'

let stage: Stage
let double: AdyenDouble
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
})
beforeEach(() => {
  Object.assign(stage.api.app.get(ProcessorCalls, { strict: false }), { circuits: new AccountCircuits() })
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await stage.agree()
})
afterAll(() => stage.close())

const step = ({ transactionID }: TransactionView, brought?: object) =>
  stage.api.call('POST', `/payer-steps/${transactionID}`, { body: brought ? { brought } : {} })
const detail = ({ transactionID }: TransactionView) => stage.merchant.detail(transactionID)

/** A payer at our page who chose Adyen. */
async function inSession(captureMethod: 'automatic' | 'manual' = 'automatic', account = stage.account) {
  const paymentMethod = { type: 'token' as const, processorAccountID: account, token: 'redirect' }
  const { clientID, apiUserID: scopeID } = stage.merchant
  const call = { scopeID, mode: 'test' as const, key: crypto.randomUUID(), request: captureMethod }
  const origin = { clientID, mode: 'test' as const, returnURL: `${stage.api.url}/pay/back` }
  const charges = stage.api.app.get(TransactionCharges, { strict: false })
  const input = { amount: 10_000, currency: double.currency, description: 'Order', paymentMethod, captureMethod }
  const { answer: payment } = await charges.create(origin, call, input)
  expect(payment).toMatchObject({ status: 'requires_action', nextAction: { type: 'redirect' } })
  const { body } = await step(payment)
  return { payment, sessionId: String(body.fields.session.id), shown: body }
}

describe('a session', () => {
  it('is opened once, and tells the page what its script needs and nothing secret', async () => {
    const { payment, sessionId, shown } = await inSession()
    expect(shown).toMatchObject({ amount: 10_000, currency: 'EUR', fields: { offer: { processor: 'adyen' } } })
    expect(shown.fields.offer.publishable).toEqual({ clientKey: double.settings.clientKey, environment: 'test' })
    expect(JSON.stringify(shown)).not.toContain(double.settings.apiKey)
    expect((await step(payment)).body.fields.session.id).toBe(sessionId)
    expect(
      [...double.books.sessions.values()].filter(({ body }) => body.reference === payment.transactionID),
    ).toHaveLength(1)
  })

  it.each(['automatic', 'manual'] as const)(
    'that is paid waits for the notice, which alone counts: %s',
    async (capture) => {
      const { payment, sessionId } = await inSession(capture)
      const sessionResult = double.books.payInSession(sessionId, 'pays')
      expect((await step(payment, { sessionId, sessionResult })).body.fields).toBeNull()
      expect((await detail(payment)).status).toBe('processing')
      expect(await stage.askAgain(payment)).toBe('processing')
      await stage.hear()
      expect((await detail(payment)).status).toBe(capture === 'manual' ? 'authorized' : 'succeeded')
      expect((await step(payment)).body.fields).toBeNull()
    },
  )

  // Adyen's document "Checkout API" v71: CreateCheckoutSessionRequest.allowedPaymentMethods
  it('offers what the account allows, and for a later capture only what can be held', async () => {
    const offered = async (captureMethod: 'automatic' | 'manual', account = stage.account) => {
      const { sessionId } = await inSession(captureMethod, account)
      return double.books.sessions.get(sessionId)?.body.allowedPaymentMethods
    }
    expect(await offered('automatic')).toEqual(expect.arrayContaining(['scheme', 'ideal', 'googlepay']))
    expect(await offered('automatic')).not.toContain('sepadirectdebit')
    expect(await offered('manual')).toEqual(['scheme', 'applepay', 'googlepay'])
    const own = await stage.openAccount({ allowedMethods: 'ideal, klarna' })
    expect([await offered('automatic', own), await offered('manual', own)]).toEqual([['ideal', 'klarna'], ['klarna']])
    const ideal = await stage.openAccount({ allowedMethods: 'ideal' })
    expect(await offered('manual', ideal)).toEqual(['scheme'])
  })

  it.each(['paid', 'unpaid'] as const)(
    'of a direct debit is processing until the bank has answered: %s',
    async (end) => {
      const account = await stage.openAccount({ allowedMethods: 'sepadirectdebit' })
      const { payment, sessionId } = await inSession('automatic', account)
      double.books.payInSession(sessionId, 'pays', 'sepadirectdebit')
      const hear = async () => {
        for (const notice of double.takeNotices()) expect((await stage.post(notice, account)).status).toBe(200)
        await stage.worked(account)
      }
      await hear()
      expect((await detail(payment)).status).toBe('processing')
      const { processorReference } = await read(stage.api, payment.transactionID)
      expect(await stage.askAgain(payment)).toBe('processing')
      double.books.captures.debit(String(processorReference), end)
      await hear()
      const now = await detail(payment)
      expect([now.status, now.amountCaptured]).toEqual(end === 'paid' ? ['succeeded', 10_000] : ['failed', 0])
      if (end === 'paid') double.books.payments.delete(String(processorReference))
    },
  )

  it('whose answer is lost is unknown, and the same session is found again', async () => {
    double.fail('charge', 'after')
    const paymentMethod = { type: 'token', processorAccountID: stage.account, token: 'redirect' }
    const payment = await stage.pay('succeeds', { paymentMethod })
    expect(payment.status).toBe('processing')
    expect(await stage.askAgain(payment)).toBe('requires_action')
    const own = [...double.books.sessions.values()].filter(({ body }) => body.reference === payment.transactionID)
    expect(own).toHaveLength(1)
  })

  it('takes another card after one that was refused, and fails when Adyen ends it', async () => {
    const first = await inSession()
    double.books.payInSession(first.sessionId, 'is_refused')
    await stage.hear()
    expect((await detail(first.payment)).status).toBe('requires_action')
    double.books.payInSession(first.sessionId, 'pays')
    await stage.hear()
    expect((await detail(first.payment)).status).toBe('succeeded')
    const { payment, sessionId } = await inSession()
    for (const _try of [1, 2, 3]) double.books.payInSession(sessionId, 'is_refused')
    const sessionResult = Buffer.from(sessionId).toString('base64url')
    await step(payment, { sessionId, sessionResult })
    expect((await detail(payment)).status).toBe('failed')
  })

  it('of another payment, or a result that nobody gave, changes nothing', async () => {
    const [own, other] = [await inSession(), await inSession()]
    const sessionResult = double.books.payInSession(other.sessionId, 'pays')
    expect((await step(own.payment, { sessionId: other.sessionId, sessionResult })).body.fields).toBeNull()
    expect((await step(own.payment, { sessionId: own.sessionId, sessionResult: 'made up' })).body.fields).toBeNull()
    expect((await detail(own.payment)).status).toBe('requires_action')
  })

  it('that nobody pays has expired here when its time is over there', async () => {
    const { payment, sessionId } = await inSession()
    const ends = double.books.sessions.get(sessionId)?.expiresAt
    const { createdAt, expiresAt } = await read(stage.api, payment.transactionID)
    expect([ends, expiresAt?.getTime()]).toEqual([createdAt.getTime() + 900_000, createdAt.getTime() + 900_000])
    await stage.expire(payment)
    expect((await detail(payment)).status).toBe('expired')
  })

  it('that is paid after it was canceled here gives the money back', async () => {
    const { payment, sessionId } = await inSession()
    expect((await stage.ask(payment, 'cancel')).body.status).toBe('canceled')
    double.books.payInSession(sessionId, 'pays')
    const before = await stage.clearing()
    await stage.hear()
    await stage.hear()
    expect([(await detail(payment)).status, await stage.clearing()]).toEqual(['canceled', before])
    double.books.payments.forEach((one) => {
      if (one.reference === payment.transactionID) Object.assign(one, { state: 'cancelled' })
    })
  })
})

describe('POST /payer-steps/:transactionID', () => {
  it.each([
    ['nobody', { brought: 'text' }],
    ['nobody', { brought: { redirectResult: 7 } }],
    ['nobody', { brought: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`a${at}`, ''])) }],
    ['nobody', { brought: { redirectResult: 'x'.repeat(12_001) } }],
  ])('refuses what nobody can have brought: %s %j', async (id, body) => {
    expect((await stage.api.call('POST', `/payer-steps/${id}`, { body })).status).toBe(422)
  })

  it('knows nothing of payments without such steps, and brings back who has nothing to do', async () => {
    expect((await stage.api.call('POST', '/payer-steps/txn_absent', { body: {} })).status).toBe(404)
    expect((await step(await stage.pay())).status).toBe(404)
    const payment = await stage.payByHand('redirect')
    expect((await step(payment, { redirectResult: 'made up' })).body).toMatchObject({ fields: null })
    expect((await detail(payment)).status).toBe('requires_action')
    await stage.ask(payment, 'cancel')
    expect((await step(payment)).body).toMatchObject({ returnURL: `${stage.api.url}/pay/back`, fields: null })
  })

  it('completes a payment once, however often the bank’s page is come back from', async () => {
    const payment = await stage.payByHand('redirect')
    const brought = await double.payerGoes(
      payment.nextAction?.type === 'redirect' ? payment.nextAction.url : '',
      'passes',
    )
    await Promise.all([1, 2, 3].map(() => step(payment, brought)))
    expect((await detail(payment)).status).toBe('succeeded')
  })
})
