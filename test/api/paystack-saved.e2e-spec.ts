import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { paystackDoubled, type PaystackDouble } from '../support/processors/paystack-double.js'
import { Savings } from '../support/processors/savings.js'

let shop: Savings
let double: PaystackDouble
beforeAll(async () => {
  shop = await Savings.set(paystackDoubled)
  double = shop.double as PaystackDouble
})
afterEach(() => {
  double.mangle(null)
  double.service.vault.reusable = true
})
afterAll(() => shop.close())

const changed = (change: object) => (text: string) => {
  const body = JSON.parse(text) as { data: object }
  return JSON.stringify({ ...body, data: { ...body.data, ...change } })
}

// paystack-openapi.yaml: ChargeAuthorizationResponse.authorization, transaction/charge_authorization.
describe('Paystack: an authorization', () => {
  it('is saved with a payment that succeeds, and pays again with the email address it belongs to', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    expect(saved).toMatchObject({ type: 'card', card: { brand: 'visa', last4: '4081' }, expiry: { month: 12 } })
    const payment = shop.with(saved, saves.customer, { payer: { emailAddress: 'another@example.com', name: null } })
    expect(await shop.chargeSaved(payment)).toMatchObject({ outcome: 'succeeded', amount: 10_000 })
    expect(double.chargesOf(payment.reference)).toBe(1)
  })

  it('cannot pay by the name that a payment shows', async () => {
    const { saved } = await shop.saveWithPayment()
    expect(saved.paymentMethod).toBe('saved:4081')
    expect(() => shop.processor.read({ type: 'token', token: saved.paymentMethod })).toThrow()
  })

  it('is not saved where Paystack calls it not reusable, or the payment failed', async () => {
    expect('saved' in (await shop.charge(shop.payment('declines', { saves: shop.saves() })))).toBe(false)
    double.service.vault.reusable = false
    const paid = await shop.charge(shop.payment('succeeds', { saves: shop.saves() }))
    expect([paid.outcome, 'saved' in paid]).toEqual(['succeeded', false])
  })

  it('is told by the inquiry after a lost answer, and is charged once', async () => {
    const payment = shop.payment('succeeds', { saves: shop.saves() })
    double.fail('charge', 'after')
    await expect(shop.charge(payment)).rejects.toThrow()
    expect(await shop.inquire(payment)).toMatchObject({ outcome: 'succeeded', saved: { type: 'card' } })
    expect(double.chargesOf(payment.reference)).toBe(1)
  })

  it('is charged once, although the charge is sent four times at once or its answer is lost', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    const payment = shop.with(saved, saves.customer)
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.chargeSaved(payment)))
    expect(all.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
    expect(double.chargesOf(payment.reference)).toBe(1)
    const lost = shop.with(saved, saves.customer)
    double.fail('charge', 'after')
    await expect(shop.chargeSaved(lost)).rejects.toThrow()
    expect((await shop.inquire(lost)).outcome).toBe('succeeded')
    expect(double.chargesOf(lost.reference)).toBe(1)
  })

  it('of another processor is refused, and nothing is sent', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    const foreign = { ...saved, reference: '{"customer":"cus_1","paymentMethod":"pm_1"}' }
    const payment = shop.with(foreign, saves.customer)
    expect(await shop.chargeSaved(payment)).toMatchObject({ outcome: 'failed', failureCode: 'invalid_card' })
    expect(double.chargesOf(payment.reference)).toBe(0)
    expect((await shop.detach(shop.method(foreign, saves.customer))).outcome).toBe('refused')
  })

  it.each([
    ['without an authorization', { authorization: undefined }],
    ['with an authorization of another type', { authorization: 'AUTH_1' }],
    ['with a code that is none', { authorization: { authorization_code: 7, channel: 'card', reusable: true } }],
  ])('takes the money and saves nothing with an answer %s', async (_name, change) => {
    double.mangle(['charge'], changed(change))
    const paid = await shop.charge(shop.payment('succeeds', { saves: shop.saves() }))
    expect([paid.outcome, 'saved' in paid]).toEqual(['succeeded', false])
  })

  it.each([
    ['another currency', { currency: 'GHS' }],
    ['another reference', { reference: 'att-another' }],
  ])('is not believed in an answer with %s', async (_name, change) => {
    double.mangle(['charge'], changed(change))
    await expect(shop.charge(shop.payment('succeeds', { saves: shop.saves() }))).rejects.toThrow('not believed')
  })

  it('cannot be saved without a payment, and the adapter says so', () => {
    expect(() => shop.saveMethod(shop.setup('redirect'))).toThrow('without a payment')
  })
})

// paystack-openapi.yaml: customer/authorization/deactivate; paystack.com/docs/api/customer: the customer lists its authorizations.
describe('Paystack: what becomes of an authorization', () => {
  it('is detached once, and is detached however often it is asked', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    const method = shop.method(saved, saves.customer)
    expect((await shop.readSaved(method)).outcome).toBe('active')
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.detach(method)))
    expect(all.map(({ outcome }) => outcome)).toEqual(['detached', 'detached', 'detached', 'detached'])
    expect(await shop.readSaved(method)).toEqual({ outcome: 'detached' })
    expect((await shop.chargeSaved(shop.with(saved, saves.customer))).outcome).toBe('failed')
  })

  it('is expired when the month on the card has passed', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    Object.assign(double.service.vault.authorizations.get(saved.key)?.one ?? {}, { exp_year: '2020' })
    expect((await shop.readSaved(shop.method(saved, saves.customer))).outcome).toBe('expired')
  })
})
