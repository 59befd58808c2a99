import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { redirectToken } from '#contract/offers.js'
import type { SavedAtProcessor } from '../../api/src/money/processors/port/saved-at-processor.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { savedIn, Savings } from '../support/processors/savings.js'

let shop: Savings
let double: AdyenDouble
beforeAll(async () => {
  shop = await Savings.set(doubledAdyen)
  double = shop.double as AdyenDouble
})
beforeEach(() => {
  double.takeNotices()
  double.books.vault.asksPayer = false
})
afterAll(() => shop.close())

const { signal } = new AbortController()

// Checkout API v71: POST /sessions with `storePaymentMethodMode`; the notice AUTHORISATION names the token.
async function save(customerReference: string | null = null) {
  const saves = shop.saves({ customerReference })
  const payment = shop.payment({ token: redirectToken }, { saves })
  expect((await shop.charge(payment)).outcome).toBe('requires_action')
  const opened = await shop.processor.payerStep({ ...payment, isWithPayer: true }, {}, signal)
  double.books.payInSession(sessionIn(opened), 'pays')
  const [subject] = await subjects()
  const { saved } = (subject?.told ?? {}) as { saved?: SavedAtProcessor }
  if (!saved) throw new Error('Nothing was saved')
  return { saves, saved, subject }
}

const sessionIn = (opened: object): string =>
  'session' in opened ? String((opened.session as Record<string, string>).id) : ''

async function subjects() {
  const notices = double.takeNotices()
  const read = await Promise.all(
    notices.map(async (one) => shop.processor.readNotice(shop.account, one, [double.settings.noticeKey])),
  )
  return read.flatMap((all) => all ?? []).map(({ subject }) => subject)
}

describe('Adyen: a stored payment method', () => {
  it('is told by the notice of the payment that stored it, for the shopper that is our customer', async () => {
    const { saves, saved, subject } = await save()
    expect(subject?.told?.outcome).toBe('authorized')
    expect(saved).toMatchObject({
      ...{ type: 'card', card: { brand: 'visa', last4: '1111' }, expiry: { month: 6 } },
      ...{ customerReference: saves.customer, networkTransactionID: 'MCC123456789012' },
    })
    expect(double.books.vault.stored.get(saved.key)?.model).toBe('UnscheduledCardOnFile')
  })

  it('is not stored where nobody asked for it', async () => {
    const payment = shop.payment({ token: redirectToken })
    await shop.charge(payment)
    const opened = await shop.processor.payerStep({ ...payment, isWithPayer: true }, {}, signal)
    double.books.payInSession(sessionIn(opened), 'pays')
    expect((await subjects()).map((one) => 'saved' in (one?.told ?? {}))).toEqual([false])
  })

  it.each([true, false])(
    'pays once, with the payer present: %s, although it is sent four times at once',
    async (payerIsPresent) => {
      const { saves, saved } = await save()
      const payment = shop.with(saved, saves.customer, { payerIsPresent })
      const all = await Promise.all([1, 2, 3, 4].map(() => shop.chargeSaved(payment)))
      expect(all.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
      expect(double.chargesOf(payment.reference)).toBe(1)
    },
  )

  it('that the bank wants the payer for goes on at a page, is charged once, and no notice says that it failed', async () => {
    double.books.vault.asksPayer = true
    const { saves, saved } = await save()
    const payment = shop.with(saved, saves.customer)
    const sent = (await shop.chargeSaved(payment)) as { redirectURL?: string }
    expect(sent).toMatchObject({ outcome: 'requires_action', redirectURL: expect.stringContaining('/3ds/') })
    expect(await subjects()).toEqual([null])
    const brought = await double.payerGoes(sent.redirectURL ?? '', 'passes')
    const told = await shop.processor.payerStep({ ...payment, isWithPayer: true }, brought ?? {}, signal)
    expect(told.outcome).toBe('succeeded')
    expect(double.chargesOf(payment.reference)).toBe(1)
    const alone = await shop.chargeSaved(shop.with(saved, saves.customer, { returnURL: null }))
    expect(alone.outcome).toBe('failed')
  })

  it.each(['after', 'garbage'] as const)('is charged once after an answer that is lost: %s', async (fault) => {
    const { saves, saved } = await save()
    const payment = shop.with(saved, saves.customer)
    double.fail('charge', fault)
    await expect(shop.chargeSaved(payment)).rejects.toThrow()
    expect((await shop.inquire(payment)).outcome).toBe('succeeded')
    expect(double.chargesOf(payment.reference)).toBe(1)
  })

  it('of another processor or shopper is refused, and nothing is sent', async () => {
    const { saves, saved } = await save()
    const others = [
      { ...saved, reference: '{"authorization":"AUTH_1"}' },
      { ...saved, customerReference: 'cus_other' },
    ]
    for (const one of others) {
      const payment = shop.with(one, saves.customer)
      expect(await shop.chargeSaved(payment)).toMatchObject({ outcome: 'failed', failureCode: 'invalid_card' })
      expect(double.chargesOf(payment.reference)).toBe(0)
      expect((await shop.detach(shop.method(one, saves.customer))).outcome).toBe('refused')
    }
  })
})

// docs.adyen.com/online-payments/tokenization/create-tokens: POST /sessions with an amount of zero.
describe('Adyen: a method that is saved without a payment', () => {
  const begun = async () => {
    const setup = shop.setup(redirectToken)
    const sent = await shop.saveMethod(setup)
    const atPage = { ...setup, isWithPayer: true }
    return { setup, sent, atPage, sessionId: sessionIn(await shop.processor.saveMethod(atPage, {}, signal)) }
  }
  const toldOf = async () => (await subjects()).map((one) => one?.toldSetup)

  it('is told by the notice of the zero-value authorization, takes no money, and pays afterwards', async () => {
    const owed = double.owes('EUR')
    const { setup, sent, sessionId } = await begun()
    const redirectURL = `https://pay.example.com/pay/with/${setup.reference}`
    expect(sent).toEqual({ outcome: 'requires_action', redirectURL })
    double.books.payInSession(sessionId, 'pays')
    const [subject] = await subjects()
    expect(subject?.setup).toEqual({ reference: setup.reference })
    const saved = savedIn(subject?.toldSetup ?? {})
    expect(saved).toMatchObject({ card: { last4: '1111' }, customerReference: setup.saves.customer })
    expect(double.owes('EUR')).toBe(owed)
    expect((await shop.chargeSaved(shop.with(saved, setup.saves.customer))).outcome).toBe('succeeded')
  })

  it('has one session, although the same setup is sent four times at once', async () => {
    const setup = { ...shop.setup(redirectToken), isWithPayer: true }
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.processor.saveMethod(setup, {}, signal)))
    expect(new Set(all.map(sessionIn)).size).toBe(1)
  })

  it.each(['after', 'silence', 'garbage'] as const)('goes on after an answer that is lost: %s', async (fault) => {
    const setup = shop.setup(redirectToken)
    double.fail('charge', fault)
    const cut = AbortSignal.timeout(1_000)
    await expect(shop.processor.saveMethod(setup, {}, cut)).rejects.toThrow()
    expect((await shop.inquireSetup(setup)).outcome).toBe('requires_action')
    const ours = [...double.books.sessions.values()].filter(({ body }) => body.reference === setup.reference)
    expect(ours).toHaveLength(1)
  })

  it('lets the payer try another card, and is over after three refusals', async () => {
    const { atPage, sessionId } = await begun()
    const sessionResult = double.books.payInSession(sessionId, 'is_refused')
    expect(await toldOf()).toEqual([undefined])
    const brought = { sessionId, sessionResult }
    expect((await shop.processor.saveMethod(atPage, brought, signal)).outcome).toBe('fields')
    double.books.payInSession(sessionId, 'is_refused')
    double.books.payInSession(sessionId, 'is_refused')
    expect(await shop.processor.saveMethod(atPage, brought, signal)).toMatchObject({ outcome: 'failed' })
  })

  it('waits for the notice after the payer has come back', async () => {
    const { setup, atPage, sessionId } = await begun()
    const sessionResult = double.books.payInSession(sessionId, 'pays')
    const told = await shop.processor.saveMethod(atPage, { sessionId, sessionResult }, signal)
    expect(told).toMatchObject({ outcome: 'pending', about: { reference: setup.reference } })
    const { processorReference = null } = told as { processorReference?: string }
    expect(await shop.inquireSetup({ ...setup, processorReference })).toEqual({ outcome: 'pending' })
  })

  it('refuses a token of another shopper, and sends nothing', async () => {
    const sessions = double.books.sessions.size
    const told = await shop.saveMethod(shop.setup('8415000000000000'))
    expect(told).toMatchObject({ outcome: 'failed', failureCode: 'invalid_card' })
    expect(double.books.sessions.size).toBe(sessions)
  })
})

// Checkout API v71: GET and DELETE /storedPaymentMethods.
describe('Adyen: what becomes of a stored payment method', () => {
  it('is detached once, and is detached however often it is asked', async () => {
    const { saves, saved } = await save()
    const method = shop.method(saved, saves.customer)
    expect(await shop.readSaved(method)).toMatchObject({ outcome: 'active', saved: { expiry: { month: 6 } } })
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.detach(method)))
    expect(all.map(({ outcome }) => outcome)).toEqual(['detached', 'detached', 'detached', 'detached'])
    expect(await shop.readSaved(method)).toEqual({ outcome: 'detached' })
    expect((await shop.chargeSaved(shop.with(saved, saves.customer))).outcome).toBe('failed')
  })

  it('is expired when the month on the card has passed', async () => {
    const { saves, saved } = await save()
    Object.assign(double.books.vault.stored.get(saved.key) ?? {}, { year: 2_020 })
    expect((await shop.readSaved(shop.method(saved, saves.customer))).outcome).toBe('expired')
  })
})
