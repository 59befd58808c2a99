import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
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
import { codeOf, type Enrolled, enrol, outcomeOf } from '../support/factors.js'
import { buildPortalUser, staffPassword } from '../support/rights.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import { ageProofs, stepUp } from '../support/step-up.js'
import type { TestApi } from '../support/test-api.js'

const settlement = 'where the money of a client goes'
const prices = 'what every payment costs from now on'
const keys = 'what a program may do in the name of a client'
const secrets = 'who hears of payments, and proves that it is us'
const rights = 'who may do what'
const files = 'everything of a list leaves in one file'
const fourEyes = 'who may approve alone'
const policies = 'who may do without a second factor'
const proofs = 'what proves who somebody is'
const accounts = 'where the money of everybody goes through'
const payouts = 'money leaves to clients'
/** Who is asked, and why it is dangerous. A new route that belongs here is added by hand. */
const marked: Record<string, [of: string, why: string]> = {
  'PUT /clients/:clientID/settlement-account': ['enrolled', settlement],
  'POST /clients/:clientID/transactions/:transactionID/refunds': ['enrolled, inside', 'money above a limit leaves'],
  'PUT /clients/:clientID/return-origins': ['enrolled', 'where payers are sent from our pages'],
  'POST /plans': ['enrolled', prices],
  'PUT /plans/:planID': ['enrolled', prices],
  'DELETE /plans/:planID': ['enrolled', prices],
  'PUT /clients/:clientID/terms': ['enrolled', prices],
  'POST /clients/:clientID/apiusers': ['enrolled', keys],
  'PUT /clients/:clientID/apiusers/:apiUserID': ['enrolled', keys],
  'POST /clients/:clientID/apiusers/:apiUserID/regenerate-key': ['enrolled', keys],
  'POST /clients/:clientID/apiusers/:apiUserID/enable': ['enrolled', keys],
  'POST /clients/:clientID/device-logins/:userCode/allow': ['enrolled', keys],
  'POST /api-users': ['enrolled', keys],
  'PUT /api-users/:apiUserID': ['enrolled', keys],
  'POST /api-users/:apiUserID/enable': ['enrolled', keys],
  'POST /clients/:clientID/webhook-endpoints': ['enrolled', secrets],
  'PUT /clients/:clientID/webhook-endpoints/:endpointID': ['enrolled', secrets],
  'POST /clients/:clientID/webhook-endpoints/:endpointID/rotate-secret': ['enrolled', secrets],
  'PUT /approval-policy': ['enrolled', fourEyes],
  'POST /roles': ['enrolled', rights],
  'PUT /roles/:roleID': ['enrolled', rights],
  'DELETE /roles/:roleID': ['enrolled', rights],
  'POST /permissions': ['enrolled', rights],
  'PUT /permissions/:permissionID': ['enrolled', rights],
  'DELETE /permissions/:permissionID': ['enrolled', rights],
  'POST /portal-users': ['enrolled', rights],
  'PUT /portal-users/:id': ['enrolled', rights],
  'DELETE /portal-users/:id': ['enrolled', rights],
  'POST /clients/:clientID/members': ['enrolled', rights],
  'PUT /clients/:clientID/members/:clientMemberID': ['enrolled', rights],
  'DELETE /clients/:clientID/members/:clientMemberID': ['enrolled', rights],
  'DELETE /clients/me/membership': ['enrolled', rights],
  'POST /clients/:clientID/members/:clientMemberID/hand-over': ['enrolled', 'whose the whole client is'],
  'GET /api-users/export.csv': ['enrolled', files],
  'GET /audit/export.csv': ['enrolled', files],
  'GET /clients/export.csv': ['enrolled', files],
  'GET /clients/:clientID/transactions/export.csv': ['enrolled', files],
  'GET /clients/:clientID/persons/:clientPersonID/export': ['enrolled', files],
  'POST /clients/:clientID/persons/:clientPersonID/erase': ['enrolled', 'what never comes back'],
  'GET /permissions/export.csv': ['enrolled', files],
  'GET /portal-users/export.csv': ['enrolled', files],
  'GET /roles/export.csv': ['enrolled', files],
  'GET /reconciliation-differences/export.csv': ['enrolled', files],
  'GET /transactions/export.csv': ['enrolled', files],
  'POST /factor-resets': ['everybody', proofs],
  'POST /factor-resets/:factorResetID/confirm': ['everybody', proofs],
  'DELETE /factor-resets/:factorResetID': ['everybody', proofs],
  'POST /identity-providers': ['everybody', proofs],
  'PUT /identity-providers/:providerID': ['everybody', proofs],
  'DELETE /identity-providers/:providerID': ['everybody', proofs],
  'POST /processor-accounts': ['everybody', accounts],
  'PUT /processor-accounts/:processorAccountID': ['everybody', accounts],
  'DELETE /processor-accounts/:processorAccountID': ['everybody', accounts],
  'POST /clients/:clientID/processor-accounts': ['everybody', settlement],
  'PUT /clients/:clientID/processor-accounts/:processorAccountID': ['everybody', settlement],
  'DELETE /clients/:clientID/processor-accounts/:processorAccountID': ['everybody', settlement],
  'POST /bank-accounts': ['everybody', accounts],
  'PUT /bank-accounts/:bankAccountID': ['everybody', accounts],
  'PUT /payout-policy': ['everybody', fourEyes],
  'POST /payouts/:payoutID/approve': ['everybody', payouts],
  'POST /write-offs/:writeOffID/approve': ['everybody', payouts],
  'GET /payouts/export.csv': ['enrolled', files],
  'GET /payouts/:payoutID/lines/export.csv': ['enrolled', files],
  'GET /clients/:clientID/payouts/export.csv': ['enrolled', files],
  'GET /clients/:clientID/payouts/:payoutID/lines/export.csv': ['enrolled', files],
  'PUT /clients/:clientID/payout-schedule': ['enrolled', payouts],
  'POST /payout-files': ['enrolled', accounts],
  'POST /payout-files/:payoutFileID/void': ['enrolled', accounts],
  'POST /bank-statement-entries/:entryID/match': ['enrolled', accounts],
  'POST /bank-statement-entries/:entryID/unmatch': ['enrolled', accounts],
  'POST /routing-rules': ['enrolled', accounts],
  'PUT /routing-rules/order': ['enrolled', accounts],
  'PUT /routing-rules/:routingRuleID': ['enrolled', accounts],
  'DELETE /routing-rules/:routingRuleID': ['enrolled', accounts],
  'PUT /clients/:clientID/limits': ['enrolled', accounts],
  'POST /risk-rules': ['enrolled', accounts],
  'PUT /risk-rules/order': ['enrolled', accounts],
  'PUT /risk-rules/:riskRuleID': ['enrolled', accounts],
  'DELETE /risk-rules/:riskRuleID': ['enrolled', accounts],
  'POST /risk-lists/:kind/entries': ['enrolled', accounts],
  'DELETE /risk-lists/:kind/entries/:riskListEntryID': ['enrolled', accounts],
  'POST /reviews/:transactionID/release': ['enrolled', accounts],
  'POST /reviews/:transactionID/block': ['enrolled', accounts],
  'PUT /security-policy': ['everybody', policies],
  'PUT /clients/:clientID/security-policy': ['everybody', policies],
  'POST /account/factors/totp': ['everybody', proofs],
  'POST /account/factors/passkey/options': ['everybody', proofs],
  'DELETE /account/factors/:factorID': ['enrolled', proofs],
  'POST /account/recovery-codes': ['enrolled', proofs],
}

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
const at = (where: string) => Object.keys(marked).filter((key) => marked[key]?.[0] === where)
const admits = (key: string, audience: 'client' | 'portal') =>
  routes.find((route) => route.key === key)?.mark?.audiences.includes(audience)

describe('every registered route', () => {
  it('is in the list of those that ask for a proof, or asks for none', () => {
    const found = routes.flatMap(({ key, stepUp: mark }) =>
      mark ? [[key, mark.where === 'inside' ? `${mark.of}, inside` : mark.of]] : [],
    )
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(marked).map(([key, [of]]) => [key, of])),
    )
  })

  it('that changes rights, proofs or accounts of settlement by hand is marked', () => {
    const dangerous =
      /\/(roles|permissions|members|settlement-account|recovery-codes|factors|security-policy|factor-resets|processor-accounts)(\/|$)/
    // Each ends what another marked call has begun, sends it again, or changes a name.
    const harmless = [
      'POST /clients/:clientID/members/:clientMemberID/resend',
      'DELETE /clients/:clientID/members/:clientMemberID/hand-over',
      'POST /roles/:roleID/preview',
      'POST /processor-accounts/:processorAccountID/check',
      'POST /clients/:clientID/processor-accounts/:processorAccountID/check',
      'POST /account/factors/totp/confirm',
      'POST /account/factors/passkey',
      'PUT /account/factors/:factorID',
    ]
    const unmarked = routes.filter(
      ({ key, stepUp: mark }) => !key.startsWith('GET') && dangerous.test(key) && !mark && !harmless.includes(key),
    )
    expect(unmarked.map(({ key }) => key)).toEqual([])
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
