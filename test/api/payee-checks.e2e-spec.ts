import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import type { PayeeAnswer } from '../../api/src/money/payee-checks/payee-check-provider.js'
import { PayeeChecks } from '../../api/src/money/payee-checks/payee-checks.service.js'
import { payeeCheckProviders } from '../../api/src/money/payee-checks/registry.js'
import { noPayeeCheck } from '../../libs/contract/messages/errors/payouts.js'
import { payeeAnswerMs, payeeAskedAgainAfterMs } from '../../libs/contract/payout-limits.js'
import { dumpOf } from '../support/dump.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { accountInput, buildChecker, buildDesk, type Desk, endHold } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let desk: Desk
let checks: PayeeChecks
beforeAll(async () => {
  // A provider that does not answer is logged.
  api = await startApi({ LOG_LEVEL: 'fatal' })
  desk = await buildDesk(api)
  checks = api.app.get(PayeeChecks, { strict: false })
})
beforeEach(() => {
  checks.providers = payeeCheckProviders
  checks.answerMs = payeeAnswerMs
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

async function merchantNamed(accountHolder: string): Promise<Merchant> {
  const merchant = await buildMerchant(api)
  const { clientID, token } = merchant
  const saved = await api.call('PUT', `/clients/${clientID}/settlement-account`, {
    ...{ token, body: accountInput({ accountHolder }) },
  })
  expect(saved.status).toBe(200)
  await merchant.pay({ amount: 10_000 })
  return merchant
}
const createFor = async ({ clientID }: Merchant, amount = 1_000) => {
  const { status, body } = await desk.create({ clientID, currency: 'USD', amount })
  expect([status, body.error]).toEqual([201, undefined])
  return body.payoutID as string
}
const deskOf = async (payoutID: string) => (await desk.read(payoutID)).body.desk
const askAgain = (payoutID: string, token: string | undefined = desk.checker) =>
  api.call('POST', `/payouts/${payoutID}/payee-check`, { ...(token && { token }) })
const answeredOf = async ({ clientID }: Merchant) =>
  api.database.read.findBy(AuditEntry, { targetID: clientID, action: 'payee_check.answered' })

/** A provider that answers this, or does not. */
function providerThat(answer: () => Promise<unknown>): { asked: number } {
  const counted = { asked: 0 }
  const check = () => {
    counted.asked += 1
    return answer() as Promise<PayeeAnswer>
  }
  checks.providers = [{ name: 'bank', serves: () => true, check }]
  return counted
}

describe('the payee check', () => {
  it.each([
    ['Acme', { outcome: 'match', name: null }, []],
    ['Acme Close Match', { outcome: 'close_match', name: 'Acme Close Match & Sons' }, ['payee_close_match']],
    ['Acme No Match', { outcome: 'no_match', name: null }, ['payee_no_match']],
    ['Acme Not Available', { outcome: 'not_available', name: null }, []],
    ['Acme No Answer', { outcome: 'not_available', name: null }, []],
  ])('of test mode is decided by the name %s, and kept with its time', async (holder, told, warned) => {
    const merchant = await merchantNamed(holder)
    const { payeeCheck, warnings } = await deskOf(await createFor(merchant))
    expect(payeeCheck).toEqual({ ...told, provider: 'test', checkedAt: expect.any(String), canAsk: true })
    expect(warnings.filter((one: string) => one.startsWith('payee_'))).toEqual(warned)
  })

  it('is asked before the first payout to an account, once, and again after the account is saved', async () => {
    const merchant = await merchantNamed('Acme')
    const counted = providerThat(async () => ({ outcome: 'match' }))
    expect(counted.asked).toBe(0)
    await createFor(merchant)
    await createFor(merchant)
    expect(counted.asked).toBe(1)
    const [entry] = await answeredOf(merchant)
    expect(JSON.parse(entry?.after ?? '')).toEqual({ mode: 'test', outcome: 'match', provider: 'bank' })
    const { clientID, token } = merchant
    const body = accountInput({ accountHolder: 'Acme Two' })
    await api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body })
    await endHold(api, clientID)
    await createFor(merchant)
    expect([counted.asked, (await answeredOf(merchant)).length]).toEqual([2, 2])
  })

  it('that finds no match needs a second person', async () => {
    const payoutID = await createFor(await merchantNamed('Acme No Match'))
    expect(await deskOf(payoutID)).toMatchObject({ approvalsNeeded: 2 })
    expect((await desk.approve(payoutID)).body.status).toBe('awaiting_approval')
    expect((await desk.approve(payoutID)).body.code).toBe('APPROVED_BY_YOU')
    const second = await buildChecker(api, desk.maker)
    expect((await desk.approve(payoutID, second)).body.status).toBe('approved')
  })

  it('that finds no match after the payout was created needs a second person too', async () => {
    const merchant = await merchantNamed('Acme')
    const payoutID = await createFor(merchant)
    const { revision, approvalsNeeded } = await deskOf(payoutID)
    expect(approvalsNeeded).toBe(1)
    providerThat(async () => ({ outcome: 'no_match' }))
    expect((await askAgain(payoutID)).body).toMatchObject({ outcome: 'no_match', provider: 'bank' })
    const stale = await api.call('POST', `/payouts/${payoutID}/approve`, { token: desk.checker, body: { revision } })
    expect([stale.status, stale.body.code]).toEqual([409, 'PAYOUT_CHANGED'])
    expect((await desk.approve(payoutID)).body.status).toBe('awaiting_approval')
    expect(await deskOf(payoutID)).toMatchObject({ approvalsNeeded: 2 })
    // A better answer does not take back that two were needed.
    providerThat(async () => ({ outcome: 'match' }))
    await askAgain(payoutID)
    expect((await deskOf(payoutID)).approvalsNeeded).toBe(2)
  })

  it.each([
    ['throws', async () => Promise.reject(new Error('down'))],
    ['answers something else', async () => ({ outcome: 'yes' })],
    ['answers nothing', async () => null],
    ['names somebody in a book', async () => ({ outcome: 'close_match', name: 'x'.repeat(201) })],
    ['never answers', () => new Promise(() => {})],
  ])('whose provider %s is not available, and holds up no payout', async (_what, answer) => {
    const merchant = await merchantNamed('Acme')
    checks.answerMs = 50
    const counted = providerThat(answer)
    const payoutID = await createFor(merchant)
    expect((await deskOf(payoutID)).payeeCheck).toMatchObject({ outcome: 'not_available', name: null })
    await createFor(merchant)
    expect(counted.asked).toBe(1)
    expect((await desk.approve(payoutID)).body.status).toBe('approved')
  })

  it('that was not available is asked for again after an hour', async () => {
    const merchant = await merchantNamed('Acme Not Available')
    await createFor(merchant)
    const counted = providerThat(async () => ({ outcome: 'match' }))
    await createFor(merchant)
    expect(counted.asked).toBe(0)
    clock.moveBy(payeeAskedAgainAfterMs)
    try {
      await checks.ensure({ clientID: merchant.clientID, mode: 'test', currency: 'USD' })
    } finally {
      clock.reset()
    }
    expect(counted.asked).toBe(1)
  })

  it('is shown as not checked where no provider serves the mode', async () => {
    checks.providers = []
    const merchant = await merchantNamed('Acme No Match')
    const payoutID = await createFor(merchant)
    const none = { outcome: 'not_checked', name: null, provider: null, checkedAt: null, canAsk: false }
    expect((await deskOf(payoutID)).payeeCheck).toEqual(none)
    const refused = await askAgain(payoutID)
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'NO_PAYEE_CHECK',
      noPayeeCheck('test'),
    ])
    expect(payeeCheckProviders.some((one) => one.serves({ mode: 'live', account: {} as never }))).toBe(false)
  })

  it('keeps the name that the bank told sealed', async () => {
    const merchant = await merchantNamed('Zebulon Close Match')
    await createFor(merchant)
    expect(await dumpOf(api)).not.toContain('Zebulon Close Match & Sons')
  })
})

describe('POST /payouts/:payoutID/payee-check', () => {
  it('is for staff, about a payout that awaits approval', async () => {
    const merchant = await merchantNamed('Acme')
    const payoutID = await createFor(merchant)
    const statuses = []
    for (const token of [desk.checker, merchant.token, merchant.accessToken])
      statuses.push((await askAgain(payoutID, token)).status)
    expect(statuses).toEqual([200, 403, 403])
    expect((await api.call('POST', `/payouts/${payoutID}/payee-check`)).status).toBe(401)
    expect((await askAgain('pyo_00000000000000000000000000')).status).toBe(404)
    await api.call('POST', `/payouts/${payoutID}/cancel`, { token: desk.maker, body: {} })
    const ended = await askAgain(payoutID)
    expect([ended.status, ended.body.code]).toEqual([409, 'PAYOUT_STATE'])
  })
})
