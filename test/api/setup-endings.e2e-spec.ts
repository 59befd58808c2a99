import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { attentionAfterMs } from '#contract/attention-limits.js'
import { clock } from '#contract/clock.js'
import { setupAnswerLatestMs } from '#contract/setup-limits.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { Setups } from '../../api/src/money/setups/setups.service.js'
import { AuditLog } from '../../api/src/platform/audit/audit-log.js'
import { attentionTo } from '../support/attention.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await api.close()
})

const minuteMs = 60_000
const save = (token: string, paymentMethod: string) => saveByLink(api, token, { paymentMethod })
const erase = (customerID: string) => api.call('DELETE', `/customers/${customerID}`, { token: program })
const statusOf = async (setupID: string) => (await api.database.read.findOneByOrFail(Setup, { setupID })).status

/** Its processor account is gone, so that no call gets an answer. */
async function unanswered(status: Setup['status'] = 'processing') {
  const { customerID } = await buildCustomer(api, program)
  const token = tokenOf(await setupSession(api, program, customerID))
  const { setupID } = (await save(token, 'pm_unknown')).body
  const askAt = async (ageMs: number) => {
    const times = { createdAt: new Date(clock.time() - ageMs), dueAt: new Date(clock.time() - 1) }
    const change = { ...times, status, processorAccountID: 'pac_that_is_gone' }
    await api.database.write((manager) => manager.update(Setup, { setupID }, change))
    await api.app.get(Setups, { strict: false }).workOff(new AbortController().signal)
  }
  return { customerID, token, setupID, askAt }
}

describe('a setup that its processor never answers', () => {
  it('waits for no audit line while nothing is saved', async () => {
    const { setupID, askAt } = await unanswered()
    const units = jest.spyOn(api.app.get(AuditLog, { strict: false }), 'unit')
    await askAt(minuteMs)
    await askAt(setupAnswerLatestMs + minuteMs)
    expect([units.mock.calls, await statusOf(setupID)]).toEqual([[], 'failed'])
    units.mockRestore()
  })

  it('is asked about again until its limit, and keeps the session and the customer', async () => {
    const { customerID, token, setupID, askAt } = await unanswered()
    await askAt(setupAnswerLatestMs - minuteMs)
    expect(await statusOf(setupID)).toBe('processing')
    expect((await save(token, '4242424242424242')).body.code).toBe('PAYMENT_UNDER_WAY')
    expect((await erase(customerID)).body.code).toBe('CUSTOMER_HAS_OPEN_PAYMENTS')
  })

  it('is shown to staff after an hour, and for a week after it was given up', async () => {
    const { setupID, askAt } = await unanswered()
    const shown = async () => (await attentionTo(api, 'setup_unclear', setupID)).map(({ sentence }) => sentence)
    await askAt(attentionAfterMs.setup - minuteMs)
    expect(await shown()).toEqual([])
    await askAt(attentionAfterMs.setup + minuteMs)
    expect(await shown()).toEqual([expect.stringContaining('hasn’t reported whether it saved this card')])
    await askAt(setupAnswerLatestMs + minuteMs)
    expect(await shown()).toEqual([expect.stringContaining(setupID)])
    const long = setupAnswerLatestMs + attentionAfterMs.setupGivenUp + minuteMs
    const createdAt = new Date(clock.time() - long)
    await api.database.write((manager) => manager.update(Setup, { setupID }, { createdAt }))
    expect(await shown()).toEqual([])
  })

  it.each(['processing', 'requires_action'] as const)('ends after its limit when it is %s', async (status) => {
    const { customerID, token, setupID, askAt } = await unanswered(status)
    await askAt(setupAnswerLatestMs + minuteMs)
    const setup = await api.database.read.findOneByOrFail(Setup, { setupID })
    expect(setup).toMatchObject({ status: 'failed', failureCode: 'processing_error', dueAt: null })
    expect(await methodsOf(api, program, customerID)).toEqual([])
    expect((await save(token, '4242424242424242')).body.status).toBe('succeeded')
    expect((await erase(customerID)).status).toBe(200)
  })
})
