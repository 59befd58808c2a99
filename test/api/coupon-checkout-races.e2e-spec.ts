import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { priceChanged } from '#contract/messages/errors/coupons.js'
import { SubscriptionSalesService } from '../../api/src/billing/subscription-sales/subscription-sales.service.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { applyCode, payShown, removeCode, shownIn } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { payLink } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveByLink } from '../support/saved-methods.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
  await buildCoupon(api, program, { code: 'HALF' })
  await buildCoupon(api, program, { code: 'FREE', percentOff: 100 })
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const visa = '4242424242424242'
const openWith = async (code?: string, overrides: object = {}) => {
  const session = await subscriptionSession(api, program, priceID, { allowPromotionCodes: true, ...overrides })
  if (code) await applyCode(api, session, code)
  return session
}
const given = (shownCoupon: string) => ({ paymentMethod: visa, payer: { emailAddress: anAddress() }, shownCoupon })

/** The other call comes at the same place each time, however busy the machine is. */
function onceBegun(when: 'before' | 'after', act: () => Promise<unknown>): void {
  const sales = api.app.get(SubscriptionSalesService, { strict: false })
  const begin = sales.begin.bind(sales)
  jest.spyOn(sales, 'begin').mockImplementationOnce(async (...asked) => {
    if (when === 'before') await act()
    const begun = await begin(...asked)
    if (when === 'after') await act()
    return begun
  })
}

/** Nothing was charged or saved, and no subscription waits for it. */
async function expectNothing({ checkoutSessionID: paymentLinkID }: CheckoutSessionView): Promise<void> {
  const { read } = api.database
  expect([await read.countBy(Transaction, { paymentLinkID }), await read.countBy(Setup, { paymentLinkID })]).toEqual([
    0, 0,
  ])
  expect(await read.countBy(Subscription, { checkoutSessionID: paymentLinkID })).toBe(0)
}

describe('a session whose price changes while a call is under way', () => {
  it.each(['before', 'after'] as const)('is not saved as free once it costs something: %s it begins', async (when) => {
    const session = await openWith('FREE')
    const body = given(await shownIn(api, session))
    onceBegun(when, () => removeCode(api, session))
    const refused = await saveByLink(api, tokenOf(session), body)
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_LINK_CHANGED'])
    await expectNothing(session)
    expect((await payShown(api, session, given('none'))).body.amount).toBe(3_000)
  })

  it('is not charged 0 once it is free', async () => {
    const session = await openWith()
    onceBegun('before', () => applyCode(api, session, 'FREE'))
    const refused = await payLink(api, tokenOf(session), given('none'))
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_LINK_CHANGED'])
    await expectNothing(session)
    const saved = await saveByLink(api, tokenOf(session), given(await shownIn(api, session)))
    expect(saved.body.status).toBe('succeeded')
  })

  it.each([
    [
      'the code is removed before it begins',
      'before',
      async (session: CheckoutSessionView) => removeCode(api, session),
    ],
    [
      'the code is removed after it has begun',
      'after',
      async (session: CheckoutSessionView) => removeCode(api, session),
    ],
    [
      'the code is removed and typed again',
      'after',
      async (session: CheckoutSessionView) => {
        await removeCode(api, session)
        await applyCode(api, session, 'HALF')
      },
    ],
  ] as const)('is not charged another price than the page showed: %s', async (_what, when, act) => {
    const session = await openWith('HALF')
    const body = given(await shownIn(api, session))
    onceBegun(when, () => act(session))
    const refused = await payLink(api, tokenOf(session), body)
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_LINK_CHANGED'])
    expect(refused.body.error).toBe(priceChanged)
    await expectNothing(session)
  })

  it('is not charged after another session of the same payer took the code', async () => {
    const { couponID } = await buildCoupon(api, program, { code: 'ONLYONE', oncePerCustomer: true })
    const { customerID } = await buildCustomer(api, program)
    const [first, second] = [await openWith('ONLYONE', { customerID }), await openWith('ONLYONE', { customerID })]
    const body = given(couponID)
    onceBegun('after', async () => {
      expect((await payShown(api, second, body)).body.amount).toBe(1_500)
    })
    const refused = await payLink(api, tokenOf(first), body)
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_LINK_CHANGED'])
    await expectNothing(first)
    const { timesRedeemed } = (await api.call('GET', `/coupons/${couponID}`, { token: program })).body
    expect(timesRedeemed).toBe(1)
  })

  it('saves no card where the price is charged now', async () => {
    const session = await openWith('HALF')
    const failed = await payShown(api, session, {
      ...given(await shownIn(api, session)),
      paymentMethod: '4000000000009995',
    })
    expect(failed.body.status).toBe('failed')
    const setup = await saveByLink(api, tokenOf(session), given(await shownIn(api, session)))
    expect([setup.status, setup.body.code]).toEqual([409, 'PAYMENT_SAVES_NOTHING'])
  })
})
