import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import * as sentences from '#contract/messages/errors/routing.js'
import * as words from '#contract/messages/routing.js'
import { sandboxAccountID } from '#contract/processors.js'
import type { RoutingRuleView } from '#contract/routing.js'
import { outcomeOf } from '../support/factors.js'
import { type Routing, startRouting, to } from '../support/routing.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Routing['merchant']
let token: string
let second: string
let rules: Routing['rules']
let make: Routing['make']
let explain: Routing['explain']
let clear: Routing['clear']
beforeAll(async () => {
  api = await startApi()
  ;({ merchant, token, second, rules, make, explain, clear } = await startRouting(api))
})
afterAll(() => api.close())

afterEach(() => clear())

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
      words: 'All payments → Second 80%, Sandbox 20%',
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
      'eleven accounts to fall back to',
      { targets: to(sandboxAccountID), fallbacks: Array.from({ length: 11 }, (_, at) => `pra_${at}`) },
      { fallbacks: sentences.fallbacksMax(10) },
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
    await merchant.pay({ currency: 'USD' })
    const rule = { conditions: { currencies: ['EUR'] }, targets: to(second) }
    const { body: last } = await make({ targets: to(sandboxAccountID) })
    const before = await rules()
    const shown = await preview(rule)
    expect(shown).toMatchObject({ moved: 0, words: [last.words, 'EUR payments → Second'] })
    const changed = await preview({ routingRuleID: last.routingRuleID, ...rule })
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
    for (const body of [{}, { targets: [] }, { routingRuleIDs: ['rul_nobody'] }, { routingRuleID: 'rul_nobody' }]) {
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
