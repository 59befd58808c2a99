import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clockMailsMax } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { type CouponShop, openCouponShop } from '../support/coupon-shop.js'
import { buildCustomer } from '../support/customers.js'
import { anAddress } from '../support/letters.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { age, buildClock, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let shop: CouponShop
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  shop = await openCouponShop(api)
})
afterAll(() => api.close())

const lure = 'Your account is locked, go to evil.example'
const mailTo = async (address: string) => {
  const [mail, ...others] = await waitForMailFiles(String(api.settings.DATA_DIR), address)
  expect(others).toEqual([])
  return mail
}
const saved = async (...given: Parameters<CouponShop['save']>) =>
  expect((await shop.save(...given)).body.status).toBe('succeeded')

describe('the mail of a start that charges nothing', () => {
  it('greets by the address, because a payer may type any name beside somebody else’s, in the payer’s language', async () => {
    const { code } = await shop.withCode({ percentOff: 100 })
    const emailAddress = anAddress()
    await saved(await shop.openWith(code), { payer: { emailAddress, name: lure }, language: 'fr' })
    const mail = await mailTo(emailAddress)
    expect(mail?.subject).toMatch(/^Facture /)
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(emailAddress)
      expect(text).not.toContain('evil')
    }
  })

  it('is not sent to a test clock whose merchant has had enough mails', async () => {
    const { code } = await shop.withCode({ percentOff: 100 })
    const { testClockID } = await buildClock(api, shop.program, '2027-01-31T09:00:00Z')
    const { customerID } = await buildCustomer(api, shop.program, { testClockID, emailAddress: anAddress() })
    const mailed = async () => {
      const session = await shop.openWith(code, { customerID })
      await saved(session)
      const made = await invoicesOf(api, shop.program, await shop.subscriptionOf(session))
      const [{ invoiceID } = { invoiceID: '' }] = made
      return { aboutID: invoiceID, count: await api.database.read.countBy(Mail, { aboutID: invoiceID }) }
    }
    const first = await mailed()
    const sent = { kind: 'invoice' as const, aboutID: first.aboutID, sealed: null, attempts: 0, lastError: null }
    const at = { nextAttemptAt: clock.now(), sentAt: clock.now(), createdAt: clock.now() }
    const mails = Array.from({ length: clockMailsMax }, (_, place) => ({ ...sent, ...at, mailID: `mal_free${place}` }))
    await api.database.write((manager) => manager.insert(Mail, mails))
    expect([first.count, (await mailed()).count]).toEqual([1, 0])
  })
})

describe('the mail of a renewal that is declined', () => {
  it('greets by the address where a payer typed the name at the checkout', async () => {
    const emailAddress = anAddress()
    const session = await shop.open({ trialDays: 1 })
    await saved(session, { paymentMethod: '4000000000000341', payer: { emailAddress, name: lure } })
    const path = `/subscriptions/${await shop.subscriptionOf(session)}`
    await age(api, (await api.call('GET', path, { token: shop.program })).body, 3 * 86_400_000)
    await api.app.get(DueSubscriptions, { strict: false }).workOff()
    const mail = await mailTo(emailAddress)
    expect(mail?.text).toContain(emailAddress)
    expect(mail?.raw).not.toContain('evil')
  })
})
