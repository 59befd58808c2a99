import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'
import { savedIn, Savings } from '../support/processors/savings.js'

let shop: Savings
let double: StripeDouble
beforeAll(async () => {
  shop = await Savings.set(doubledStripe)
  double = shop.double as StripeDouble
})
afterEach(() => {
  double.mangle(null)
  double.takeNotices()
})
afterAll(() => shop.close())

const customersOf = (customer: string) =>
  [...double.books.vault.customers.values()].filter(({ metadata }) => metadata.customerID === customer)

// docs.stripe.com/api/payment_intents/create: `customer` and `setup_future_usage`.
describe('Stripe: a method that is saved with a payment', () => {
  it('is told with the payment, and pays again without the payer', async () => {
    const { saves, paid, saved } = await shop.saveWithPayment()
    expect(paid.outcome).toBe('succeeded')
    expect(saved).toMatchObject({
      ...{ type: 'card', card: { brand: 'visa', last4: '4242', country: 'US' }, expiry: { month: 8 } },
      ...{ networkTransactionID: '10101234567890', key: expect.stringMatching(/^pm_/) },
    })
    const again = shop.with(saved, saves.customer)
    expect(await shop.chargeSaved(again)).toMatchObject({ outcome: 'succeeded', amount: 10_000 })
    expect(double.chargesOf(again.reference)).toBe(1)
  })

  it('is not told where the payment failed', async () => {
    const failed = await shop.charge(shop.payment('declines', { saves: shop.saves() }))
    expect([failed.outcome, 'saved' in failed]).toEqual(['failed', false])
  })

  it('has one customer at Stripe, although four payments save at once and the search is not offered', async () => {
    double.books.vault.offersSearch = false
    const saves = shop.saves()
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.saveWithPayment(saves)))
    double.books.vault.offersSearch = true
    expect(new Set(all.map(({ saved }) => saved.customerReference)).size).toBe(1)
    expect(customersOf(saves.customer)).toHaveLength(1)
  })

  it('has the same customer when Stripe has forgotten the key of the first', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    double.forgetsKeys = true
    expect((await shop.saveWithPayment({ ...saves })).saved.customerReference).toBe(saved.customerReference)
    double.forgetsKeys = false
    expect(customersOf(saves.customer)).toHaveLength(1)
  })

  it.each(['after', 'silence', 'garbage', '500'] as const)(
    'is saved once after an answer that is lost: %s',
    async (fault) => {
      const saves = shop.saves()
      const payment = shop.payment('succeeds', { saves })
      double.fail('charge', fault)
      const cut = AbortSignal.timeout(1_000)
      if (fault !== '500') await expect(shop.processor.charge(payment, cut)).rejects.toThrow()
      else await shop.charge(payment).catch(() => null)
      if (fault === '500') return expect(double.chargesOf(payment.reference)).toBe(0)
      const told = await shop.inquire(payment)
      expect([told.outcome, savedIn(told).customerReference]).toEqual(['succeeded', customersOf(saves.customer)[0]?.id])
      expect(double.chargesOf(payment.reference)).toBe(1)
    },
  )

  it.each([
    ['customer of another type', (one: Record<string, unknown>) => Object.assign(one, { customer: 7 })],
    ['no payment method', (one: Record<string, unknown>) => Reflect.deleteProperty(one, 'payment_method')],
    ['no charge', (one: Record<string, unknown>) => Reflect.deleteProperty(one, 'latest_charge')],
  ])('takes the money and saves nothing where the answer has %s', async (_name, change) => {
    double.mangle(['charge'], (text) => {
      const body = JSON.parse(text) as Record<string, unknown>
      change(body)
      return JSON.stringify(body)
    })
    const paid = await shop.charge(shop.payment('succeeds', { saves: shop.saves() }))
    expect([paid.outcome, 'saved' in paid]).toEqual(['succeeded', false])
  })

  it.each([
    ['another amount', { amount: 20_000 }],
    ['another currency', { currency: 'usd' }],
  ])('is not believed where the answer names %s', async (_name, change) => {
    double.mangle(['charge'], (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...change }))
    await expect(shop.charge(shop.payment('succeeds', { saves: shop.saves() }))).rejects.toThrow('is not believed')
  })

  it('saves nothing where the answer names another customer than the one that was asked for', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    double.mangle(['charge'], (text) => JSON.stringify({ ...(JSON.parse(text) as object), customer: 'cus_other' }))
    const known = { ...saves, customerReference: saved.customerReference ?? null }
    expect('saved' in (await shop.charge(shop.payment('succeeds', { saves: known })))).toBe(false)
  })
})

// docs.stripe.com/payments/save-and-reuse and docs.stripe.com/testing#authentication-and-setup.
describe('Stripe: a method that is saved without a payment', () => {
  it('takes no money, and pays afterwards', async () => {
    const owed = double.owes('EUR')
    const { saves, saved } = await shop.saveByToken('pm_card_visa')
    expect(double.owes('EUR')).toBe(owed)
    expect((await shop.chargeSaved(shop.with(saved, saves.customer))).outcome).toBe('succeeded')
  })

  it('is saved once, although the same setup is sent four times at once', async () => {
    const setup = shop.setup('pm_card_visa')
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.saveMethod(setup)))
    expect(new Set(all.map((one) => savedIn(one).key)).size).toBe(1)
    expect(customersOf(setup.saves.customer)).toHaveLength(1)
  })

  it.each(['before', 'after', 'silence', 'garbage'] as const)(
    'is found after an answer that is lost: %s',
    async (fault) => {
      const setup = shop.setup('pm_card_visa')
      double.fail('charge', fault)
      await expect(shop.processor.saveMethod(setup, {}, AbortSignal.timeout(1_000))).rejects.toThrow()
      const told = await shop.inquireSetup(setup)
      expect(savedIn(told).key).toMatch(/^pm_/)
      const kept = [...double.books.vault.setups.values()].filter(
        ({ metadata }) => metadata.setupID === setup.reference,
      )
      expect(kept).toHaveLength(1)
    },
  )

  it('is looked for in the list when the key is forgotten, and is not made again', async () => {
    const setup = shop.setup('pm_card_visa')
    const { saved } = { saved: savedIn(await shop.saveMethod(setup)) }
    const aDayAgo = new Date(setup.createdAt.getTime() - 25 * 3_600_000)
    expect(savedIn(await shop.inquireSetup({ ...setup, createdAt: aDayAgo })).key).toBe(saved.key)
    const never = shop.setup('pm_card_visa', { createdAt: aDayAgo })
    expect(await shop.inquireSetup(never)).toMatchObject({ outcome: 'failed', failureCode: 'not_received' })
  })

  it('sends the payer to the bank, and is saved when the payer comes back', async () => {
    const setup = shop.setup('pm_card_threeDSecure2Required')
    const sent = await shop.saveMethod(setup)
    expect(sent.outcome).toBe('requires_action')
    const { redirectURL = '', processorReference = '' } = sent as { redirectURL?: string; processorReference?: string }
    await double.payerGoes(redirectURL, 'passes')
    expect(savedIn(await shop.inquireSetup({ ...setup, processorReference })).expiry?.month).toBe(8)
  })

  it('is not saved where the payer fails at the bank, or the bank declines', async () => {
    const setup = shop.setup('pm_card_threeDSecure2Required')
    const sent = (await shop.saveMethod(setup)) as { redirectURL?: string; processorReference?: string }
    await double.payerGoes(sent.redirectURL ?? '', 'fails')
    const { processorReference = '' } = sent
    expect((await shop.inquireSetup({ ...setup, processorReference })).outcome).toBe('failed')
    const declined = await shop.saveMethod(shop.setup('pm_card_chargeDeclined'))
    expect(declined).toMatchObject({ outcome: 'failed', failureCode: 'declined', rawCode: 'generic_decline' })
  })

  it.each([
    ['about another setup', { metadata: { setupID: 'set_other' } }],
    ['without a state', { status: undefined }],
    ['of a state that is not known', { status: 'kept' }],
    ['without the method', { payment_method: undefined }],
    ['without our name of it', { metadata: {} }],
  ])('is not believed in an answer %s', async (_name, change) => {
    double.mangle(['charge'], (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...change }))
    await expect(shop.saveMethod(shop.setup('pm_card_visa'))).rejects.toThrow()
  })
})
