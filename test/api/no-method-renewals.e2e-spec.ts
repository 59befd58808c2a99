import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { openOwingShop, type OwingShop, rightAfter } from '../support/owing-subscribers.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let shop: OwingShop
beforeAll(async () => {
  api = await startApi()
  shop = await openOwingShop(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** Whose only card is gone before the renewal. */
async function without() {
  const one = await shop.subscribed()
  const path = `/customers/${one.customerID}/payment-methods/${one.savedPaymentMethodID}`
  expect((await api.call('DELETE', path, { token: shop.token })).status).toBe(200)
  await one.to(rightAfter)
  const { invoiceID } = await one.last()
  const tries = async () =>
    (await one.tries())
      .filter((each) => each.invoiceID === invoiceID)
      .map(({ outcome, failureCode, reason }) => [outcome, failureCode, reason])
  const mails = async () => (await api.database.read.findBy(Mail, { aboutID: invoiceID })).map(({ kind }) => kind)
  return { ...one, invoiceTries: tries, mails }
}

const found = ['failed', 'NO_METHOD', 'first']

describe('a renewal of a customer without a payment method', () => {
  it('is tried once, tells the customer once, and ends with the plan', async () => {
    const one = await without()
    expect([await one.invoiceTries(), await one.mails()]).toEqual([[found], ['renewal-failed']])
    expect((await one.read()).status).toBe('past_due')
    await one.to('2027-02-15T09:00:00Z')
    expect([await one.invoiceTries(), await one.mails()]).toEqual([[found], ['renewal-failed']])
    await one.to('2027-03-07T09:00:00Z')
    expect([await one.invoiceTries(), await one.mails()]).toEqual([[found], ['renewal-failed']])
    expect((await one.read()).status).toBe('canceled')
  })

  it('is tried as soon as a method is saved', async () => {
    const one = await without()
    await one.to('2027-02-08T09:00:00Z')
    await saveCard(api, shop.token, one.customerID)
    await one.to('2027-02-08T09:01:00Z')
    expect(await one.invoiceTries()).toEqual([['succeeded', null, 'new_method'], found])
    expect((await one.read()).status).toBe('active')
  })
})
