import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { circuitFailuresMax } from '#contract/limits.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { dueAtOf } from '../../api/src/money/transactions/transaction-moves.js'
import { NoticeSilence } from '../../api/src/money/processor-accounts/notice-silence.js'
import { volumesOfAccount } from '../../api/src/desk/admin/processor-volumes.service.js'
import { Metrics } from '../../api/src/process/observe/metrics.js'
import { buildMerchant, edit, read, workOff } from '../support/payments.js'
import { paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe } from '../support/processors/stripe-double.js'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
})
afterAll(() => stage.close())

const hoursAgo = (hours: number) => new Date(clock.time() - hours * 3_600_000)
const ask = (path: string, token = stage.token) => stage.api.call('GET', path, { token })
const volumes = async (query = '', token = stage.token) => (await ask(`/admin/processor-volumes${query}`, token)).body

describe('GET /admin/processor-volumes', () => {
  it('counts what succeeded and failed through each account, and what was captured', async () => {
    await stage.pay('succeeds', { amount: 1_000 })
    await stage.pay('succeeds', { amount: 500 })
    await stage.pay('declines')
    await stage.merchant.pay({ amount: 700, currency: 'USD' })
    const { items, ...view } = await volumes()
    expect(view).toMatchObject({ mode: 'test', window: 'today', from: clock.now().toISOString().slice(0, 10) })
    const own = { processorAccountID: stage.account, processor: 'stripe', currency: 'EUR' }
    expect(items[0]).toMatchObject({ ...own, succeeded: 2, failed: 1, successRate: 67, amount: 1_500 })
    expect(items[1]).toMatchObject({ processor: 'sandbox', currency: 'USD', succeeded: 1, failed: 0, amount: 700 })
    expect((await volumes('?mode=live')).items).toEqual([])
  })

  it('counts by days of UTC, and refuses windows that it does not know', async () => {
    const { transactionID } = await stage.pay('succeeds', { amount: 90_000 })
    await edit(stage.api, transactionID, { createdAt: hoursAgo(6 * 24) })
    const amountIn = async (window: string) => (await volumes(`?window=${window}`)).items[0].amount
    expect(await amountIn('today')).toBe(1_500)
    expect([await amountIn('week'), await amountIn('month')]).toEqual([91_500, 91_500])
    expect((await ask('/admin/processor-volumes?window=year')).status).toBe(422)
    await edit(stage.api, transactionID, { createdAt: clock.now() })
  })

  it('reads its index, and no payment', async () => {
    if (process.env.TEST_ENGINE === 'postgres') return
    const plan = await stage.api.database.read.query(`EXPLAIN QUERY PLAN ${volumesOfAccount}`, [stage.account, 0])
    const steps = plan.map(({ detail }: { detail: string }) => detail)
    // Both hold all that it reads; the narrower one goes with the next release.
    expect(steps[0]).toMatch(/USING COVERING INDEX transactions_ended_by_(account|kind)/)
  })
})

describe('payments through one account', () => {
  it('are listed to staff', async () => {
    const { body } = await ask(`/transactions?processorAccountID=${stage.account}&status=failed`)
    expect(body.items).toMatchObject([{ currency: 'EUR', status: 'failed' }])
  })

  it('cannot be told apart by a program, whose filter is passed over', async () => {
    const { accessToken: apiToken } = stage.merchant
    const all = (await ask('/transactions', apiToken)).body.items
    expect(all.length).toBeGreaterThan(3)
    expect((await ask(`/transactions?processorAccountID=${stage.account}`, apiToken)).body.items).toEqual(all)
  })
})

describe('an account whose notices stop', () => {
  const missing = async () => (await ask(`/processor-accounts?q=${stage.account}`)).body.items[0].noticesMissingSince
  const forgetWhatIsKnown = () => Object.assign(stage.api.app.get(NoticeSilence, { strict: false }), { known: null })
  const metrics = () => stage.api.app.get(Metrics, { strict: false }).text()

  it('alarms nobody while its time to tell is not over, and for fewer than three payments', async () => {
    expect(await missing()).toBeNull()
    for (const hours of [5, 4]) {
      const { transactionID } = await stage.pay()
      await edit(stage.api, transactionID, { createdAt: hoursAgo(hours) })
    }
    const { transactionID } = await stage.pay('declines')
    await edit(stage.api, transactionID, { createdAt: hoursAgo(3) })
    expect(await missing()).toBeNull()
  })

  it('is told to staff, with the time of the first payment, and in the metrics', async () => {
    const { transactionID } = await stage.pay()
    await edit(stage.api, transactionID, { createdAt: hoursAgo(2) })
    const since = await missing()
    expect(clock.time() - Date.parse(since)).toBeGreaterThan(4.9 * 3_600_000)
    forgetWhatIsKnown()
    expect((await volumes()).silent).toMatchObject([{ processorAccountID: stage.account, since, lastNoticeAt: null }])
    expect(await metrics()).toContain(`gatehouse_processor_notices_missing_seconds{account="${stage.account}"}`)
  })

  it('is well again once it tells anything', async () => {
    await stage.hear()
    forgetWhatIsKnown()
    expect(await missing()).toBeNull()
    expect((await volumes()).silent).toEqual([])
    expect(await metrics()).not.toContain('notices_missing_seconds{')
  })
})

describe('the sweep', () => {
  const due = async (transactionID: string) => {
    await edit(stage.api, transactionID, { dueAt: new Date(1) })
    await workOff(stage.api)
    return read(stage.api, transactionID)
  }

  it('finds what a payer did whose notice was lost', async () => {
    const { transactionID, nextAction } = await stage.payByHand('redirect')
    expect((await due(transactionID)).status).toBe('requires_action')
    if (nextAction?.type !== 'redirect') throw new Error('The payer is sent nowhere')
    await stage.double.payerGoes(nextAction.url, 'passes')
    stage.double.takeNotices()
    expect((await due(transactionID)).status).toBe('succeeded')
    expect(stage.double.chargesOf(transactionID)).toBe(1)
  })

  it('asks about an authorization twice as late each time, and charges nothing', async () => {
    const { transactionID } = await stage.pay('succeeds', { captureMethod: 'manual' })
    const first = await read(stage.api, transactionID)
    expect(Number(first.dueAt) - Number(first.updatedAt)).toBeLessThan(125_000)
    await edit(stage.api, transactionID, { updatedAt: hoursAgo(1) })
    const later = await due(transactionID)
    expect(later).toMatchObject({ status: 'authorized', moves: first.moves })
    expect(Number(later.dueAt) - clock.time()).toBeGreaterThan(3_590_000)
    expect(Number(dueAtOf({ ...later, updatedAt: hoursAgo(50) }))).toBeLessThan(clock.time() + 6.1 * 3_600_000)
    expect(stage.double.chargesOf(transactionID)).toBe(1)
  })

  it('waits for its next time where nobody answers', async () => {
    const { transactionID } = await stage.pay('succeeds', { captureMethod: 'manual' })
    stage.double.fail('inquire', 'before')
    const asked = await due(transactionID)
    expect(asked).toMatchObject({ status: 'authorized', inFlight: null })
    expect(Number(asked.dueAt)).toBeGreaterThan(clock.time() + 100_000)
  })

  it('spares an account whose circuit is open', async () => {
    const calls = stage.api.app.get(ProcessorCalls, { strict: false })
    const { transactionID, nextAction } = await stage.payByHand('redirect')
    if (nextAction?.type !== 'redirect') throw new Error('The payer is sent nowhere')
    await stage.double.payerGoes(nextAction.url, 'passes')
    for (let tries = 0; tries < circuitFailuresMax; tries += 1) {
      stage.double.fail('charge', '429')
      await stage.pay()
    }
    expect(calls.circuits.stateOf(stage.account)).toBe('open')
    expect((await due(transactionID)).status).toBe('requires_action')
    Object.assign(calls, { circuits: new AccountCircuits() })
    expect((await due(transactionID)).status).toBe('succeeded')
  })

  it('leaves alone what is inside, and what its processor has no name for', async () => {
    const { body } = await stage.merchant.pay({ captureMethod: 'manual' })
    const held = await read(stage.api, body.transactionID)
    expect(held.dueAt).toEqual(held.expiresAt)
    const { transactionID } = await stage.pay('succeeds', { captureMethod: 'manual' })
    const nameless = { ...(await read(stage.api, transactionID)), processorReference: null }
    expect(dueAtOf(nameless)).toEqual(nameless.expiresAt)
  })

  it('asks Paystack too', async () => {
    const other = await Stage.set(paystackDoubled)
    const { transactionID, nextAction } = await other.payByHand('redirect')
    if (nextAction?.type !== 'redirect') throw new Error('The payer is sent nowhere')
    await other.double.payerGoes(nextAction.url, 'passes')
    other.double.takeNotices()
    await edit(other.api, transactionID, { dueAt: new Date(1) })
    await workOff(other.api)
    expect(await other.statusOf({ transactionID })).toBe('succeeded')
    await other.close()
  })
})

it('refuses whoever is not staff', async () => {
  const { token } = await buildMerchant(stage.api)
  expect((await ask('/admin/processor-volumes', token)).status).toBe(403)
})
