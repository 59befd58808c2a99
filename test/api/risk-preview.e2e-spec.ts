import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { disputeNow } from '../support/payments.js'
import { Random } from '../support/random.js'
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
const pay = (overrides = {}) => risk.merchant.pay({ amount: 5_000, ...overrides })

describe('POST /risk-rules/preview', () => {
  it('says what a rule would have done, and how many of those were disputed later', async () => {
    const payer = { emailAddress: 'shady@example.net' }
    const { transactionID } = (await pay({ payer })).body
    await pay({ payer })
    await disputeNow(api, transactionID)
    const rule = { outcome: 'block', conditions: { emails: ['shady@example.net'] } }
    expect(await risk.preview(rule)).toMatchObject({ met: 2, decided: 2, decidedDisputed: 1, after: { block: 2 } })
    await risk.make(rule)
    expect((await risk.of(transactionID)).now).toMatchObject({ outcome: 'block' })
    expect((await risk.of(transactionID)).then).toBeNull()
  })

  it('of random rules equals what then happens to random payments', async () => {
    const seeded = new Random(11)
    const random = () => seeded.next()
    const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const maybe = (part: object) => (random() < 0.5 ? part : {})
    const emails = ['a@one.example', 'b@one.example', 'c@two.example']
    const addresses = ['192.0.2.1', '192.0.2.2']
    const randomRule = () => ({
      outcome: one(['allow', 'block', 'review']),
      conditions: {
        currencies: ['USD'],
        ...maybe({ amountFrom: 100 + Math.floor(random() * 200) }),
        ...maybe({ emails: [one(emails)] }),
        ...maybe({ cardCountries: [one(['US', 'FR', 'GB'])] }),
        ...maybe({
          velocity: {
            by: one(['card', 'email', 'ipAddress', 'client']),
            window: one(['hour', 'day']),
            ...one([{ count: Math.floor(random() * 6) }, { amount: Math.floor(random() * 900) }]),
          },
        }),
      },
    })
    for (let round = 0; round < 3; round += 1) {
      await risk.clear()
      await api.database.write((manager) => manager.update(Transaction, { mode: 'test' }, { createdAt: new Date(1) }))
      for (let at = 0; at < 4; at += 1) expect((await risk.make(randomRule())).status).toBe(201)
      const [last] = (await risk.rules()).slice(-1)
      const { riskRuleID, conditions, outcome } = last ?? {}
      const judged = async () => (await risk.preview({ riskRuleID, conditions, outcome })).after
      const old = await judged()
      const happened = { ...old }
      for (let at = 0; at < 20; at += 1) {
        const { body } = await pay({
          amount: 100 + Math.floor(random() * 300),
          paymentMethod: one([visa, '5555555555554444', 'pm_success']),
          payer: { ...maybe({ emailAddress: one(emails) }), ...maybe({ ipAddress: one(addresses) }) },
        })
        happened[body.failureCode === 'blocked' ? 'block' : body.review ? 'review' : 'allow'] += 1
        const { then, now } = await risk.of(body.transactionID)
        expect(then ?? { outcome: 'allow', rules: [] }).toEqual(now)
      }
      expect(happened).not.toEqual(old)
      expect(await judged()).toEqual(happened)
    }
  })
})
