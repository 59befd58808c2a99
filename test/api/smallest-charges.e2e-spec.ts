import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { restTooSmall } from '#contract/messages/errors/payment-links.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { buildTransferBank } from '../support/bank-transfers.js'
import { buildOpenInvoice } from '../support/invoices.js'
import { payLink } from '../support/payment-links.js'
import { openOwingShop, type OwingShop, rightAfter } from '../support/owing-subscribers.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { cardNow } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMetered, use } from '../support/usage.js'

const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry
const declining = 'pm_declined_off_session'

let api: TestApi
let shop: OwingShop
let calls: string
beforeAll(async () => {
  api = await startApi()
  shop = await openOwingShop(api)
  calls = (await buildMetered(api, shop.token)).priceID
})
afterEach(async () => {
  delete sandbox.leastAmounts
  delete sandbox.hasAmount
  await shop.limit([])
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** Used three calls, 0.30 in all. */
async function used() {
  const one = await shop.subscribed({ items: [{ priceID: calls }] })
  await use(api, shop.token, { subscriptionID: one.subscriptionID, priceID: calls, quantity: 3 })
  return one
}

async function declined() {
  const one = await shop.subscribed()
  await cardNow(api, one.savedPaymentMethodID, declining)
  await one.to(rightAfter)
  expect((await one.read()).status).toBe('past_due')
  return one
}

describe('usage that comes to less than can be charged', () => {
  it.each([
    [
      'an amount that the processor doesn’t have',
      'amount_not_supported',
      async () => void (sandbox.hasAmount = () => false),
    ],
    [
      'the smallest payment of the merchant',
      'LIMIT_EXCEEDED',
      () => shop.limit([{ currency: 'EUR', paymentLeast: 50 }]),
    ],
  ])('is not tried, ends nothing, and stays open: %s', async (_, failureCode, stand) => {
    const one = await used()
    await stand()
    await one.to(rightAfter)
    const invoice = await one.last()
    expect(invoice).toMatchObject({ status: 'open', total: 30, amountDue: 30 })
    const skipped = { outcome: 'skipped', number: 1, failureCode, transactionID: null }
    expect(await one.tries()).toEqual([expect.objectContaining(skipped)])
    expect(await api.database.read.findBy(Mail, { aboutID: invoice.invoiceID })).toEqual([])
    await one.to('2027-04-20T09:00:00Z')
    expect(await one.tries()).toEqual([expect.objectContaining(skipped)])
    expect((await one.read()).status).toBe('active')
    const { body: after } = await api.call('GET', `/invoices/${invoice.invoiceID}`, { token: shop.token })
    expect(after).toMatchObject({ status: 'open', amountDue: 30 })
  })

  it('is charged to a new method that can be', async () => {
    const one = await used()
    sandbox.hasAmount = () => false
    await one.to(rightAfter)
    delete sandbox.hasAmount
    await saveCard(api, shop.token, one.customerID)
    await one.to('2027-02-06T09:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'paid' })
    expect(await one.tries()).toEqual([expect.objectContaining({ outcome: 'succeeded', number: 1 })])
  })

  it('keeps no subscription past due', async () => {
    const one = await used()
    sandbox.hasAmount = (amount) => amount !== 30
    await one.to(rightAfter)
    await cardNow(api, one.savedPaymentMethodID, declining)
    await use(api, shop.token, { subscriptionID: one.subscriptionID, priceID: calls, quantity: 30 })
    await one.to('2027-03-05T10:00:00Z')
    expect(await one.read()).toMatchObject({ status: 'past_due' })
    await cardNow(api, one.savedPaymentMethodID, 'pm_success')
    await one.to('2027-03-30T10:00:00Z')
    expect(await one.read()).toMatchObject({ status: 'active' })
  })

  it('is shown on its clock as no attempt', async () => {
    const one = await used()
    sandbox.hasAmount = () => false
    await one.to(rightAfter)
    const { body } = await api.call('GET', `/test-clocks/${one.testClockID}/timeline`, { token: shop.token })
    const kinds = body.items.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['payment_skipped', 'invoice_finalized', 'subscription_created'])
  })
})

describe('a part of an invoice', () => {
  it('is offered only where it and the rest can be charged', async () => {
    sandbox.leastAmounts = { EUR: 50 }
    const offered = async (unitAmount: number) => {
      const lines = [{ description: 'Cents', unitAmount }]
      const invoice = await buildOpenInvoice(api, shop.token, { lines })
      return (await api.call('GET', `/hosted-invoices/${invoice.url?.split('/').at(-1)}`)).body.takesParts
    }
    const found = []
    for (const due of [40, 80, 100]) found.push(await offered(due))
    await shop.limit([{ currency: 'EUR', paymentLeast: 51 }])
    for (const due of [100, 102]) found.push(await offered(due))
    expect(found).toEqual([false, false, true, false, true])
  })
})

describe('a part that leaves less than can be charged', () => {
  it('is refused where the merchant takes no payment that small', async () => {
    const one = await declined()
    await shop.limit([{ currency: 'EUR', paymentLeast: 500 }])
    const refused = await one.pay({ amount: 2_501 })
    expect([refused.status, refused.body.fields]).toEqual([422, { amount: restTooSmall }])
    const small = await one.pay({ amount: 499 })
    expect([small.status, small.body.code]).toEqual([422, 'LIMIT_EXCEEDED'])
    expect((await one.pay({ amount: 2_500 })).body.status).toBe('succeeded')
  })

  it('is refused where only others than the chosen method’s processor take that', async () => {
    await buildTransferBank(api)
    const one = await declined()
    sandbox.leastAmounts = { EUR: 50 }
    const refused = await one.pay({ amount: 2_980 })
    expect([refused.status, refused.body.fields]).toEqual([422, { amount: restTooSmall }])
    const invoice = await buildOpenInvoice(api, shop.token)
    const hosted = (await api.call('GET', `/hosted-invoices/${invoice.url?.split('/').at(-1)}`)).body
    const taken = await payLink(api, hosted.payURL.split('/').at(-1), { paymentMethod: 'pm_success', amount: 9_980 })
    expect(taken.status).toBe(201)
  })

  it('is left open where no charge that small is made anymore, and ends nothing', async () => {
    const one = await declined()
    const { invoiceID } = await one.last()
    sandbox.leastAmounts = { EUR: 50 }
    expect((await one.pay({ amount: 2_950 })).body.status).toBe('succeeded')
    sandbox.leastAmounts = { EUR: 100 }
    await one.to('2027-03-04T09:00:00Z')
    expect(await one.read()).toMatchObject({ status: 'active' })
    await cardNow(api, one.savedPaymentMethodID, 'pm_success')
    await one.to('2027-04-04T09:00:00Z')
    expect(await one.read()).toMatchObject({ status: 'active' })
    const tries = (await one.tries()).filter((each) => each.invoiceID === invoiceID)
    expect(tries.map(({ outcome }) => outcome)).toEqual(['skipped', 'failed'])
  })
})

describe('retries that a limit stands in the way of', () => {
  it('end when their plan does', async () => {
    const one = await declined()
    await shop.limit([{ currency: 'EUR', paymentMost: 1_000 }])
    await one.to('2027-03-05T08:00:00Z')
    expect((await one.read()).status).toBe('past_due')
    await one.to('2027-03-10T09:00:00Z')
    expect((await one.read()).status).toBe('canceled')
    expect((await one.tries()).map(({ outcome }) => outcome)).toEqual(['failed', 'succeeded'])
  })
})
