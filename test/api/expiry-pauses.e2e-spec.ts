import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { mayBePaidOut, mayTakePayments } from '../../api/src/people/requirements/client-pauses.js'
import { PauseWorker } from '../../api/src/people/requirements/pause-worker.js'
import { buildClient, idempotencyKey, signInAdmin, signupInput } from '../support/builders.js'
import { requirementInput } from '../support/documents.js'
import { mailFiles, waitForMail } from '../support/mail-files.js'
import { buildProgram, openLive, standInForLive } from '../support/modes.js'
import { accountInput } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
const closers: (() => unknown)[] = []
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  closers.push(await standInForLive(api), openLive(api))
  admin = await signInAdmin(api)
})
afterAll(async () => {
  for (const close of closers) await close()
  await api.close()
})

const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body?.code ?? ''}`.trim()
const dayIn = (days: number) => new Date(clock.time() + days * 86_400_000).toISOString().slice(0, 10)
const workOff = () => api.app.get(PauseWorker, { strict: false }).workOff()

async function buildInsured(policy: object) {
  const country = signupInput().name
  const client = await buildClient(api, { country })
  const body = requirementInput({ name: 'Insurance', kind: 'text', expires: true, countries: [country], ...policy })
  const made = await api.call('POST', '/requirements', { token: admin, body })
  const { requirementID } = made.body
  const path = `/clients/${client.clientID}/requirements/${requirementID}`
  const answer = (expiresOn: string) =>
    api.call('PUT', path, { token: client.token, body: { value: 'Policy', expiresOn } })
  const accept = () => api.call('POST', `${path}/accept`, { token: admin })
  const expireOn = (day: string) =>
    api.database.write((manager) =>
      manager.query(
        `UPDATE "requirement_answers" SET "expiresOn" = '${day}' WHERE "requirementID" = '${requirementID}'`,
      ),
    )
  const paused = async (token = client.token) =>
    (await api.call('GET', `/clients/${client.clientID}/pauses`, { token })).body.items.map(
      ({ what }: { what: string }) => what,
    )
  await answer(dayIn(90))
  await accept()
  return { client, body, requirementID, path, answer, accept, expireOn, paused }
}

describe('after something has expired', () => {
  it('payouts pause, later live payments, each by mail, until the new one is accepted', async () => {
    const one = await buildInsured({ payoutsPausedAfterDays: 0, paymentsPausedAfterDays: 7 })
    const { client, paused } = one
    const { clientID } = client
    const [live, test] = [await buildProgram(api, client, 'live'), await buildProgram(api, client, 'test')]
    await one.expireOn(dayIn(0))
    await workOff()
    expect(await paused()).toEqual([])
    await one.expireOn(dayIn(-1))
    expect([await workOff(), await workOff()]).toEqual([1, 0])
    expect([await paused(), await paused(admin)]).toEqual([['payouts'], ['payouts']])
    expect(await mayBePaidOut(api.database.read, clientID)).toMatchObject({
      ...{ may: false, sentence: expect.stringContaining('Payouts are paused because “Insurance” has expired') },
    })
    expect(await mayTakePayments(api.database.read, clientID)).toEqual({ may: true })
    const body = { clientID, currency: 'USD', mode: 'live' }
    const account = accountInput()
    await api.call('PUT', `/clients/${clientID}/settlement-account`, { token: client.token, body: account })
    const payout = await api.call('POST', '/payouts', { token: admin, body, headers: idempotencyKey() })
    expect(outcome(payout)).toBe('409 PAYOUTS_PAUSED')
    expect((await live.pay()).status).toBe(201)
    await one.expireOn(dayIn(-8))
    expect(await workOff()).toBe(1)
    const refused = await live.pay()
    expect([outcome(refused), refused.body.error]).toEqual([
      '409 PAYMENTS_PAUSED',
      'Live payments are paused because “Insurance” has expired. They resume once we accept a new one',
    ])
    expect((await test.pay()).status).toBe(201)
    const link = await api.call('POST', `/clients/${clientID}/payment-links`, {
      ...{ token: client.token, body: { currency: 'USD', amount: 500, description: 'A link', mode: 'live' } },
    })
    const pay = { body: { paymentMethod: 'pm_success' }, headers: idempotencyKey() }
    const byLink = await api.call('POST', `/payment-links/${link.body.token}/payments`, pay)
    expect([byLink.status, JSON.stringify(byLink.body).includes('Insurance')]).toEqual([409, false])
    for (const subject of ['Your payouts are paused', 'Your live payments are paused'])
      await waitForMail(api.settings.DATA_DIR ?? '', client.emailAddress, subject)

    expect((await one.answer(dayIn(400))).body.status).toBe('given')
    await workOff()
    expect(await paused()).toEqual(['payouts', 'payments'])
    await one.accept()
    expect([await paused(), (await live.pay()).status]).toEqual([[], 201])
    expect(await workOff()).toBe(0)
    const told = (await mailFiles(api.settings.DATA_DIR ?? '')).filter(
      ({ to, subject }) => to.includes(client.emailAddress) && subject.endsWith('paused'),
    )
    expect(told).toHaveLength(2)
    const entries = await api.database.read.findBy(AuditEntry, { targetID: clientID })
    const actions = entries.map(({ action }) => action).filter((action) => /_(paused|resumed)$/.test(action))
    expect(actions.sort()).toEqual([
      ...['client.payments_paused', 'client.payments_resumed', 'client.payouts_paused', 'client.payouts_resumed'],
    ])
  })

  it('nothing is paused without a policy, and a new answer that is no good does not keep the pause away', async () => {
    const plain = await buildInsured({})
    await plain.expireOn(dayIn(-30))
    const junk = await buildInsured({ payoutsPausedAfterDays: 0 })
    await junk.expireOn(dayIn(1))
    expect((await junk.answer(dayIn(500))).body.status).toBe('given')
    await api.database.write((manager) =>
      manager.query(
        `UPDATE "requirement_answers" SET "acceptedUntil" = '${dayIn(-1)}' WHERE "requirementID" = '${junk.requirementID}'`,
      ),
    )
    await workOff()
    expect([await plain.paused(), await junk.paused()]).toEqual([[], ['payouts']])
    await api.call('POST', `${junk.path}/ask-again`, { token: admin, body: { reason: 'Unreadable' } })
    await workOff()
    expect(await junk.paused()).toEqual(['payouts'])
    await api.call('POST', `${junk.path}/waive`, { token: admin, body: {} })
    expect(await junk.paused()).toEqual([])
  })

  it('a requirement that is deleted, or loses its policy, pauses nothing any more', async () => {
    const [gone, loosened] = [
      await buildInsured({ payoutsPausedAfterDays: 0 }),
      await buildInsured({ paymentsPausedAfterDays: 0 }),
    ]
    for (const one of [gone, loosened]) await one.expireOn(dayIn(-1))
    await Promise.all([workOff(), workOff()])
    expect([await gone.paused(), await loosened.paused()]).toEqual([['payouts'], ['payments']])
    await api.call('DELETE', `/requirements/${gone.requirementID}`, { token: admin })
    expect(await gone.paused()).toEqual([])
    const { kind: _, paymentsPausedAfterDays: __, ...change } = loosened.body as Record<string, unknown>
    await api.call('PUT', `/requirements/${loosened.requirementID}`, { token: admin, body: change })
    await workOff()
    expect(await loosened.paused()).toEqual([])
  })

  it.each([
    [{ expires: false, payoutsPausedAfterDays: 1 }, 'payoutsPausedAfterDays'],
    [{ expires: true, payoutsPausedAfterDays: -1 }, 'payoutsPausedAfterDays'],
    [{ expires: true, paymentsPausedAfterDays: 366 }, 'paymentsPausedAfterDays'],
  ])('refuses %j under the input', async (wrong, field) => {
    const body = requirementInput({ kind: 'text', ...wrong })
    const answer = await api.call('POST', '/requirements', { token: admin, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })
})
