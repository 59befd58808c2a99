import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { WaitingView } from '#contract/waiting.js'
import { clock } from '#contract/clock.js'
import { sandboxAccountID } from '#contract/processors.js'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import { ReportCursor } from '../../api/src/money/processor-reports/report-cursor.entity.js'
import { Difference } from '../../api/src/money/reconciliation-differences/difference.entity.js'
import { signInAdmin, signupInput } from '../support/builders.js'
import { buildMerchant, edit, type Merchant, openDispute } from '../support/payments.js'
import { accountInput, buildDesk } from '../support/payouts.js'
import { buildPortalUser, buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let staff: string
let merchant: Merchant

beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const ask = (token: string | undefined = staff, query = '') => api.call('GET', `/attention/waiting${query}`, { token })
const counts = async (token?: string): Promise<WaitingView> => (await ask(token)).body

describe('GET /attention/waiting', () => {
  it('counts nothing where nothing waits', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: { pendingClients: 0, disputes: 0, reviews: 0, payouts: 0, reconciliation: 0 },
    })
  })

  it('counts applications until they are decided', async () => {
    const { body } = await api.call('POST', '/clients/register', { body: signupInput() })
    expect((await counts()).pendingClients).toBe(1)
    await api.call('POST', `/clients/${body.clientID}/approve`, { token: staff, body: {} })
    expect((await counts()).pendingClients).toBe(0)
  })

  it('counts disputes until their evidence is sent', async () => {
    const { transactionID } = (await merchant.pay()).body
    const disputeID = await openDispute(api, merchant, transactionID)
    expect((await counts()).disputes).toBe(1)
    await api.database.write((manager) => manager.update(Dispute, { disputeID }, { evidenceSentAt: clock.now() }))
    expect((await counts()).disputes).toBe(0)
  })

  it('counts payments under review, in the mode that was asked about', async () => {
    const { transactionID } = (await merchant.pay()).body
    await edit(api, transactionID, { review: 'open', status: 'authorized' })
    expect((await counts()).reviews).toBe(1)
    expect((await ask(staff, '?mode=live')).body.reviews).toBe(0)
    await edit(api, transactionID, { review: null, status: 'succeeded' })
  })

  it('counts a payout for approvers, neither for its creator nor after their approval', async () => {
    const desk = await buildDesk(api)
    const { clientID, token } = merchant
    await api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput() })
    const { status, body } = await desk.create({ clientID, currency: 'USD', amount: 100 })
    expect([status, body.status]).toEqual([201, 'awaiting_approval'])
    expect((await counts(desk.maker)).payouts).toBe(0)
    expect((await counts(desk.checker)).payouts).toBe(1)
    expect((await desk.approve(body.payoutID)).status).toBe(200)
    expect((await counts(desk.checker)).payouts).toBe(0)
  })

  it('counts open differences', async () => {
    const now = clock.now()
    const differenceID = 'dif_counted'
    await api.database.write(async (manager) => {
      await manager.save(ReportCursor, {
        ...{ processorAccountID: sandboxAccountID, cursor: null, toldUntil: now, readAt: now, failures: 0 },
        ...{ nextReadAt: now, failure: null, walkedAt: new Date(0), walkedEntryID: '' },
      })
      await manager.insert(Difference, {
        ...{
          differenceID,
          processorAccountID: sandboxAccountID,
          mode: 'test',
          currency: 'USD',
          subject: 'txn_elsewhere',
        },
        ...{ about: 'payment', kind: 'missing_here', ours: 0, theirs: 700, occurredAt: new Date(1) },
        ...{ countsFrom: new Date(1), explanation: null, explainedBy: null, explainedAt: null, resolvedAt: null },
        createdAt: now,
      })
    })
    expect((await counts()).reconciliation).toBe(1)
    await api.database.write((manager) => manager.update(Difference, { differenceID }, { resolvedAt: now }))
    expect((await counts()).reconciliation).toBe(0)
  })

  it('counts only what the roles let a person work on', async () => {
    const reader = await buildPortalUser(api, [await buildRole(api, [['GET', '/payouts']])])
    const nothing = { pendingClients: null, disputes: null, reviews: null, payouts: null, reconciliation: null }
    expect(await counts(reader.token)).toEqual(nothing)
    const officer = await buildPortalUser(api, [await buildRole(api, [['POST', '/clients/:clientID/approve']])])
    expect(await counts(officer.token)).toEqual({ ...nothing, pendingClients: 0 })
  })

  it('is for staff', async () => {
    expect((await api.call('GET', '/attention/waiting')).status).toBe(401)
    expect((await ask(merchant.token)).status).toBe(403)
    expect((await ask(merchant.accessToken)).status).toBe(403)
    expect((await ask(staff, '?mode=both')).status).toBe(422)
  })
})
