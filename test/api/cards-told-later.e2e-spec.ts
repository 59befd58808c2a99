import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { ProcessorRegistry } from '../../api/src/money/processors/processor-registry.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe } from '../support/processors/stripe-double.js'
import { type Risk, startRisk } from '../support/risk.js'

let stage: Stage
let risk: Risk
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  risk = await startRisk(stage.api)
})
afterEach(async () => {
  await risk.clear()
  // Nobody has seen the card before the next test.
  const forgotten = { cardFingerprint: null, cardCountry: null, cardToldLater: 0 }
  await stage.api.database.write((manager) => manager.update(Transaction, { mode: 'test' }, forgotten))
})
afterAll(() => stage.close())

const kept = async (transactionID: string) => {
  const row = await stage.api.database.read.findOneByOrFail(Transaction, { transactionID })
  return [row.cardFingerprint, row.cardCountry, row.cardToldLater]
}
const once = { conditions: { velocity: { by: 'card', window: 'hour', count: 1 } } }

describe('a card that its processor names when it charges', () => {
  it.each(['succeeds', 'stolen_card'] as const)('is kept of a payment that %s', async (play) => {
    expect(await kept((await stage.pay(play)).transactionID)).toEqual(['Xt5EWLLDS7FJjR1c', 'US', 1])
  })

  it('is unknown to the rules of its first payment, which counts for the next with the same token', async () => {
    await risk.make(once)
    const first = await stage.pay()
    expect(first.status).toBe('succeeded')
    const { then, now } = await risk.of(first.transactionID)
    expect([then, now]).toMatchObject([{ outcome: 'allow', rules: [{ verdict: 'not_evaluated' }] }, then])
    const second = await stage.pay()
    expect([second.status, second.failureCode]).toEqual(['failed', 'blocked'])
    expect(await kept(second.transactionID)).toEqual(['Xt5EWLLDS7FJjR1c', 'US', 0])
    expect(
      await risk.preview({ riskRuleID: (await risk.rules())[0]?.riskRuleID, ...once, outcome: 'block' }),
    ).toMatchObject({
      after: { block: 1 },
    })
  })

  it('is of its country, and on a list, from then on', async () => {
    await risk.make({ conditions: { cardCountries: ['US'] } })
    expect((await stage.pay()).status).toBe('succeeded')
    expect((await stage.pay()).failureCode).toBe('blocked')
    await risk.clear()
    expect(
      (await risk.add('block', { subject: 'cardFingerprint', value: 'Xt5EWLLDS7FJjR1c', reason: 'Tested cards' }))
        .status,
    ).toBe(201)
    expect((await stage.pay()).failureCode).toBe('blocked')
  })
})

it.each([
  ['stripe', 'pm_1AbC', true],
  ['stripe', 'ctoken_1AbC', false],
  ['paystack', 'AUTH_8dfhjjdt', true],
  ['paystack', 'redirect', false],
  ['adyen', 'adyen:8415718415172204:shopper', true],
  ['adyen', 'adyen:session', false],
  ['sandbox', 'pm_success', false],
])('of %s, %s is one card wherever it stands: %s', (processor, method, isOne) => {
  const registry = stage.api.app.get(ProcessorRegistry, { strict: false })
  expect(registry.named(processor).isCardOfItsOwn(method)).toBe(isOne)
})
