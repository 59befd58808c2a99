import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { confirmation } from '#contract/messages/renewal-mails.js'
import { UsagePeriod } from '../../api/src/billing/subscriptions/usage-period.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { mailFiles } from '../support/mail-files.js'
import { expectSoundBooks } from '../support/payments.js'
import { cardNow, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { after, openUsageShop, type UsageShop } from '../support/usage.js'

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

describe('A cancellation', () => {
  it('now makes one last invoice after the grace, and takes late events until then', async () => {
    const { use, to, post, invoices, made, read } = await shop.subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    await post('cancel', { when: 'now' })
    expect(await use(2, '2027-02-10T08:59:00Z')).toBe(201)
    expect(await use(2, '2027-02-10T09:00:00Z')).toBe('USAGE_AFTER_END')
    await to('2027-02-10T10:00:00Z')
    expect((await invoices())[1]).toEqual([['used', 7, 70]])
    expect(await use(2, '2027-02-10T08:59:30Z')).toBe('USAGE_PERIOD_CLOSED')
    await to('2027-06-01')
    expect(await invoices()).toHaveLength(2)
    const [, last] = await invoicesOf(api, shop.program, made.subscriptionID)
    expect([
      last?.status,
      (await read()).status,
      (await api.database.read.findBy(UsagePeriod, { subscriptionID: made.subscriptionID })).length,
    ]).toEqual([...['paid', 'canceled', 1]])
  })

  it('at the end of the period ends it there, and its usage follows after the grace', async () => {
    const { use, to, post, invoices, read } = await shop.subscribed()
    await use(5)
    await post('cancel')
    expect((await read()).renewsAt).toBeNull()
    expect(await use(1)).toBe(201)
    await to(firstEnd)
    expect([(await read()).status, await use(1, after(firstEnd, -5))]).toEqual(['canceled', 201])
    expect(await use(1, after(firstEnd, 0))).toBe('USAGE_AFTER_END')
    await to(after(firstEnd, 60))
    expect((await invoices()).slice(1)).toEqual([[['used', 7, 70]]])
  })

  it('that is taken back loses nothing that was used in between', async () => {
    const { use, to, post, invoices, read } = await shop.subscribed()
    await post('cancel')
    await use(5)
    await post('resume')
    expect((await read()).renewsAt).toBe(after(firstEnd, 60))
    await to(after(firstEnd, 60))
    expect((await invoices())[1]).toEqual([
      ['used', 5, 50],
      ['ahead', 1, 3_000],
    ])
  })

  it('within the grace invoices the ended period and what came after it', async () => {
    const { use, to, post, invoices } = await shop.subscribed()
    await use(5)
    await to(after(firstEnd, 20))
    await use(3)
    await to(after(firstEnd, 30))
    await post('cancel')
    await to(after(firstEnd, 90))
    expect((await invoices()).slice(1)).toEqual([
      [
        ['used', 5, 50],
        ['used', 3, 30],
      ],
    ])
  })

  it('without usage makes no invoice', async () => {
    const { post, to, invoices } = await shop.subscribed()
    await post('cancel', { when: 'now' })
    await to(after(firstEnd, 120))
    expect(await invoices()).toHaveLength(1)
  })

  it('is charged after it, and its mails do not say that the subscription stays active', async () => {
    const { use, to, post, made, savedPaymentMethodID, customerID } = await shop.subscribed()
    await use(5)
    await cardNow(api, savedPaymentMethodID, 'pm_otp')
    await post('cancel', { when: 'now' })
    expect((await api.call('DELETE', `/customers/${customerID}`, { token: shop.program })).status).not.toBe(200)
    await to(after(start, 60))
    const [, last] = await invoicesOf(api, shop.program, made.subscriptionID)
    const mails = await api.database.read.findBy(Mail, { aboutID: last?.invoiceID ?? '' })
    expect(mails.map(({ kind }) => kind)).toEqual(['renewal-confirmation'])
    const files = await until(
      () => mailFiles(String(api.settings.DATA_DIR)),
      (found) => found.some(({ html }) => String(html).includes(confirmation.nextOfEnded)),
    )
    expect(files.filter(({ html }) => String(html).includes('stays active'))).toEqual([])
  })
})

describe('A pause', () => {
  it('keeps what was used before it for the invoice after it', async () => {
    const { use, to, post, invoices } = await shop.subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    await post('pause')
    expect([await use(1, '2027-02-10T08:00:00Z'), await use(1)]).toEqual([201, 'SUBSCRIPTION_STATE_CONFLICT'])
    await to('2027-03-10T09:00:00Z')
    expect(await invoices()).toHaveLength(1)
    await post('resume')
    expect((await invoices())[1]).toEqual([
      ['used', 6, 60],
      ['ahead', 1, 3_000],
    ])
  })

  it('that ends within the grace moves no anchor', async () => {
    const { use, to, post, invoices, read } = await shop.subscribed()
    await use(5)
    await post('pause')
    await to(after(firstEnd, 30))
    await post('resume')
    expect([(await read()).anchorAt, (await read()).renewsAt]).toEqual([start, after(firstEnd, 60)])
    await to(after(firstEnd, 60))
    expect((await invoices())[1]?.[0]).toEqual(['used', 5, 50])
  })

  it('in the grace keeps both periods', async () => {
    const { use, to, post, invoices } = await shop.subscribed()
    await use(5)
    await to(after(firstEnd, 20))
    await use(3)
    await to(after(firstEnd, 30))
    await post('pause')
    await to(after(firstEnd, 300))
    await post('resume')
    expect((await invoices())[1]).toEqual([
      ['used', 5, 50],
      ['used', 3, 30],
      ['ahead', 1, 3_000],
    ])
  })
})
