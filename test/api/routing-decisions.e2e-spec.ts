import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import * as words from '#contract/messages/routing.js'
import { sandboxAccountID } from '#contract/processors.js'
import { buildClient } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { playing } from '../support/processors.js'
import { type Routing, startRouting, to } from '../support/routing.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Routing['merchant']
let token: string
let second: string
let rules: Routing['rules']
let make: Routing['make']
let attempts: Routing['attempts']
let clear: Routing['clear']
beforeAll(async () => {
  api = await startApi()
  ;({ merchant, token, second, rules, make, attempts, clear } = await startRouting(api))
})
afterAll(() => api.close())

afterEach(async () => {
  jest.restoreAllMocks()
  await clear()
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
