import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SettlementAccount } from '../../api/src/money/settlement-accounts/settlement-account.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildChecker, buildDesk, buildPaidMerchant, type Desk, endHold, workOffPayouts } from '../support/payouts.js'
import { ageProofs } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let desk: Desk
beforeAll(async () => {
  api = await startApi()
  desk = await buildDesk(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

async function waiting(amount = 10_000) {
  const merchant = await buildPaidMerchant(api)
  await merchant.pay({ amount })
  const { payoutID } = (await desk.create({ clientID: merchant.clientID, currency: 'USD' })).body
  return { merchant, payoutID: payoutID as string, clientID: merchant.clientID }
}

const setPolicy = (token: string, twoApprovalsAbove: object) =>
  api.call('PUT', '/payout-policy', { token, body: { twoApprovalsAbove } })
const setSchedule = (clientID: string, token: string) =>
  api.call('PUT', `/clients/${clientID}/payout-schedule`, { token, body: { interval: 'manual' } })

describe('POST /payouts/:payoutID/approve', () => {
  it('refuses whoever created it, and takes somebody else', async () => {
    const { payoutID } = await waiting()
    const own = await desk.approve(payoutID, desk.maker)
    expect([own.status, own.body.code]).toEqual([403, 'FOUR_EYES'])
    expect((await desk.read(payoutID, desk.maker)).body.desk.approvalRefusal).toBe(own.body.error)
    expect((await desk.read(payoutID)).body.desk.approvalRefusal).toBeNull()
    const { status, body } = await desk.approve(payoutID)
    expect([status, body.status]).toEqual([200, 'approved'])
    expect((await desk.approve(payoutID)).body.code).toBe('PAYOUT_STATE')
  })

  it('refuses whoever changed the schedule of the client', async () => {
    const { payoutID, clientID } = await waiting()
    await setSchedule(clientID, desk.checker)
    expect((await desk.approve(payoutID)).body.code).toBe('FOUR_EYES')
    expect((await desk.approve(payoutID, await buildChecker(api, desk.maker))).status).toBe(200)
  })

  it('refuses the person who changed the settlement account, whatever else they are', async () => {
    const { payoutID, clientID } = await waiting()
    const { body } = await api.call('GET', '/portal-users/me', { token: desk.checker })
    const { loginID } = await api.database.read.findOneByOrFail(Login, { emailAddress: body.email })
    await api.database.write((manager) =>
      manager.update(SettlementAccount, { clientID }, { changedByLoginID: loginID }),
    )
    expect((await desk.approve(payoutID)).body.code).toBe('FOUR_EYES')
  })

  it('takes two people above an amount, never one twice, in parallel neither', async () => {
    expect((await setPolicy(desk.maker, { USD: 9_000 })).status).toBe(200)
    const { payoutID } = await waiting()
    const both = await Promise.all([desk.approve(payoutID), desk.approve(payoutID)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await desk.read(payoutID)
    expect([body.status, body.desk.approvals.length, body.desk.approvalsNeeded]).toEqual(['awaiting_approval', 1, 2])
    const second = await desk.approve(payoutID, await buildChecker(api, desk.maker))
    expect(second.body.status).toBe('approved')
  })

  it('refuses whoever made one person enough', async () => {
    await setPolicy(desk.maker, { USD: 1_000 })
    await setPolicy(desk.checker, { USD: 1_000_000 })
    const { payoutID } = await waiting()
    expect((await desk.approve(payoutID)).body.code).toBe('FOUR_EYES')
    await setPolicy(desk.maker, {})
  })

  it('refuses what has changed since it was seen', async () => {
    const { payoutID, clientID } = await waiting()
    const { revision } = (await desk.read(payoutID)).body.desk
    expect(revision).toMatch(/^[0-9a-f]{32}$/)
    await setSchedule(clientID, desk.maker)
    const path = `/payouts/${payoutID}/approve`
    const { status, body } = await api.call('POST', path, { token: desk.checker, body: { revision } })
    expect([status, body.code]).toEqual([409, 'PAYOUT_CHANGED'])
    expect((await api.call('POST', path, { token: desk.checker, body: {} })).status).toBe(422)
    expect((await desk.approve(payoutID)).status).toBe(200)
  })

  it('refuses an account that was changed meanwhile, also after its hold', async () => {
    const { merchant, payoutID, clientID } = await waiting()
    await merchant.setAccount({ accountNumber: 'GB29NWBK60161331926819' })
    expect((await desk.approve(payoutID)).body.code).toBe('PAYOUT_ACCOUNT_CHANGED')
    await endHold(api, clientID)
    expect((await desk.approve(payoutID)).body.code).toBe('PAYOUT_ACCOUNT_CHANGED')
    await api.call('POST', `/payouts/${payoutID}/cancel`, { token: desk.maker, body: {} })
    const next = (await desk.create({ clientID, currency: 'USD' })).body
    expect(next.account.accountNumberLast4).toBe('6819')
    expect((await desk.approve(next.payoutID)).body.status).toBe('approved')
  })

  it('waits for a hold, and for a balance that is negative', async () => {
    const { merchant, payoutID, clientID } = await waiting()
    const [transactionID] = (await merchant.get('/transactions')).body.items
    await merchant.ask(transactionID.transactionID, 'refunds', { amount: 100 })
    expect((await desk.approve(payoutID)).body.code).toBe('NEGATIVE_BALANCE')
    await merchant.setAccount({ bankName: 'The same account' })
    expect((await desk.approve(payoutID)).body.code).toBe('PAYOUTS_HELD')
    const { body } = await api.call('GET', `/clients/${clientID}/payout-schedule`, { token: merchant.token })
    expect(body.standings).toMatchObject([{ currency: 'USD', obstacle: 'negative_balance' }])
    expect(body.standings[0].sentence).toMatch(/^The balance has been negative since/)
  })

  it('asks for a proof of the last ten minutes', async () => {
    const { payoutID } = await waiting()
    const { revision } = (await desk.read(payoutID)).body.desk
    const { body: me } = await api.call('GET', '/portal-users/me', { token: desk.checker })
    await ageProofs(api, me.id)
    const call = { token: desk.checker, body: { revision } }
    expect((await api.call('POST', `/payouts/${payoutID}/approve`, call)).body.code).toBe('STEP_UP_REQUIRED')
    await api.call('POST', '/account/step-up', { token: desk.checker, body: { password: 'checks what others make' } })
    expect((await api.call('POST', `/payouts/${payoutID}/approve`, call)).status).toBe(200)
  })

  it('shows what is other than at the last payout', async () => {
    const { merchant, payoutID, clientID } = await waiting()
    expect((await desk.read(payoutID)).body.desk.warnings).toEqual(['first_payout'])
    expect((await desk.approve(payoutID)).status).toBe(200)
    await workOffPayouts(api, payoutID)
    const { body: left } = await until(
      () => desk.read(payoutID),
      ({ body }) => body.status === 'sent',
    )
    expect(left.status).toBe('sent')
    await merchant.setAccount({ accountNumber: 'GB29NWBK60161331926819', accountHolder: 'Mallory' })
    await endHold(api, clientID)
    await merchant.pay({ amount: 90_000 })
    const next = (await desk.create({ clientID, currency: 'USD' })).body
    const { warnings, lastPayout } = (await desk.read(next.payoutID)).body.desk
    expect(warnings).toEqual(['new_account', 'new_holder', 'holder_unlike_name', 'unusual_amount'])
    expect(lastPayout).toMatchObject({ payoutID, account: { accountNumberLast4: '3000' } })
  })

  it('is for the client to read, without what the checker sees, and for nobody else', async () => {
    const { merchant, payoutID, clientID } = await waiting()
    const own = await api.call('GET', `/clients/${clientID}/payouts/${payoutID}`, { token: merchant.token })
    expect([own.status, own.body.desk]).toEqual([200, undefined])
    const other = await buildPaidMerchant(api)
    const path = `/clients/${other.clientID}/payouts/${payoutID}`
    expect((await api.call('GET', path, { token: other.token })).status).toBe(404)
    expect((await api.call('GET', `/clients/${clientID}/payouts`, { token: other.token })).status).toBe(404)
    expect((await api.call('GET', `/payouts/${payoutID}`, { token: other.accessToken })).status).toBe(403)
  })
})
