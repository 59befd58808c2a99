import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import * as routing from '#contract/messages/errors/routing.js'
import * as words from '#contract/messages/errors/risk.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { RiskListEntry } from '../../api/src/money/risk-rules/risk-list-entry.entity.js'
import { idempotencyKey } from '../support/builders.js'
import { expectSoundBooks } from '../support/payments.js'
import { type Risk, startRisk } from '../support/risk.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let risk: Risk
beforeAll(async () => {
  api = await startApi()
  risk = await startRisk(api)
})
afterAll(() => api.close())
afterEach(() => risk.clear())

const visa = '4242424242424242'
const french = '4000002500003155'
const pay = (overrides = {}) => risk.merchant.pay({ amount: 5_000, ...overrides })
const stands = async (overrides = {}) => {
  const { body } = await pay(overrides)
  return [body.status, body.failureCode]
}
const blocked = ['failed', 'blocked']

describe('POST /risk-rules', () => {
  it('makes a rule that stands last and says itself in words', async () => {
    const conditions = { currencies: ['USD'], amountFrom: 50_000, velocity: { by: 'card', window: 'hour', count: 3 } }
    expect((await risk.make({ name: 'Fast', conditions, outcome: 'review' })).body).toMatchObject({
      position: 1,
      name: 'Fast',
      conditions,
      outcome: 'review',
      words: 'USD payments from $500.00, more than 3 payments by the same card in 1 hour → review',
    })
    const other = { emailDomains: ['Bad.example'], isForeignCard: true }
    expect((await risk.make({ conditions: other })).body).toMatchObject({
      position: 2,
      words: 'All payments, card from a different country than the client’s, email at bad.example → block',
    })
    expect((await risk.rules()).map(({ position }) => position)).toEqual([1, 2])
  })

  it.each<[string, object, string]>([
    ['an unknown condition', { toString: 1 }, routing.conditionUnknown],
    ['an amount without its currency', { amountFrom: 1 }, routing.amountNeedsCurrency],
    ['crossed amounts', { currencies: ['USD'], amountFrom: 2, amountTo: 1 }, routing.amountsCrossed],
    ['an unknown client', { clientIDs: ['cli_nobody'] }, routing.clientUnknown('cli_nobody')],
    ['half an address', { ipAddresses: ['10.0.0'] }, words.ipAddressesForm],
    ['a domain with an at sign', { emailDomains: ['a@b.example'] }, words.emailDomainsForm],
    ['velocity of both', { velocity: { by: 'card', window: 'day', count: 1, amount: 1 } }, words.velocityForm(10_000)],
    ['velocity of nothing', { velocity: { by: 'card', window: 'day' } }, words.velocityForm(10_000)],
    ['another window', { velocity: { by: 'card', window: 'year', count: 1 } }, words.velocityForm(10_000)],
  ])('refuses %s', async (_what, conditions, sentence) => {
    const answer = await risk.make({ conditions })
    expect([answer.status, answer.body.fields]).toEqual([422, { conditions: sentence }])
  })

  it('refuses no outcome, another order, and staff without the right', async () => {
    expect((await risk.make({ outcome: 'maybe' })).body.fields).toEqual({ outcome: words.outcomeRequired })
    const { token, merchant } = risk
    const order = { mode: 'test', riskRuleIDs: ['rsk_nobody'] }
    expect((await api.call('PUT', '/risk-rules/order', { token, body: order })).body.code).toBe('RISK_ORDER_INCOMPLETE')
    expect((await api.call('GET', '/risk-rules', { token: merchant.token })).status).toBe(403)
  })
})

describe('a rule', () => {
  it('blocks a payment before any processor hears of it, with a sentence that tells nothing', async () => {
    const { riskRuleID } = (await risk.make({ conditions: { currencies: ['USD'], amountFrom: 5_000 } })).body
    const headers = idempotencyKey()
    const { status, body } = await risk.merchant.pay({ amount: 5_000 }, headers)
    expect((await risk.merchant.pay({ amount: 5_000 }, headers)).body).toEqual(body)
    expect([status, body.status, body.failureCode, body.failureMessage]).toEqual([201, ...blocked, words.blocked])
    const { transactionID } = body
    const { items } = await api
      .call('GET', `/transactions/${transactionID}/attempts`, { token: risk.token })
      .then((answer) => answer.body)
    expect(items).toEqual([])
    expect(await risk.of(transactionID)).toMatchObject({
      then: { outcome: 'block', rules: [{ riskRuleID, verdict: 'decided' }] },
      now: { outcome: 'block' },
    })
    expect(await stands({ amount: 4_999 })).toEqual(['succeeded', null])
    await expectSoundBooks(api)
  })

  it('is asked in its order: the first that fits decides, and those below are told', async () => {
    const first = (await risk.make({ outcome: 'allow', conditions: { currencies: ['USD'] } })).body
    const second = (await risk.make({})).body
    const { body } = await pay()
    expect(body.status).toBe('succeeded')
    expect((await risk.of(body.transactionID)).then?.rules.map((one) => [one.riskRuleID, one.verdict])).toEqual([
      [first.riskRuleID, 'decided'],
      [second.riskRuleID, 'met'],
    ])
    const riskRuleIDs = [second.riskRuleID, first.riskRuleID]
    await api.call('PUT', '/risk-rules/order', { token: risk.token, body: { mode: 'test', riskRuleIDs } })
    expect(await stands()).toEqual(blocked)
    const off = { outcome: 'block', isEnabled: false }
    await api.call('PUT', `/risk-rules/${second.riskRuleID}`, { token: risk.token, body: off })
    expect(await stands()).toEqual(['succeeded', null])
  })

  it('knows card, country, payer and address, and says what it could not evaluate', async () => {
    await api.call('PUT', `/clients/${risk.merchant.clientID}`, {
      token: risk.token,
      body: { country: 'United States' },
    })
    const { riskRuleID } = (await risk.make({ conditions: { isForeignCard: true } })).body
    expect(await stands({ paymentMethod: french })).toEqual(blocked)
    expect((await pay({ paymentMethod: visa })).body.status).toBe('succeeded')
    const blind = (await pay({ paymentMethod: 'pm_success' })).body
    expect((await risk.of(blind.transactionID)).then).toMatchObject({
      outcome: 'allow',
      rules: [{ riskRuleID, verdict: 'not_evaluated' }],
    })
    await risk.clear()
    await risk.make({ conditions: { emails: ['eve@bad.example'] } })
    await risk.make({ conditions: { emailDomains: ['worse.example'] } })
    await risk.make({ conditions: { ipAddresses: ['203.0.113.7'] } })
    expect(await stands({ payer: { emailAddress: 'Eve@Bad.example' } })).toEqual(blocked)
    expect(await stands({ payer: { emailAddress: 'adam@worse.example' } })).toEqual(blocked)
    expect(await stands({ payer: { ipAddress: '203.0.113.7' } })).toEqual(blocked)
    expect(await stands({ payer: { emailAddress: 'ada@good.example', ipAddress: '203.0.113.8' } })).toEqual([
      ...['succeeded', null],
    ])
    expect((await pay({ payer: { ipAddress: '203.0.113' } })).status).toBe(422)
  })
})

describe('velocity', () => {
  const fast = (by: string, more: object) => ({
    conditions: { currencies: ['USD'], velocity: { by, window: 'hour', ...more } },
  })

  it('counts exactly when 30 payments of one card come at once', async () => {
    await api.database.write((manager) => manager.update(Transaction, { mode: 'test' }, { cardFingerprint: null }))
    await risk.make(fast('card', { count: 5 }))
    const answers = await Promise.all(Array.from({ length: 30 }, () => pay({ paymentMethod: visa })))
    expect(answers.filter(({ body }) => body.status === 'succeeded')).toHaveLength(5)
    expect(answers.filter(({ body }) => body.failureCode === 'blocked')).toHaveLength(25)
  })

  it('counts e-mail, address and client, by count and by sum, until the window has passed', async () => {
    await risk.make(fast('email', { amount: 12_000 }))
    const payer = { emailAddress: 'fast@example.com', ipAddress: '198.51.100.4' }
    const paid = (await pay({ payer })).body.transactionID
    expect(await stands({ payer })).toEqual(['succeeded', null])
    expect(await stands({ payer })).toEqual(blocked)
    expect(await stands({ payer: { emailAddress: 'slow@example.com' } })).toEqual(['succeeded', null])
    await risk.clear()
    await risk.make(fast('ipAddress', { count: 2 }))
    expect(await stands({ payer })).toEqual(blocked)
    await risk.clear()
    await risk.make(fast('client', { count: 0 }))
    expect(await stands()).toEqual(blocked)
    await risk.clear()
    const hourAgo = new Date(clock.time() - 3_600_001)
    await api.database.write((manager) =>
      manager.update(Transaction, { payerEmailAddress: payer.emailAddress }, { createdAt: hourAgo }),
    )
    expect(paid).toBeTruthy()
    await risk.make(fast('email', { count: 1 }))
    expect(await stands({ payer })).toEqual(['succeeded', null])
    expect(await stands({ payer })).toEqual(blocked)
  })
})

describe('block and allow lists', () => {
  it.each<[string, string, object]>([
    ['email', 'Eve@List.example', { payer: { emailAddress: 'eve@list.example' } }],
    ['emailDomain', '@list.example', { payer: { emailAddress: 'adam@list.example' } }],
    ['ipAddress', '192.0.2.9', { payer: { ipAddress: '192.0.2.9' } }],
    ['country', 'fr', { paymentMethod: french }],
    ['cardFingerprint', 'sandbox-visa-4242', { paymentMethod: visa }],
  ])('refuse by %s', async (subject, value, payment) => {
    expect((await risk.add('block', { subject, value, reason: 'Known fraud' })).status).toBe(201)
    const { body } = await pay(payment)
    expect([body.status, body.failureCode]).toEqual(blocked)
    const { rules = [] } = (await risk.of(body.transactionID)).then ?? {}
    expect(rules).toMatchObject([{ riskRuleID: null, outcome: 'block', verdict: 'decided' }])
    expect(rules[0]?.words).toContain('is on the block list: Known fraud')
  })

  it('let pass whoever is allowed by them, unless the other list blocks too', async () => {
    await risk.make({})
    const payment = { payer: { emailAddress: 'friend@example.org' } }
    await risk.add('allow', { subject: 'email', value: 'friend@example.org' })
    expect(await stands(payment)).toEqual(['succeeded', null])
    await risk.add('block', { subject: 'emailDomain', value: 'example.org' })
    expect(await stands(payment)).toEqual(blocked)
  })

  it('forget at their time, take a value once, and refuse what is none', async () => {
    const entry = { subject: 'email', value: 'late@example.org' }
    const soon = new Date(clock.time() + 60_000).toISOString()
    const first = (await risk.add('block', { ...entry, expiresAt: soon })).body
    const again = (await risk.add('block', { ...entry, reason: 'Again' })).body
    expect([again.riskListEntryID, again.reason, again.expiresAt]).toEqual([first.riskListEntryID, 'Again', null])
    await api.database.write((manager) => manager.update(RiskListEntry, { mode: 'test' }, { expiresAt: new Date(1) }))
    expect(await stands({ payer: { emailAddress: 'late@example.org' } })).toEqual(['succeeded', null])
    const refused = async (kind: string, body: object) => (await risk.add(kind, body)).body
    expect((await refused('block', { ...entry, expiresAt: '2020-01-01T00:00:00Z' })).fields).toEqual({
      expiresAt: words.expiryPassed,
    })
    expect((await refused('block', { subject: 'ipAddress', value: 'x' })).fields).toEqual({
      value: words.ipAddressesForm,
    })
    expect((await refused('grey', entry)).code).toBe('NOT_FOUND')
  })
})
