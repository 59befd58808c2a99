import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SoldSubscriptions } from '../../api/src/money/payment-links/sold-subscriptions.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { tokenOf } from '../support/checkout-sessions.js'
import { payLink } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveByLink, saveCard } from '../support/saved-methods.js'
import { buildSavedSales, saved, type SavedSales } from '../support/saved-sales.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let stage: SavedSales
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  stage = await buildSavedSales(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

describe('at the same moment', () => {
  it('makes one subscription of many tabs with two cards', async () => {
    const first = await stage.save()
    const { customerID } = first
    const second = await saveCard(api, stage.program, customerID, { paymentMethod: '5555555555554444' })
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const]) {
      const session = await stage.open({ customerID, ...terms })
      const ids = [first, second].map((one) => one.savedPaymentMethodID)
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, at) => path(api, tokenOf(session), saved(ids[at % 2] ?? ''))),
      )
      expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
      const { status, savedPaymentMethodID } = await stage.only(session)
      const [won] = all.flatMap((one, at) => (one.status === 201 ? [ids[at % 2]] : []))
      expect([status, savedPaymentMethodID]).toEqual(['trialDays' in terms ? 'trialing' : 'active', won])
      const paid = { paymentLinkID: session.checkoutSessionID, status: 'succeeded' as const }
      expect(await api.database.read.countBy(Transaction, paid)).toBe('trialDays' in terms ? 0 : 1)
    }
  })

  it('either starts with the card or leaves the session open, while the card is removed', async () => {
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const])
      for (let time = 0; time < 4; time += 1) {
        const { customerID, savedPaymentMethodID } = await stage.save()
        const session = await stage.open({ customerID, ...terms })
        const [answer] = await Promise.all([
          path(api, tokenOf(session), saved(savedPaymentMethodID)),
          stage.remove(customerID, savedPaymentMethodID),
        ])
        const [begun] = await stage.begunBy(session)
        const page = (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
        if (answer.status === 409) expect([begun?.status ?? 'incomplete', page.status]).toEqual(['incomplete', 'open'])
        else if (answer.body.status === 'failed') expect(begun?.status).toBe('incomplete')
        else {
          expect([answer.status, answer.body.status]).toEqual([201, 'succeeded'])
          expect(begun?.status).toBe('trialDays' in terms ? 'trialing' : 'active')
        }
      }
  })

  it('charges nothing with a card that is removed once the subscription has begun, and lets the customer use another', async () => {
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const]) {
      const { customerID, savedPaymentMethodID } = await stage.save()
      const session = await stage.open({ customerID, ...terms })
      const sold = api.app.get(SoldSubscriptions, { strict: false })
      const { sales } = sold
      const begin: typeof sales.begin = async (link, given) => {
        const begun = await sales.begin(link, given)
        await stage.remove(customerID, savedPaymentMethodID)
        return begun
      }
      sold.serve(Object.create(sales, { begin: { value: begin } }) as typeof sales)
      const refused = await path(api, tokenOf(session), saved(savedPaymentMethodID))
      sold.serve(sales)
      expect([refused.status, refused.body.code]).toEqual([409, 'SAVED_METHOD_DETACHED'])
      expect((await stage.only(session)).status).toBe('incomplete')
      expect(await api.database.read.countBy(Transaction, { paymentLinkID: session.checkoutSessionID })).toBe(0)
      const paid = await path(api, tokenOf(session), { paymentMethod: '5555555555554444' })
      expect([paid.status, (await stage.only(session)).status]).toEqual([
        201,
        'trialDays' in terms ? 'trialing' : 'active',
      ])
    }
  })
})
