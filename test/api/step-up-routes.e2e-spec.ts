import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callsOfTwoPeople, provedCalls } from '../../frontend/app/content/call-proofs.js'
import { unprovedCalls } from '../../frontend/app/content/unproved-calls.js'
import { refundStepUpAbove } from '#contract/factor-limits.js'
import {
  apiUserInput,
  buildApiUser,
  buildClient,
  clientPassword,
  idempotencyKey,
  paymentInput,
  roleIDOf,
} from '../support/builders.js'
import { sandboxAccountID } from '#contract/processors.js'
import { correctedByProcessor } from '../support/adjustments.js'
import { codeOf, type Enrolled, enrol, outcomeOf } from '../support/factors.js'
import { buildOwing } from '../support/debts.js'
import { buildDesk, buildPaidMerchant } from '../support/payouts.js'
import { buildPortalUser, staffPassword } from '../support/rights.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import { ageProofs, stepUp } from '../support/step-up.js'
import type { TestApi } from '../support/test-api.js'

/** Each file of a whole list asks for a proof as well. */
const exports = [
  'GET /api-users/export.csv',
  'GET /audit/export.csv',
  'GET /clients/export.csv',
  'GET /clients/:clientID/payouts/export.csv',
  'GET /clients/:clientID/payouts/:payoutID/lines/export.csv',
  'GET /clients/:clientID/persons/:clientPersonID/export',
  'GET /clients/:clientID/transactions/export.csv',
  'GET /customers/export.csv',
  'GET /invoices/export.csv',
  'GET /payouts/export.csv',
  'GET /payouts/:payoutID/lines/export.csv',
  'GET /permissions/export.csv',
  'GET /portal-users/export.csv',
  'GET /reconciliation-differences/export.csv',
  'GET /roles/export.csv',
  'GET /subscriptions/export.csv',
  'GET /usage-events/export.csv',
  'GET /transactions/export.csv',
]
const markOf = { 'if enrolled': 'enrolled', always: 'everybody', 'large refunds': 'enrolled, inside' }
const proved = provedCalls.flatMap(({ asked, calls }) => calls.map((key) => [key, markOf[asked]] as const))
/** The mark of each route that has one. */
const marked = Object.fromEntries([...exports.map((key) => [key, 'enrolled'] as const), ...proved])

let api: TestApi
let routes: Route[]
let merchant: Enrolled
let plain: { id: string; token: string }
let administrator: Enrolled
beforeAll(async () => {
  ;({ api, routes } = await startApiWithRoutes())
  const client = await buildClient(api)
  merchant = await enrol(api, { ...client, id: client.clientID, email: client.emailAddress, password: clientPassword })
  const other = await buildClient(api)
  plain = { id: other.clientID, token: other.token }
  administrator = await enrol(api, { ...(await buildPortalUser(api, [], true)), password: staffPassword })
})
afterAll(() => api.close())

const absentID = 'abs_00000000000000000000000000'
const call = (key: string, token: string, clientID = absentID) => {
  const [method = '', template = ''] = key.split(' ')
  const path = template.replace(':clientID', clientID).replace(/:\w+/g, absentID)
  return api.call(method, path, { token, ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}) })
}
const asked = [403, 'STEP_UP_REQUIRED']
const at = (where: string) => Object.keys(marked).filter((key) => marked[key] === where)
const admits = (key: string, audience: 'client' | 'portal') =>
  routes.find((route) => route.key === key)?.mark?.audiences.includes(audience)

describe('every registered route', () => {
  it('is listed with a proof, a second person or a reason for neither, if it changes anything', () => {
    const changing = routes.filter(({ key }) => /^(POST|PUT|PATCH|DELETE) /.test(key)).map(({ key }) => key)
    const unproved = unprovedCalls.flatMap(({ calls }) => calls)
    const listed = [...proved.map(([key]) => key), ...Object.keys(callsOfTwoPeople), ...unproved]
    expect(listed.toSorted()).toEqual(changing.toSorted())
    expect(unprovedCalls.filter(({ why }) => why.length < 10)).toEqual([])
  })

  it('carries the mark that the list names, and no other', () => {
    const found = routes.flatMap(({ key, stepUp: mark }) =>
      mark ? [[key, mark.where === 'inside' ? `${mark.of}, inside` : mark.of]] : [],
    )
    expect(Object.fromEntries(found)).toEqual(marked)
  })

  it('is asked for at the door, of merchants and staff with a factor whose proof is old', async () => {
    await Promise.all([ageProofs(api, merchant.id), ageProofs(api, administrator.id)])
    for (const key of [...at('enrolled'), ...at('everybody')]) {
      const answers = [
        ...(admits(key, 'client') ? [await call(key, merchant.token, merchant.id)] : []),
        ...(admits(key, 'portal') ? [await call(key, administrator.token)] : []),
      ]
      expect([key, new Set(answers.map(({ body }) => body?.code))]).toEqual([key, new Set(['STEP_UP_REQUIRED'])])
    }
  })

  it('asks nobody without a factor, unless everybody is asked', async () => {
    await ageProofs(api, plain.id)
    for (const key of at('enrolled').filter((one) => admits(one, 'client')))
      expect([key, (await call(key, plain.token, plain.id)).body?.code]).not.toEqual([key, 'STEP_UP_REQUIRED'])
    for (const key of at('everybody').filter((one) => admits(one, 'client')))
      expect([key, ...outcomeOf(await call(key, plain.token, plain.id))]).toEqual([key, ...asked])
  })

  it('says nothing of it to whoever has no right to it, or asks for what is not theirs', async () => {
    const powerless = await enrol(api, { ...(await buildPortalUser(api, [])), password: staffPassword })
    await ageProofs(api, powerless.id)
    expect(outcomeOf(await call('POST /roles', powerless.token))).toEqual([403, 'PERMISSION_MISSING'])
    expect(outcomeOf(await call('PUT /clients/:clientID/settlement-account', merchant.token, plain.id))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('lets visitors apply for an account as ever', async () => {
    expect(outcomeOf(await api.call('POST', '/portal-users', { body: {} }))).toEqual([422, 'INVALID_INPUT'])
  })
})

describe('a call of two people', () => {
  it('takes effect by the approval of another person, who gives a fresh proof', async () => {
    const desk = await buildDesk(api)
    const merchant = await buildPaidMerchant(api)
    await merchant.pay({ amount: 10_000 })
    const owing = await buildOwing(api, desk)
    const asking: Record<string, () => Promise<string>> = {
      'POST /payouts': async () => (await desk.create({ clientID: merchant.clientID, currency: 'USD' })).body.payoutID,
      'POST /write-offs': async () => {
        const body = { clientID: owing.clientID, currency: 'USD', reason: 'The shop has closed' }
        return (await api.call('POST', '/write-offs', { token: desk.maker, body })).body.writeOffID
      },
      'POST /reconciliation-adjustments': async () => {
        const differenceID = await correctedByProcessor(api, sandboxAccountID, -1_500)
        const body = { differenceID, party: 'platform', reason: 'A correction by the processor' }
        return (await api.call('POST', '/reconciliation-adjustments', { token: desk.maker, body })).body.adjustmentID
      },
    }
    expect(Object.keys(asking)).toEqual(Object.keys(callsOfTwoPeople))
    for (const [call, approval] of Object.entries(callsOfTwoPeople)) {
      const path = approval.replace(/^POST /, '').replace(/:\w+/, (await asking[call]?.()) ?? '')
      const revision = (await api.call('GET', path.replace('/approve', ''), { token: desk.checker })).body.desk
        ?.revision
      const approve = (token: string) => api.call('POST', path, { token, body: revision ? { revision } : {} })
      expect([approval, ...outcomeOf(await approve(desk.maker))]).toEqual([approval, 403, 'FOUR_EYES'])
      expect([approval, (await approve(desk.checker)).status]).toEqual([approval, 200])
      expect(marked[approval]).toBe('everybody')
    }
  })
})

describe('a call that was refused for an old proof', () => {
  it('is done by the same form after the proof, and done once', async () => {
    const { token, id } = merchant
    const roleID = await roleIDOf(api, token, 'Integrator (payments)')
    const form = { token, body: apiUserInput(roleID), headers: { 'form-id': 'form-before-proof' } }
    await ageProofs(api, id)
    const path = `/clients/${id}/apiusers`
    expect(outcomeOf(await api.call('POST', path, form))).toEqual(asked)
    expect((await stepUp(api, token, { method: 'totp', code: codeOf(merchant.secret) })).status).toBe(200)
    const [first, second] = [await api.call('POST', path, form), await api.call('POST', path, form)]
    expect([first.status, first.body]).toEqual([201, second.body])
  })

  it('is never one of a program', async () => {
    const client = await buildClient(api)
    const account = { ...client, id: client.clientID, email: client.emailAddress, password: clientPassword }
    const { accessToken } = await buildApiUser(api, client)
    await enrol(api, account)
    await ageProofs(api, account.id)
    expect((await api.call('GET', '/transactions/export.csv', { token: accessToken })).status).toBe(200)
  })

  it('is a refund by hand above the limit, and no smaller one', async () => {
    const client = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client)
    const account = { ...client, id: client.clientID, email: client.emailAddress, password: clientPassword }
    const { secret } = await enrol(api, account)
    const body = paymentInput({ amount: 3 * refundStepUpAbove })
    const paid = await api.call('POST', '/transactions', { token: accessToken, body, headers: idempotencyKey() })
    await ageProofs(api, client.clientID)
    const path = `/clients/${client.clientID}/transactions/${paid.body.transactionID}/refunds`
    const headers = idempotencyKey()
    const refund = (amount: number | undefined, own = idempotencyKey()) =>
      api.call('POST', path, { token: client.token, body: { amount }, headers: own })
    expect((await refund(refundStepUpAbove)).status).toBe(201)
    expect(outcomeOf(await refund(refundStepUpAbove + 1, headers))).toEqual(asked)
    expect(outcomeOf(await refund(undefined))).toEqual(asked)
    expect((await stepUp(api, client.token, { method: 'totp', code: codeOf(secret) })).status).toBe(200)
    expect((await refund(refundStepUpAbove + 1, headers)).status).toBe(201)
    await ageProofs(api, client.clientID)
    expect((await refund(refundStepUpAbove + 1, headers)).status).toBe(201)
  })
})
