import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { QueryRunner } from 'typeorm'
import type { PayerInvoiceView, PayerSubscriptionRowView } from '#contract/billing-portal.js'
import { clock } from '#contract/clock.js'
import { payerSessionLifeMs } from '#contract/payer-shops.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildInvoice, saveInvoiceSettings } from '../support/invoices.js'
import { pathOfPayer, payerOf, payerSession, savePortalSettings, subscriptionCalls } from '../support/payer-portal.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { buildPrice, buildSubscriber, buildSubscription } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  await savePortalSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const start = '2027-01-31T09:00:00.000Z'

async function subscribed(token = program, price = priceID) {
  const subscriber = await buildSubscriber(api, token, start)
  const { customerID, savedPaymentMethodID } = subscriber
  const made = await buildSubscription(api, token, { customerID, items: [{ priceID: price, quantity: 2 }] })
  const { subscriptionID } = made
  return { ...subscriber, subscriptionID, savedPaymentMethodID, session: await payerSession(api, token, customerID) }
}

describe('what a payer sees', () => {
  it('is each finalized invoice with its pages, and no draft', async () => {
    const { session, customerID, subscriptionID } = await subscribed()
    await buildInvoice(api, program, { customerID })
    const { items, nextCursor } = (await api.call('GET', pathOfPayer(session, 'invoices'))).body
    const [invoice] = items as PayerInvoiceView[]
    expect([items.length, nextCursor]).toEqual([1, null])
    expect(invoice).toMatchObject({ status: 'paid', total: 6_000, amountDue: 0, currency: 'EUR', subscriptionID })
    const token = new URL(String(invoice?.url)).pathname.split('/').at(-1)
    expect((await api.call('GET', `/hosted-invoices/${token}`)).body.number).toBe(invoice?.number)
    expect(invoice?.pdfURL).toBe(`${invoice?.url}/pdf`)
  })

  it('is the subscription with its next payment and what may be changed', async () => {
    const { session, subscriptionID, savedPaymentMethodID } = await subscribed()
    const { items } = (await api.call('GET', pathOfPayer(session, 'subscriptions'))).body
    const [shown] = items as PayerSubscriptionRowView[]
    expect(shown).toMatchObject({
      ...{ subscriptionID, status: 'active', pendingItems: null },
      items: [{ priceID, name: 'Seats', quantity: 2, unitAmount: 3_000, amount: 6_000 }],
      nextCharge: { at: '2027-02-28T09:00:00.000Z', amount: 6_000 },
      method: { savedPaymentMethodID, type: 'card' },
    })
    const read = await payerOf(api, session, subscriptionID).read()
    const { may, openInvoice, ...row } = read
    expect([row, openInvoice]).toEqual([shown, null])
    expect(may).toMatchObject({
      ...{ cancel: ['period_end', 'now'], resume: false, changeQuantity: true, changeMethod: true, prices: [] },
      methods: [{ savedPaymentMethodID }],
    })
  })

  it('is a trial with its end and the first payment, and a change that is scheduled', async () => {
    const { customerID } = await buildSubscriber(api, program, start)
    const items = [{ priceID }]
    const made = await buildSubscription(api, program, { customerID, items, trialDays: 7 })
    const session = await payerSession(api, program, customerID)
    const payer = payerOf(api, session, made.subscriptionID)
    const trialEndsAt = '2027-02-07T09:00:00.000Z'
    expect(await payer.read()).toMatchObject({ status: 'trialing', trialEndsAt, nextCharge: { at: trialEndsAt } })
    const path = `/subscriptions/${made.subscriptionID}`
    const later = { items: [{ priceID, quantity: 4 }], applies: 'period_end' }
    expect((await api.call('PUT', path, { token: program, body: later })).status).toBe(200)
    expect(await payer.read()).toMatchObject({
      ...{ pendingItems: [{ quantity: 4 }], nextCharge: { amount: 12_000 } },
      may: { changeQuantity: false, prices: [] },
    })
    const refused = await payer.act('preview', { items: [{ priceID, quantity: 2 }] })
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGE_SCHEDULED'])
  })

  it('comes in pages', async () => {
    const { session, customerID } = await subscribed()
    const items = [{ priceID }]
    for (let made = 0; made < 25; made += 1) await buildSubscription(api, program, { customerID, items, trialDays: 3 })
    const asked = jest.spyOn(
      Object.getPrototypeOf(api.database.read.connection.createQueryRunner()) as QueryRunner,
      'query',
    )
    const ofList = /"(prices|products|tax_rates|saved_payment_methods|customers|portal_settings|test_clocks)"/
    const statements = () => asked.mock.calls.filter(([sql]) => ofList.test(sql) && sql.startsWith('SELECT')).length
    const first = (await api.call('GET', pathOfPayer(session, 'subscriptions'))).body
    // However many subscriptions the page has.
    expect([statements() > 0, statements() < 12]).toEqual([true, true])
    asked.mockRestore()
    const path = pathOfPayer(session, `subscriptions?cursor=${encodeURIComponent(first.nextCursor)}`)
    const rest = (await api.call('GET', path)).body
    expect([first.items.length + rest.items.length, rest.nextCursor]).toEqual([26, null])
    const wrong = await api.call('GET', pathOfPayer(session, 'invoices?cursor=nonsense'))
    expect(wrong.status).toBe(422)
  })
})

describe('nothing of others is reached', () => {
  it('by another customer, another merchant or in the other mode', async () => {
    const mine = await subscribed()
    const other = await subscribed()
    const stranger = await buildClient(api)
    const foreign = (await buildApiUser(api, stranger)).accessToken
    await registerOrigins(api, stranger)
    await saveInvoiceSettings(api, foreign)
    await savePortalSettings(api, foreign)
    const theirs = await subscribed(foreign, (await buildPrice(api, foreign)).priceID)
    const calls = subscriptionCalls(priceID, mine.savedPaymentMethodID)
    for (const [method, path, body] of calls)
      for (const { session } of [other, theirs]) {
        const at = pathOfPayer(session, `subscriptions/${mine.subscriptionID}${path}`)
        expect([path, (await api.call(method, at, body && { body })).status]).toEqual([path, 404])
      }
    const { subscriptionID, session } = mine
    const turn = (mode: 'test' | 'live') =>
      api.database.write((manager) => manager.update(Subscription, { subscriptionID }, { mode }))
    await turn('live')
    for (const [method, path, body] of calls) {
      const at = pathOfPayer(session, `subscriptions/${subscriptionID}${path}`)
      expect([path, (await api.call(method, at, body && { body })).status]).toEqual([path, 404])
    }
    expect((await api.call('GET', pathOfPayer(session, 'subscriptions'))).body.items).toEqual([])
    await turn('test')
    expect((await payerOf(api, session, subscriptionID).read()).status).toBe('active')
    const listed = (await api.call('GET', pathOfPayer(other.session, 'invoices'))).body.items as PayerInvoiceView[]
    expect(listed.map((invoice) => invoice.subscriptionID)).toEqual([other.subscriptionID])
  })

  it('not even the payment method of another customer', async () => {
    const mine = await subscribed()
    const { customerID } = await buildCustomer(api, program)
    const { savedPaymentMethodID } = await saveCard(api, program, customerID)
    const payer = payerOf(api, mine.session, mine.subscriptionID)
    for (const id of [savedPaymentMethodID, 'spm_absent']) expect((await payer.choose(id)).status).toBe(404)
  })

  it('without a session, or once it has ended', async () => {
    const { session, subscriptionID, savedPaymentMethodID } = await subscribed()
    const paths: [string, string, object?][] = [
      ['GET', 'invoices'],
      ['GET', 'subscriptions'],
      ...subscriptionCalls(priceID, savedPaymentMethodID).map(([method, path, body]): [string, string, object?] => [
        ...([method, `subscriptions/${subscriptionID}${path}`, body] as const),
      ]),
    ]
    const codes = async (token: string) => {
      const answers = []
      for (const [method, path, body] of paths)
        answers.push((await api.call(method, pathOfPayer(token, path), body && { body })).body.code)
      return new Set(answers)
    }
    expect(await codes('never-issued')).toEqual(new Set(['PAYER_SESSION_ENDED']))
    clock.moveBy(payerSessionLifeMs + 1_000)
    expect(await codes(session)).toEqual(new Set(['PAYER_SESSION_ENDED']))
    clock.moveBy(-payerSessionLifeMs - 1_000)
    await api.call('DELETE', `/payer-access/sessions/${session}`)
    expect(await codes(session)).toEqual(new Set(['PAYER_SESSION_ENDED']))
  })
})
