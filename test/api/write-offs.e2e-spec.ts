import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { WriteOff } from '../../api/src/money/debts/write-off.entity.js'
import { writeOffsFault } from '../../api/src/money/debts/verify-write-offs.js'
import { buildOwing, owedAfterRefund, tokenOfPage } from '../support/debts.js'
import { payLink } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildChecker, buildDesk, type Desk } from '../support/payouts.js'
import { ageProofs } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

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

const create = (clientID: string, more: object = {}) =>
  api.call('POST', '/write-offs', {
    token: desk.maker,
    body: { clientID, currency: 'USD', reason: 'The shop has closed', ...more },
  })
const approve = (writeOffID: string, token = desk.checker, mode = '') =>
  api.call('POST', `/write-offs/${writeOffID}/approve${mode}`, { token })
const reject = (writeOffID: string, token = desk.checker) =>
  api.call('POST', `/write-offs/${writeOffID}/reject`, { token, body: { reason: 'They pay by installments' } })

async function waiting(more: object = {}) {
  const merchant = await buildOwing(api, desk)
  const { writeOffID } = (await create(merchant.clientID, more)).body
  return { merchant, writeOffID: writeOffID as string }
}

const balanceOf = async ({ clientID, token }: { clientID: string; token: string }) =>
  (await api.call('GET', `/clients/${clientID}/balance`, { token })).body.items[0].available

describe('a write-off', () => {
  it('is asked for by one and approved by another, and posted out of the platform’s own money', async () => {
    const { merchant, writeOffID } = await waiting()
    expect(await balanceOf(merchant)).toBe(-owedAfterRefund)
    const own = await approve(writeOffID, desk.maker)
    expect([own.status, own.body.code]).toEqual([403, 'FOUR_EYES'])
    const { status, body } = await approve(writeOffID)
    expect([status, body.status, body.owed, body.amount]).toEqual([200, 'approved', 0, owedAfterRefund])
    expect(await balanceOf(merchant)).toBe(0)
    const entries = await api.database.read.findBy(LedgerEntry, { clientID: merchant.clientID, kind: 'write_off' })
    // What passes between two lines of the ledger sums to zero.
    const booked = entries.filter(({ account }) => account !== 'line_transit')
    const lines = booked.map(({ account, amount }) => `${account} ${amount}`).sort()
    expect(lines).toEqual([`client_available -${owedAfterRefund}`, `platform_funds ${owedAfterRefund}`])
    const audited = await api.database.read.findBy(AuditEntry, { targetID: writeOffID })
    expect(audited.map(({ action }) => action)).toEqual(['write_off.created', 'write_off.approved'])
    expect((await approve(writeOffID)).body.code).toBe('WRITE_OFF_DECIDED')
    expect((await create(merchant.clientID)).body.code).toBe('NOTHING_OWED')
  })

  it('is posted once when two approve it at the same time', async () => {
    const { merchant, writeOffID } = await waiting({ amount: 2_000 })
    const third = await buildChecker(api, desk.maker)
    const both = await Promise.all([approve(writeOffID), approve(writeOffID, third), approve(writeOffID)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await balanceOf(merchant)).toBe(2_000 - owedAfterRefund)
  })

  it('is refused where new payments have made up for the debt meanwhile', async () => {
    const { merchant, writeOffID } = await waiting()
    await merchant.pay({ amount: 1_000 })
    const { status, body } = await approve(writeOffID)
    expect([status, body.code]).toEqual([409, 'MORE_THAN_OWED'])
    const seen = (await api.call('GET', `/write-offs/${writeOffID}`, { token: desk.checker })).body
    expect([seen.owed, seen.approvalRefusal]).toEqual([owedAfterRefund - 975, body.error])
    await merchant.pay({ amount: 10_000 })
    expect((await approve(writeOffID)).body.code).toBe('NOTHING_OWED')
    expect((await reject(writeOffID, desk.maker)).body.status).toBe('rejected')
  })

  it('waits while the client is paying the same debt', async () => {
    const { merchant, writeOffID } = await waiting()
    const body = { clientID: merchant.clientID, currency: 'USD' }
    const { url } = (await api.call('POST', '/debt-requests', { token: desk.maker, body })).body
    const begun = await payLink(api, tokenOfPage(url), { paymentMethod: 'pm_otp' })
    expect(begun.body.status).toBe('requires_action')
    expect((await approve(writeOffID)).body.code).toBe('DEBT_BEING_PAID')
    const path = `/payment-links/${tokenOfPage(url)}/payments/${begun.body.transactionID}/cancel`
    await api.call('POST', path)
    expect((await approve(writeOffID)).status).toBe(200)
    expect((await payLink(api, tokenOfPage(url))).body.code).toBe('PAYMENT_LINK_CLOSED')
  })

  it('waits once for each client and currency, and at most for what is owed', async () => {
    const merchant = await buildOwing(api, desk)
    const { clientID } = merchant
    expect((await create(clientID, { amount: owedAfterRefund + 1 })).body.code).toBe('MORE_THAN_OWED')
    const made = await Promise.all([create(clientID), create(clientID)])
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(made.find(({ status }) => status === 409)?.body.code).toBe('WRITE_OFF_WAITS')
    const listed = await api.call('GET', `/write-offs?clientID=${clientID}`, { token: desk.checker })
    expect(listed.body.items).toHaveLength(1)
    expect((await create(clientID, { currency: 'EUR' })).body.code).toBe('NOTHING_OWED')
  })

  it('is not found in the other mode, needs a reason and a proof', async () => {
    const { merchant, writeOffID } = await waiting()
    expect((await approve(writeOffID, desk.checker, '?mode=live')).status).toBe(404)
    expect((await create(merchant.clientID, { reason: ' ' })).body.code).toBe('INVALID_INPUT')
    expect((await create(merchant.clientID, { reason: undefined })).body.code).toBe('INVALID_INPUT')
    const old = await buildChecker(api, desk.maker)
    await ageProofs(api, (await api.call('GET', '/portal-users/me', { token: old })).body.id)
    expect((await approve(writeOffID, old)).body.code).toBe('STEP_UP_REQUIRED')
    expect((await reject(writeOffID)).body.rejection).toBe('They pay by installments')
    expect((await approve(writeOffID)).body.code).toBe('WRITE_OFF_DECIDED')
    expect(await balanceOf(merchant)).toBe(-owedAfterRefund)
  })

  it('is named by the verification when its posting is another one', async () => {
    const { writeOffID } = await waiting()
    await approve(writeOffID)
    const { database } = api
    const change = (amount: number) => database.write((manager) => manager.update(WriteOff, { writeOffID }, { amount }))
    await change(1)
    expect(await writeOffsFault(database)).toBe(`write-off ${writeOffID}: its posting is not that of 1`)
    await change(owedAfterRefund)
    expect(await writeOffsFault(database)).toBeNull()
  })
})
