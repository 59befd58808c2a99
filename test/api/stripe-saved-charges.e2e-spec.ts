import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'
import { Savings } from '../support/processors/savings.js'

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

// docs.stripe.com/payments/save-during-payment: "authentication_required", and the same intent is confirmed with the payer.
describe('Stripe: a charge of a saved method', () => {
  const asking = () => shop.saveByToken('pm_card_authenticationRequired')

  it('that the bank wants the payer for goes on at a page, and is charged once', async () => {
    const { saves, saved } = await asking()
    const payment = shop.with(saved, saves.customer)
    const sent = (await shop.chargeSaved(payment)) as { redirectURL?: string; processorReference?: string }
    expect(sent).toMatchObject({ outcome: 'requires_action', redirectURL: expect.stringContaining('/3ds/') })
    expect(double.chargesOf(payment.reference)).toBe(0)
    await double.payerGoes(sent.redirectURL ?? '', 'passes')
    const { processorReference = '' } = sent
    expect((await shop.inquire({ ...payment, processorReference, isWithPayer: true })).outcome).toBe('succeeded')
    expect(double.chargesOf(payment.reference)).toBe(1)
  })

  it('fails where the payer fails at the bank, and the page takes nothing any more', async () => {
    const { saves, saved } = await asking()
    const payment = shop.with(saved, saves.customer)
    const sent = (await shop.chargeSaved(payment)) as { redirectURL?: string; processorReference?: string }
    await double.payerGoes(sent.redirectURL ?? '', 'fails')
    const { processorReference = '' } = sent
    const told = await shop.inquire({ ...payment, processorReference, isWithPayer: true })
    expect(told).toMatchObject({ outcome: 'failed', failureCode: 'authentication_failed' })
    await expect(double.payerGoes(sent.redirectURL ?? '', 'passes')).rejects.toThrow()
  })

  it('fails where nobody can be sent to the bank', async () => {
    const { saves, saved } = await asking()
    const told = await shop.chargeSaved(shop.with(saved, saves.customer, { returnURL: null }))
    expect(told).toMatchObject({ outcome: 'failed', failureCode: 'authentication_failed' })
  })

  it.each(['charge', 'confirm'] as const)('is made once after a lost answer to %s', async (call) => {
    const { saves, saved } = await asking()
    const payment = shop.with(saved, saves.customer)
    double.fail(call, 'after')
    await expect(shop.chargeSaved(payment)).rejects.toThrow()
    const sent = (await shop.inquire(payment)) as { redirectURL?: string; processorReference?: string }
    await double.payerGoes(sent.redirectURL ?? '', 'passes')
    const { processorReference = '' } = sent
    expect((await shop.inquire({ ...payment, processorReference, isWithPayer: true })).outcome).toBe('succeeded')
    expect(double.chargesOf(payment.reference)).toBe(1)
  })

  it('with the payer present is made once, although it is sent four times at once', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    const payment = shop.with(saved, saves.customer, { payerIsPresent: true })
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.chargeSaved(payment)))
    expect(all.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
    expect(double.chargesOf(payment.reference)).toBe(1)
  })

  it('is declined with a reason where the card is good to be saved and not to pay', async () => {
    const { saves, saved } = await shop.saveByToken('pm_card_chargeCustomerFail')
    const told = await shop.chargeSaved(shop.with(saved, saves.customer))
    expect(told).toMatchObject({ outcome: 'failed', failureCode: 'declined' })
  })

  it('with a reference of another customer or processor is refused, and nothing is sent', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    const foreign = { ...saved, customerReference: 'cus_other' }
    const other = { ...saved, reference: '{"authorization":"AUTH_1"}' }
    for (const one of [foreign, other]) {
      const payment = shop.with(one, saves.customer)
      expect(await shop.chargeSaved(payment)).toMatchObject({ outcome: 'failed', failureCode: 'invalid_card' })
      expect(double.chargesOf(payment.reference)).toBe(0)
    }
  })

  it('with a method that is detached there, or of the other mode, is declined', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    double.books.vault.detach(saved.key)
    expect((await shop.chargeSaved(shop.with(saved, saves.customer))).outcome).toBe('failed')
    const ofLive = {
      ...saved,
      reference: JSON.stringify({ customer: saved.customerReference, paymentMethod: 'pm_live' }),
    }
    expect(await shop.chargeSaved(shop.with(ofLive, saves.customer))).toMatchObject({ outcome: 'failed' })
  })
})

// docs.stripe.com/api/payment_methods/detach and docs.stripe.com/api/events/types.
describe('Stripe: what becomes of a saved method', () => {
  it('is detached once, and is detached however often it is asked', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    const method = shop.method(saved, saves.customer)
    for (let asked = 0; asked < 2; asked += 1) expect(await shop.detach(method)).toEqual({ outcome: 'detached' })
    expect(await shop.readSaved(method)).toEqual({ outcome: 'detached' })
    expect(await shop.told()).toContain(saved.key)
  })

  it('counts as detached where somebody detached it there, or four ask at once', async () => {
    const there = await shop.saveWithPayment()
    double.books.vault.detach(there.saved.key)
    expect(await shop.detach(shop.method(there.saved, there.saves.customer))).toEqual({ outcome: 'detached' })
    const { saves, saved } = await shop.saveWithPayment()
    const method = shop.method(saved, saves.customer)
    const all = await Promise.all([1, 2, 3, 4].map(() => shop.detach(method)))
    expect(all.map(({ outcome }) => outcome)).toEqual(['detached', 'detached', 'detached', 'detached'])
  })

  it('of another customer is never detached', async () => {
    const [mine, other] = [await shop.saveWithPayment(), await shop.saveWithPayment()]
    const foreign = { ...shop.method(mine.saved, mine.saves.customer), reference: other.saved.reference }
    expect((await shop.detach(foreign)).outcome).toBe('refused')
    expect((await shop.readSaved(shop.method(other.saved, other.saves.customer))).outcome).toBe('active')
  })

  it('is told when the bank replaces the card, and has the new card and its month', async () => {
    const { saves, saved } = await shop.saveWithPayment()
    double.books.vault.replaceCard(saved.key, { last4: '0005', exp_month: 12, exp_year: 2060 })
    expect(await shop.told()).toContain(saved.key)
    expect(await shop.readSaved(shop.method(saved, saves.customer))).toMatchObject({
      outcome: 'active',
      saved: { card: { last4: '0005' }, expiry: { month: 12, year: 2_060 } },
    })
    double.books.vault.replaceCard(saved.key, { exp_month: 1, exp_year: 2_020 })
    expect((await shop.readSaved(shop.method(saved, saves.customer))).outcome).toBe('expired')
  })

  it('ends when the mandate is withdrawn', async () => {
    const { saves, saved } = await shop.saveByToken('pm_card_visa')
    double.takeNotices()
    double.books.vault.withdrawMandate(saved.key)
    expect(await shop.told()).toEqual([saved.key])
    expect(await shop.readSaved(shop.method(saved, saves.customer))).toEqual({ outcome: 'detached' })
  })
})
