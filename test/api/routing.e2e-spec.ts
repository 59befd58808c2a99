import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import * as sentences from '#contract/messages/errors/routing.js'
import * as words from '#contract/messages/routing.js'
import { sandboxAccountID } from '#contract/processors.js'
import type { RoutingRuleView } from '#contract/routing.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { playing } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let token: string
let second: string
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  token = await signInAdmin(api)
  const body = { processor: 'sandbox', mode: 'test', name: 'Second' }
  second = (await api.call('POST', '/processor-accounts', { token, body })).body.processorAccountID
})
afterAll(() => api.close())

const rules = async (): Promise<RoutingRuleView[]> => (await api.call('GET', '/routing-rules', { token })).body.items
const to = (...ids: string[]) => ids.map((processorAccountID) => ({ processorAccountID, weight: 1 }))
const make = (body: object) => api.call('POST', '/routing-rules', { token, body: { mode: 'test', ...body } })
const explain = async (query: string) => (await api.call('GET', `/routing/explain?${query}`, { token })).body
const attempts = async (transactionID: string) =>
  (await api.call('GET', `/transactions/${transactionID}/attempts`, { token })).body.items

afterEach(async () => {
  jest.restoreAllMocks()
  for (const { routingRuleID } of await rules()) await api.call('DELETE', `/routing-rules/${routingRuleID}`, { token })
})

describe('POST /routing-rules', () => {
  it('makes a rule that stands last and says itself in words', async () => {
    const conditions = { currencies: ['USD'], methods: ['test_method'], amountTo: 50_000 }
    const first = await make({ name: 'Small', conditions, targets: to(second), fallbacks: [sandboxAccountID] })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      mode: 'test',
      position: 1,
      name: 'Small',
      conditions,
      isEnabled: true,
      retriesDeclines: false,
      words: 'USD test methods up to $500.00 → Second; then Sandbox',
      problems: [],
    })
    const both = [
      { processorAccountID: second, weight: 80 },
      { processorAccountID: sandboxAccountID, weight: 20 },
    ]
    expect((await make({ targets: both })).body).toMatchObject({
      position: 2,
      words: 'All payments → Second 80 %, Sandbox 20 %',
    })
  })

  it.each<[string, object, Record<string, string>]>([
    ['no account', { targets: [] }, { targets: sentences.targetsForm }],
    ['an unknown account', { targets: to('pra_nobody') }, { targets: sentences.accountUnknown('pra_nobody') }],
    [
      'an account twice',
      { targets: to(sandboxAccountID), fallbacks: [sandboxAccountID] },
      { fallbacks: sentences.accountTwice('Sandbox') },
    ],
    [
      'a method that its account cannot do',
      { targets: to(sandboxAccountID), conditions: { methods: ['card'] } },
      { targets: sentences.leadsNowhere('Sandbox') },
    ],
    [
      'an amount in two currencies',
      { targets: to(sandboxAccountID), conditions: { currencies: ['USD', 'EUR'], amountTo: 1 } },
      { conditions: sentences.amountNeedsCurrency },
    ],
    [
      'crossed amounts',
      { targets: to(sandboxAccountID), conditions: { currencies: ['USD'], amountFrom: 2, amountTo: 1 } },
      { conditions: sentences.amountsCrossed },
    ],
    [
      'an unknown client',
      { targets: to(sandboxAccountID), conditions: { clientIDs: ['cli_nobody'] } },
      { conditions: sentences.clientUnknown('cli_nobody') },
    ],
    [
      'an account of the other mode',
      { mode: 'live', targets: to(sandboxAccountID) },
      { targets: sentences.accountOfOtherMode('Sandbox') },
    ],
  ])('refuses %s', async (_what, body, fields) => {
    const answer = await make(body)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
    expect(await rules()).toEqual([])
  })

  it.each([
    ['weights of nothing', { targets: [{ processorAccountID: sandboxAccountID, weight: 0 }] }],
    ['a currency that is none', { targets: to(sandboxAccountID), conditions: { currencies: ['XXX'] } }],
    ['a condition that is a list', { targets: to(sandboxAccountID), conditions: [] }],
    ['no mode', { targets: to(sandboxAccountID), mode: 'both' }],
  ])('refuses %s', async (_what, body) => {
    expect((await make(body)).status).toBe(422)
  })

  it('keeps every rule of many that come at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) => make({ name: `Rule ${at}`, targets: to(second) })),
    )
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
    expect(new Set((await rules()).map(({ name }) => name)).size).toBe(8)
    const { rules: asked } = await explain('currency=USD&method=test_method')
    expect(asked).toHaveLength(8)
  })

  it('answers nobody but staff with the right', async () => {
    expect((await api.call('GET', '/routing-rules')).status).toBe(401)
    expect((await api.call('GET', '/routing-rules', { token: merchant.token })).status).toBe(403)
    expect((await merchant.get('/routing-rules')).status).toBe(403)
    expect(outcomeOf(await api.call('DELETE', '/routing-rules/rul_nobody', { token }))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a rule', () => {
  it('decides from the next payment on, and its attempt says which rules did not', async () => {
    const other = await buildClient(api)
    const passed = await make({ conditions: { clientIDs: [other.clientID] }, targets: to(sandboxAccountID) })
    const chosen = await make({ conditions: { currencies: ['USD'] }, targets: to(second) })
    const { transactionID } = (await merchant.pay()).body
    const [{ account }] = await attempts(transactionID)
    expect(account).toMatchObject({
      processorAccountID: second,
      chosenBecause: 'rule',
      routingRuleID: chosen.body.routingRuleID,
      rules: [
        { routingRuleID: passed.body.routingRuleID, fits: false, sentence: words.passedBy.client },
        { routingRuleID: chosen.body.routingRuleID, fits: true, sentence: words.ruleFits },
      ],
    })
    await api.call('DELETE', `/routing-rules/${chosen.body.routingRuleID}`, { token })
    expect((await attempts(transactionID))[0].account.rules).toHaveLength(2)
  })

  it('shares payments by weight', async () => {
    const targets = [
      { processorAccountID: second, weight: 9 },
      { processorAccountID: sandboxAccountID, weight: 1 },
    ]
    await make({ targets })
    const asked = await playing(api, [], async () => {
      for (let at = 0; at < 30; at += 1) await merchant.pay()
    })
    expect(asked.filter((id) => id === second).length).toBeGreaterThan(18)
  })

  it('refuses what none fits, before anything is written', async () => {
    await make({ conditions: { currencies: ['EUR'] }, targets: to(second) })
    expect((await api.call('GET', '/routing-rules', { token })).body.problems).toEqual([words.noLastRule])
    expect(outcomeOf(await merchant.pay({ currency: 'USD' }))).toEqual([503, 'NO_PROCESSOR'])
    expect((await merchant.pay({ currency: 'EUR' })).status).toBe(201)
  })

  it('that is switched off, or whose accounts are, decides nothing', async () => {
    const { body: rule } = await make({ targets: to(second) })
    await make({ targets: to(sandboxAccountID) })
    await api.call('PUT', `/processor-accounts/${second}`, { token, body: { name: 'Second', isEnabled: false } })
    expect((await rules())[0]?.problems).toEqual([words.noUsableAccount])
    const { transactionID } = (await merchant.pay()).body
    expect((await attempts(transactionID))[0].account.rules[0].sentence).toBe(words.fitsWithoutAccount)
    await api.call('PUT', `/processor-accounts/${second}`, { token, body: { name: 'Second', isEnabled: true } })
    const body = { targets: to(second), isEnabled: false }
    await api.call('PUT', `/routing-rules/${rule.routingRuleID}`, { token, body })
    const next = (await merchant.pay()).body.transactionID
    expect((await attempts(next))[0].account.rules[0].sentence).toBe(words.isDisabled)
  })
})

describe('what comes after a first account', () => {
  const declined = (failureCode: string) => () => ({ outcome: 'failed', failureCode, failureMessage: 'No' })
  const fault = () => ({
    outcome: 'failed',
    isFault: true,
    failureCode: 'processor_unavailable',
    failureMessage: 'Down',
  })

  const paidThrough = async (retriesDeclines: boolean, ...answers: (() => unknown)[]) => {
    await make({ targets: to(second), fallbacks: [sandboxAccountID], retriesDeclines })
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    let status = ''
    const asked = await playing(api, answers, async () => {
      status = (await merchant.pay()).body.status
    })
    return [status, asked]
  }

  it.each<[string, boolean, () => unknown, string, boolean]>([
    ['a fault', false, fault, 'succeeded', true],
    ['a decline, where the rule does not say so', false, declined('declined'), 'failed', false],
    ['a decline, where the rule says so', true, declined('declined'), 'succeeded', true],
    ['a card that is stolen', true, declined('stolen_card'), 'failed', false],
    ['an account without money', true, declined('insufficient_funds'), 'failed', false],
    ['one refusal to honor it', true, declined('do_not_honor'), 'succeeded', true],
  ])('after %s', async (_what, retriesDeclines, answer, status, goesOn) => {
    expect(await paidThrough(retriesDeclines, answer)).toEqual([status, goesOn ? [second, sandboxAccountID] : [second]])
  })

  it('says of each attempt why it was made', async () => {
    await make({ targets: to(second), fallbacks: [sandboxAccountID], retriesDeclines: true })
    let transactionID = ''
    await playing(api, [declined('limit_exceeded')], async () => {
      transactionID = (await merchant.pay()).body.transactionID
    })
    const reasons = (await attempts(transactionID)).map(
      ({ account }: { account: { chosenBecause: string } }) => account.chosenBecause,
    )
    expect(reasons).toEqual(['rule', 'after_decline'])
  })
})

describe('PUT /routing-rules/order', () => {
  it('lets another rule decide, and refuses an order that is not whole', async () => {
    const { body: one } = await make({ targets: to(sandboxAccountID) })
    const { body: other } = await make({ targets: to(second) })
    const order = (...routingRuleIDs: string[]) =>
      api.call('PUT', '/routing-rules/order', { token, body: { mode: 'test', routingRuleIDs } })
    expect(outcomeOf(await order(one.routingRuleID))).toEqual([409, 'ROUTING_ORDER_INCOMPLETE'])
    const { body } = await order(other.routingRuleID, one.routingRuleID)
    expect(body.items.map(({ routingRuleID }: RoutingRuleView) => routingRuleID)).toEqual([
      other.routingRuleID,
      one.routingRuleID,
    ])
    expect((await explain('currency=USD&method=test_method')).processorAccountIDs).toEqual([second])
  })

  it('a rule that somebody else has changed is not replaced unseen', async () => {
    const { body: rule } = await make({ targets: to(second) })
    const put = (name: string, ifMatch: string) =>
      api.call('PUT', `/routing-rules/${rule.routingRuleID}`, {
        token,
        body: { name, targets: to(second) },
        headers: { 'if-match': `"${ifMatch}"` },
      })
    expect((await put('Mine', rule.version)).status).toBe(200)
    expect(outcomeOf(await put('Yours', rule.version))).toEqual([412, 'CHANGED_MEANWHILE'])
  })
})

describe('POST /routing-rules/preview', () => {
  const preview = async (body: object) =>
    (await api.call('POST', '/routing-rules/preview', { token, body: { mode: 'test', ...body } })).body

  it('says how many of the last payments would go elsewhere, and changes nothing', async () => {
    await merchant.pay({ currency: 'EUR', amount: 700 })
    const rule = { conditions: { currencies: ['EUR'] }, targets: to(second) }
    const { body: last } = await make({ targets: to(sandboxAccountID) })
    const before = await rules()
    const shown = await preview({ rule })
    expect(shown).toMatchObject({ moved: 0, words: [last.words, 'EUR payments → Second'] })
    const changed = await preview({ routingRuleID: last.routingRuleID, rule })
    const eur = changed.byCurrency.find(({ currency }: { currency: string }) => currency === 'EUR')
    expect(eur.moved).toBe(eur.payments)
    expect(changed.moved).toBe(changed.payments)
    expect(changed.moves).toContainEqual({
      from: sandboxAccountID,
      to: null,
      payments: changed.payments - eur.payments,
    })
    expect((await preview({ routingRuleID: last.routingRuleID })).words).toEqual([])
    expect(await rules()).toEqual(before)
  })

  it('refuses what it cannot show', async () => {
    for (const body of [
      {},
      { rule: { targets: [] } },
      { routingRuleIDs: ['rul_nobody'] },
      { routingRuleID: 'rul_nobody' },
    ]) {
      const { status } = await api.call('POST', '/routing-rules/preview', { token, body: { mode: 'test', ...body } })
      expect([404, 409, 422]).toContain(status)
    }
  })
})

describe('GET /routing/explain', () => {
  it('answers for a payment that nobody made', async () => {
    expect(await explain('currency=USD&method=test_method')).toMatchObject({
      routingRuleID: null,
      sentence: words.oldestAccount('Sandbox'),
      rules: [],
    })
    expect((await explain('currency=USD&mode=live')).sentence).toBe(words.noAccount)
    const { body: small } = await make({ conditions: { currencies: ['USD'], amountTo: 100 }, targets: to(second) })
    const { body: rest } = await make({ targets: to(sandboxAccountID) })
    const large = await explain('currency=USD&amount=101&method=test_method')
    expect(large).toMatchObject({
      routingRuleID: rest.routingRuleID,
      sentence: words.chosenByRule(rest.words),
      rules: [
        { routingRuleID: small.routingRuleID, fits: false, sentence: words.passedBy.amount },
        { routingRuleID: rest.routingRuleID, fits: true, sentence: words.ruleFits },
      ],
    })
    expect((await explain('currency=USD&amount=100&method=test_method')).routingRuleID).toBe(small.routingRuleID)
    expect((await api.call('GET', '/routing/explain', { token })).status).toBe(422)
  })
})
