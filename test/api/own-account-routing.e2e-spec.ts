import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import * as refusals from '#contract/messages/errors/routing.js'
import * as words from '#contract/messages/routing.js'
import { sandboxAccountID } from '#contract/processors.js'
import type { TransactionView } from '#contract/transactions.js'
import { PaymentAttempt } from '../../api/src/money/transactions/payment-attempt.entity.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { tokenOfPage } from '../support/debts.js'
import { buildProgram } from '../support/modes.js'
import { buildOwnAccountMerchant, giveOwnAccount } from '../support/own-accounts.js'
import { buildLink, payLink } from '../support/payment-links.js'
import { buildMerchant, type Merchant, read } from '../support/payments.js'
import { type OnPage, registerOnPage } from '../support/processors/on-page.js'
import { plainInput, registerPlain } from '../support/processors/plain.js'
import { playing } from '../support/processors.js'
import { type Routing, startRouting, to } from '../support/routing.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let routing: Routing
let owner: Merchant
let own: string
let plain: { remove: () => void }
let fields: OnPage
beforeAll(async () => {
  api = await startApi()
  plain = registerPlain(api, async () => ({ outcome: 'working', sentence: '' }))
  fields = registerOnPage(api, 'fielded', 'fields')
  routing = await startRouting(api)
  owner = await buildMerchant(api)
  own = (await giveOwnAccount(api, owner.clientID, { currencies: ['USD'] })).processorAccountID
})
afterEach(() => routing.clear())
afterAll(async () => {
  plain.remove()
  fields.remove()
  await api.close()
})

const attemptsOf = async (transactionID: string) =>
  (await routing.attempts(transactionID)).map(({ account }: { account: Record<string, unknown> }) => [
    account.processorAccountID,
    account.chosenBecause,
  ])
const accountOf = async ({ pay }: Merchant, overrides: Record<string, unknown> = {}) =>
  read(api, (await pay(overrides)).body.transactionID)

/** The first charge of the payment fails so, and the next one as ever. */
async function payAnswered(failure: object) {
  let body: TransactionView | undefined
  await playing(api, [() => ({ outcome: 'failed', failureMessage: 'No', ...failure })], async () => {
    body = (await owner.pay()).body
  })
  return body as TransactionView
}

describe('a client with an account of its own', () => {
  it.each([['without rules'], ['with a rule']])('pays through it first, %s', async (way) => {
    if (way === 'with a rule') await routing.make({ targets: to(routing.second) })
    const { transactionID, processorAccountID, collectedBy } = await accountOf(owner)
    expect([processorAccountID, collectedBy]).toEqual([own, 'client'])
    expect(await attemptsOf(transactionID)).toEqual([[own, 'own_account']])
  })

  it('pays through the platform what its own account does not take', async () => {
    const { processorAccountID, collectedBy } = await accountOf(owner, { currency: 'EUR' })
    expect([processorAccountID, collectedBy]).toEqual([sandboxAccountID, 'platform'])
  })

  it.each([['without rules'], ['with a rule']])(
    'goes on at the platform after a fault of it alone, %s',
    async (way) => {
      const next = way === 'with a rule' ? routing.second : sandboxAccountID
      if (way === 'with a rule') await routing.make({ targets: to(routing.second), retriesDeclines: true })
      const faulty = await payAnswered({ isFault: true, failureCode: 'processor_unavailable' })
      expect([faulty.status, faulty.collectedBy]).toEqual(['succeeded', 'platform'])
      expect(await attemptsOf(faulty.transactionID)).toEqual([
        [own, 'own_account'],
        [next, 'after_fault'],
      ])
      const declined = await payAnswered({ failureCode: 'declined' })
      expect([declined.status, declined.collectedBy]).toEqual(['failed', 'client'])
      expect(await attemptsOf(declined.transactionID)).toEqual([[own, 'own_account']])
    },
  )

  it('is explained, and its account is explained for nobody else', async () => {
    await routing.make({ targets: to(routing.second) })
    const query = `currency=USD&method=test_method&clientID=`
    const explained = await routing.explain(`${query}${owner.clientID}`)
    expect(explained).toMatchObject({
      routingRuleID: null,
      processorAccountIDs: [own, routing.second],
      sentence: words.ownAccount('Own sandbox'),
      rules: [{ fits: true, sentence: words.fitsAfterOwn }],
    })
    const others = await routing.explain(`${query}${routing.merchant.clientID}`)
    expect(others.processorAccountIDs).toEqual([routing.second])
    await routing.clear()
    expect(await routing.explain(`${query}${owner.clientID}`)).toMatchObject({
      processorAccountIDs: [own, sandboxAccountID, routing.second],
      sentence: words.ownAccount('Own sandbox'),
    })
  })

  it('pays what it owes the platform through the platform', async () => {
    const owing = await buildOwnAccountMerchant(api)
    await owing.pay()
    const body = { clientID: owing.clientID, currency: 'USD' }
    const { url } = (await api.call('POST', '/debt-requests', { token: routing.token, body })).body
    const { body: page } = await api.call('GET', `/payment-links/${tokenOfPage(url)}`)
    expect(page.offers).toMatchObject([{ processorAccountID: sandboxAccountID }])
    const { transactionID } = (await payLink(api, tokenOfPage(url))).body
    expect(await read(api, transactionID)).toMatchObject({
      processorAccountID: sandboxAccountID,
      collectedBy: 'platform',
    })
  })

  it('is counted by the preview of a rule as staying there', async () => {
    const { transactionID } = await accountOf(owner)
    expect(transactionID).toMatch(/^txn_/)
    const preview = { mode: 'test', targets: to(routing.second) }
    const { body } = await api.call('POST', '/routing-rules/preview', { token: routing.token, body: preview })
    expect(body.moves).not.toContainEqual(expect.objectContaining({ from: own }))
    expect(body.moves).not.toContainEqual(expect.objectContaining({ to: own }))
  })
})

describe('the account of another client', () => {
  it('takes no payment and is not offered', async () => {
    const other = routing.merchant
    const { processorAccountID } = await accountOf(other)
    expect(processorAccountID).toBe(sandboxAccountID)
    await registerOrigins(api, other)
    const session = await buildSession(api, other.accessToken, { currency: 'USD' })
    const { offers } = (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
    expect(offers).toMatchObject([{ processorAccountID: sandboxAccountID }])
  })

  it('is not reached by a token that names it', async () => {
    const processorAccountID = await fields.make({ clientID: owner.clientID })
    const given = { currency: 'EUR', paymentMethod: { type: 'token', processorAccountID, token: 'tok_1' } }
    const refused = await routing.merchant.pay(given)
    expect([refused.status, refused.body.fields]).toEqual([422, { paymentMethod: expect.any(String) }])
    const taken = await owner.pay(given)
    expect([taken.status, taken.body.collectedBy]).toEqual([201, 'client'])
    expect(await attemptsOf(taken.body.transactionID)).toEqual([[processorAccountID, 'token']])
    const offersOf = async ({ accessToken }: Merchant) => {
      const asked = await api.call('GET', '/checkout-settings?amount=900&currency=EUR', { token: accessToken })
      return asked.body.offers.map((offer: { processorAccountID: string }) => offer.processorAccountID)
    }
    expect(await offersOf(owner)).toContain(processorAccountID)
    expect(await offersOf(routing.merchant)).not.toContain(processorAccountID)
    await api.call('DELETE', `/processor-accounts/${processorAccountID}`, routing)
  })

  it('is not named by a rule, neither as a target nor as a fallback', async () => {
    for (const rule of [{ targets: to(own) }, { targets: to(sandboxAccountID), fallbacks: [own] }]) {
      const { status, body } = await routing.make(rule)
      const [field] = 'fallbacks' in rule ? ['fallbacks'] : ['targets']
      expect([status, body.fields]).toEqual([422, { [field as string]: refusals.accountOfClient('Own sandbox') }])
    }
  })

  it('is refused by the database itself, whatever chose it', async () => {
    const { transactionID } = await accountOf(routing.merchant)
    const attempt = {
      ...{ attemptID: newId('att'), transactionID, number: 2, processorAccountID: own, processor: 'sandbox' },
      ...{ chosenBecause: 'after_fault' as const, routingRuleID: null, routingSetID: null, createdAt: new Date(1) },
    }
    const insert = api.database.write((manager) => manager.insert(PaymentAttempt, attempt))
    await expect(insert).rejects.toThrow('account of another client')
  })

  it('pays nobody out and is not named in the payout policy', async () => {
    const body = { processorAccountIDs: [own] }
    const { status } = await api.call('PUT', '/payout-policy', { token: routing.token, body })
    expect(status).toBe(404)
  })

  it('opens live for its client alone', async () => {
    const [ready, waiting] = [await buildMerchant(api), await buildMerchant(api)]
    const live = { mode: 'live', settings: { secretKey: 'live_key', noticeSecret: 'n' } }
    const { processorAccountID } = await giveOwnAccount(api, ready.clientID, plainInput(live))
    const isOpen = async ({ token }: { token: string }) =>
      (await api.call('GET', '/live-readiness', { token })).body.isOpen
    expect([await isOpen(ready), await isOpen(waiting), await isOpen(routing)]).toEqual([true, false, false])
    expect((await buildProgram(api, ready, 'live')).apiKey).toMatch(/live/)
    await api.call('DELETE', `/processor-accounts/${processorAccountID}`, routing)
    expect(await isOpen(ready)).toBe(false)
  })
})

describe('a payment by a link of the client', () => {
  it('is collected by the client too', async () => {
    const { token } = await buildLink(api, owner)
    const { transactionID } = (await payLink(api, token)).body
    expect(await read(api, transactionID)).toMatchObject({ processorAccountID: own, collectedBy: 'client' })
  })
})
