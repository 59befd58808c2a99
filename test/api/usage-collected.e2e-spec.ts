import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { usageGraceMs } from '#contract/billing-limits.js'
import { confirmation } from '#contract/messages/renewal-mails.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Renewals } from '../../api/src/billing/subscriptions/renewals.service.js'
import { mailFiles } from '../support/mail-files.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { cardNow, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { after, openUsageShop, type UsageShop } from '../support/usage.js'
import { at, daily } from '../support/usage-days.js'

const start = '2027-01-31T09:00:00.000Z'
const firstEnd = '2027-02-28T09:00:00.000Z'

let api: TestApi
let shop: UsageShop
beforeAll(async () => {
  api = await startApi()
  shop = await openUsageShop(api, start)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** Its renewal was declined, and another try is planned. */
async function declined(items?: object[]) {
  const one = await shop.subscribed({ items: items ?? [{ priceID: shop.calls }] })
  await one.use(10_000)
  await cardNow(api, one.savedPaymentMethodID, 'pm_declined_off_session')
  await one.to(after(firstEnd, 60))
  const last = async () => {
    const made = await invoicesOf(api, shop.program, one.made.subscriptionID)
    return made.find(({ lines }) => lines.some(({ isUsage }) => isUsage))?.status
  }
  expect(await last()).toBe('open')
  return { ...one, last }
}

const endings = [
  ['cancellation', 'cancel', { when: 'now' }],
  ['pause', 'pause', {}],
] as const

describe('A renewal that charges usage alone', () => {
  it.each(endings)('is charged to a new method after a %s', async (_, action, body) => {
    const { post, customerID, to, last } = await declined()
    await post(action, body)
    await saveCard(api, shop.program, customerID)
    await to(after(firstEnd, 120))
    expect(await last()).toBe('paid')
  })

  it.each(endings)('is tried again as planned after a %s', async (_, action, body) => {
    const { post, savedPaymentMethodID, to, last } = await declined()
    await post(action, body)
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    await to('2027-03-20T09:00:00Z')
    expect(await last()).toBe('paid')
  })

  it('asks for a confirmation without saying that a paused subscription stays active', async () => {
    const { post, savedPaymentMethodID, to, last } = await declined()
    await post('pause')
    await cardNow(api, savedPaymentMethodID, 'pm_otp')
    await to('2027-03-20T09:00:00Z')
    const files = await until(
      () => mailFiles(String(api.settings.DATA_DIR)),
      (found) => found.some(({ html }) => String(html).includes(confirmation.nextOfEnded)),
    )
    expect(files.filter(({ html }) => String(html).includes('stays active'))).toEqual([])
    expect(await last()).toBe('open')
  })

  it('is tried although a cancellation comes between the renewal and its payment', async () => {
    const { made, use, passed, call, startsAt } = await daily(api, shop.program)
    await use(5, at(await startsAt(), 0))
    await passed(25 * usageGraceMs + 1_000)
    await api.app.get(Renewals, { strict: false }).renew(made.subscriptionID)
    expect((await call('POST', '/cancel', { when: 'now' })).status).toBe(200)
    await api.app.get(DueSubscriptions, { strict: false }).workOff()
    const [invoice] = await invoicesOf(api, shop.program, made.subscriptionID)
    expect([invoice?.status, invoice?.total]).toEqual(['paid', 50])
  })
})

describe('A renewal that charges the next period as well', () => {
  it('is charged no more after a cancellation, and stays payable', async () => {
    const { post, customerID, to, last } = await declined(shop.both())
    await post('cancel', { when: 'now' })
    await saveCard(api, shop.program, customerID)
    await to('2027-03-20T09:00:00Z')
    expect(await last()).toBe('open')
  })

  it('is charged once a pause ends', async () => {
    const { post, savedPaymentMethodID, to, last } = await declined(shop.both())
    await post('pause')
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    await to('2027-03-20T09:00:00Z')
    expect(await last()).toBe('open')
    await post('resume')
    await to('2027-03-21T09:00:00Z')
    expect(await last()).toBe('paid')
  })
})
