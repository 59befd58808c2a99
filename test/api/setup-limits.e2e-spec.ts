import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Not } from 'typeorm'
import { clock } from '#contract/clock.js'
import {
  setupFailuresCountedMs,
  setupFailuresMax,
  setupFailuresPerCustomerMax,
  setupFailuresPerNetworkMax,
} from '#contract/setup-limits.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { type Risk, startRisk } from '../support/risk.js'
import { methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let risk: Risk
let program: string
beforeAll(async () => {
  api = await startApi()
  risk = await startRisk(api)
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterEach(() => risk.clear())
afterAll(() => api.close())

const visa = '4242424242424242'
const declined = '4000000000009995'
const save = (token: string, paymentMethod = visa, headers?: Record<string, string>) =>
  saveByLink(api, token, { paymentMethod }, headers)
async function open(customer: Record<string, unknown> = {}) {
  const { customerID } = await buildCustomer(api, program, customer)
  const token = tokenOf(await setupSession(api, program, customerID))
  return { customerID, token }
}

describe('a setup session', () => {
  it('takes no further card after too many failed', async () => {
    const { customerID, token } = await open()
    for (let tried = 1; tried <= setupFailuresMax; tried += 1) {
      const { body } = await save(token, declined)
      expect([tried, body.status, body.mayTryAgain]).toEqual([tried, 'failed', tried < setupFailuresMax])
    }
    const { status, body } = await save(token)
    expect([status, body.code]).toEqual([409, 'SETUP_ATTEMPTS_USED'])
    expect(await methodsOf(api, program, customerID)).toEqual([])
    expect(await api.database.read.countBy(Setup, { customerID })).toBe(setupFailuresMax)
  })

  it('limits cards that are sent at once, too', async () => {
    const { customerID, token } = await open()
    for (let tried = 1; tried < setupFailuresMax; tried += 1) await save(token, declined)
    await Promise.all([1, 2, 3, 4].map(() => save(token, declined)))
    expect(await api.database.read.countBy(Setup, { customerID })).toBe(setupFailuresMax)
  })

  it('answers a repeated call as before, although no card is taken any more', async () => {
    const { token } = await open()
    const headers = idempotencyKey()
    const { body } = await save(token, declined, headers)
    for (let tried = 1; tried < setupFailuresMax; tried += 1) await save(token, declined)
    const again = await save(token, declined, headers)
    expect([again.status, again.body.setupID]).toEqual([201, body.setupID])
  })
})

describe('too many failed cards within a day', () => {
  const failedBefore = async (count: number, change: Partial<Setup>) => {
    const { customerID, token } = await open()
    await save(token, declined)
    const first = await api.database.read.findOneByOrFail(Setup, { customerID })
    const copies = Array.from({ length: count }, () => ({ ...first, ...change, setupID: newId('set') }))
    await api.database.write((manager) => manager.insert(Setup, copies))
  }
  const before = (ms: number) => ({ createdAt: new Date(clock.time() - ms) })
  const statusOf = async (token: string) => (await save(token)).body.status

  it('block further ones of the customer, in any session', async () => {
    const { customerID, token } = await open()
    const elsewhere = { customerID, paymentLinkID: 'chs_elsewhere', ipRange: '203.0.113.0/24' }
    await failedBefore(setupFailuresPerCustomerMax - 1, elsewhere)
    await failedBefore(1, { ...elsewhere, ...before(setupFailuresCountedMs + 1) })
    expect((await save(token, declined)).body.status).toBe('failed')
    expect(await statusOf(token)).toBe('failed')
    const { failureCode, processorReference } = await api.database.read.findOneOrFail(Setup, {
      where: { customerID, paymentLinkID: Not('chs_elsewhere') },
      order: { createdAt: 'DESC' },
    })
    expect([failureCode, processorReference]).toEqual(['blocked', null])
    expect(await statusOf((await open()).token)).toBe('succeeded')
  })

  it('block further ones of the network, at this merchant alone', async () => {
    const other = await buildClient(api)
    await failedBefore(setupFailuresPerNetworkMax, { clientID: other.clientID })
    expect(await statusOf((await open()).token)).toBe('succeeded')
    await failedBefore(setupFailuresPerNetworkMax, {})
    expect(await statusOf((await open()).token)).toBe('failed')
    await api.database.write((manager) =>
      manager.update(Setup, { status: 'failed' }, before(setupFailuresCountedMs + 1)),
    )
    expect(await statusOf((await open()).token)).toBe('succeeded')
  })
})

describe('the block list', () => {
  const fingerprintOf = async (customerID: string) =>
    (await api.database.read.findOneByOrFail(Setup, { customerID })).cardFingerprint

  it.each([
    ['email', async () => 'blocked@example.org'],
    ['emailDomain', async () => 'example.org'],
    ['ipAddress', async () => '127.0.0.1'],
    ['country', async () => 'US'],
    [
      'cardFingerprint',
      async () => {
        const { customerID, token } = await open()
        await save(token)
        return fingerprintOf(customerID)
      },
    ],
  ])('refuses a setup by its %s before the processor is asked', async (subject, valueOf) => {
    const { customerID, token } = await open({ emailAddress: 'blocked@example.org' })
    expect((await risk.add('block', { subject, value: await valueOf() })).status).toBe(201)
    const headers = idempotencyKey()
    const { status, body } = await save(token, visa, headers)
    expect([status, body.status, body.mayTryAgain]).toEqual([201, 'failed', true])
    expect(body.failureMessage).toMatch(/^The payment was declined/)
    expect((await save(token, visa, headers)).body.setupID).toBe(body.setupID)
    const setup = await api.database.read.findOneByOrFail(Setup, { customerID })
    expect(setup).toMatchObject({ failureCode: 'blocked', processorReference: null, dueAt: null })
    expect(await methodsOf(api, program, customerID)).toEqual([])
  })

  it('leaves everybody else alone', async () => {
    await risk.add('block', { subject: 'email', value: 'blocked@example.org' })
    const { token } = await open({ emailAddress: 'welcome@example.org' })
    expect((await save(token)).body.status).toBe('succeeded')
  })
})
