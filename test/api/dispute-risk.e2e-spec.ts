import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as words from '#contract/messages/errors/risk.js'
import { disputeNow } from '../support/payments.js'
import { type Risk, startRisk } from '../support/risk.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let risk: Risk
beforeAll(async () => {
  api = await startApi()
  risk = await startRisk(api)
})
afterAll(() => api.close())

const ask = (query: string, token = risk.token) => api.call('GET', `/disputes/risk?${query}`, { token })

async function disputed(payer: object, amount = 5_000) {
  const { transactionID } = (await risk.merchant.pay({ amount, payer })).body
  await disputeNow(api, transactionID)
  const { disputes } = await risk.merchant.detail(transactionID)
  return { transactionID, disputeID: disputes.at(-1)?.disputeID ?? '' }
}

describe('GET /disputes/risk', () => {
  it('says of many disputes what each payment’s page says, by rules, velocity and lists', async () => {
    const fast = { emailAddress: 'fast@caught.example' }
    const all = [
      await disputed(fast),
      await disputed(fast),
      await disputed({ emailAddress: 'eve@caught.example' }),
      await disputed({ emailAddress: 'good@caught.example' }, 70_000),
      await disputed({ ipAddress: '198.51.100.9' }),
    ]
    const velocity = { by: 'email', window: 'hour', count: 1 }
    await risk.make({ conditions: { currencies: ['USD'], amountFrom: 60_000 }, outcome: 'review' })
    await risk.make({ conditions: { velocity } })
    await risk.make({ conditions: { currencies: ['USD'], velocity: { by: 'ipAddress', window: 'day', amount: 100 } } })
    await risk.make({ conditions: { isForeignCard: true } })
    await risk.add('block', { subject: 'email', value: 'eve@caught.example', reason: 'Charged back' })
    const { status, body } = await ask(
      `disputeIDs=${all.map(({ disputeID }) => disputeID).join(',')},dsp_${'0'.repeat(26)}`,
    )
    expect(status).toBe(200)
    expect(body.items).toHaveLength(all.length)
    const outcomes: Record<string, string> = {}
    for (const { disputeID, transactionID, now } of body.items) {
      expect(now).toEqual((await risk.of(transactionID)).now)
      outcomes[disputeID] = now.outcome
    }
    expect(all.map(({ disputeID }) => outcomes[disputeID])).toEqual(['allow', 'block', 'block', 'review', 'block'])
    await risk.clear()
    const after = await ask(`disputeIDs=${all[0]?.disputeID}`)
    expect(after.body.items).toMatchObject([{ now: { outcome: 'allow', rules: [] } }])
    expect((await ask(`mode=live&disputeIDs=${all[0]?.disputeID}`)).body.items).toEqual([])
  })

  it.each([
    '',
    'disputeIDs=',
    'disputeIDs=dsp_1',
    `disputeIDs=${Array(101)
      .fill(`dsp_${'0'.repeat(26)}`)
      .join(',')}`,
  ])('refuses %j', async (query) => {
    const answer = await ask(query)
    expect([answer.status, answer.body.fields]).toEqual([422, { disputeIDs: words.disputeIDsForm }])
  })

  it('is staff’s alone', async () => {
    expect((await ask(`disputeIDs=dsp_${'0'.repeat(26)}`, risk.merchant.token)).status).toBe(403)
  })
})
