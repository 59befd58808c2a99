import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { processorNoticeTriesMax } from '#contract/limits.js'
import { sandboxAccountID } from '#contract/processors.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { AnswerLost, type ReadNotice } from '../../api/src/money/processors/port/processor.js'
import type { CallResult } from '../../api/src/money/processors/port/results.js'
import { NoticeWork } from '../../api/src/money/processor-notices/notice-work.js'
import { ReceivedNotice } from '../../api/src/money/processor-notices/received-notice.entity.js'
import { signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant } from '../support/payments.js'
import { plainInput, plainSignature, registerPlain } from '../support/processors/plain.js'
import { buildStaffWith } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
let token: string
let plain: { remove: () => void }
let account: string
let answer: () => Promise<CallResult>
const secret = 'first-notice-secret'
beforeAll(async () => {
  api = await startApi()
  const check = async () => ({ outcome: 'working' as const, sentence: '' })
  plain = registerPlain(api, check, { inquire: () => answer() })
  merchant = await buildMerchant(api)
  token = await signInAdmin(api)
  account = (await api.call('POST', '/processor-accounts', { token, body: plainInput() })).body.processorAccountID
})
beforeEach(() => {
  answer = async () => ({ outcome: 'succeeded', processorReference: newId('evt') })
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(() => void jest.restoreAllMocks())
afterAll(async () => {
  plain.remove()
  await api.close()
})

/** A payment at the plain processor whose answer was lost. */
async function lostPayment(): Promise<string> {
  const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_unknown' })).body
  await edit(api, transactionID, {
    processor: 'plain',
    processorAccountID: account,
    dueAt: new Date(clock.time() + 60_000),
  })
  return transactionID
}

const noticeOf = (reference: string, overrides: Partial<ReadNotice> = {}): ReadNotice => ({
  noticeID: newId('evt'),
  type: 'payment.changed',
  mode: 'test',
  subject: { reference },
  ...overrides,
})
const tell = (notices: ReadNotice[], { key = secret, to = account, text = JSON.stringify(notices) } = {}) =>
  api.call('POST', `/processors/${to}/notices`, {
    body: text,
    headers: { 'plain-signature': plainSignature(text, key) },
  })
const rowOf = ({ noticeID }: ReadNotice) => api.database.read.findOneBy(ReceivedNotice, { noticeID })
const statusOf = async (transactionID: string) => (await merchant.detail(transactionID)).status
const work = () => api.app.get(NoticeWork, { strict: false })

/** Until the worker, which was woken, has looked. */
async function worked(notice: ReadNotice): Promise<ReceivedNotice> {
  const row = await until(
    () => rowOf(notice),
    (found) => Boolean(found?.workedAt),
  )
  return row as ReceivedNotice
}

describe('POST /processors/:processorAccountID/notices', () => {
  it('keeps what is signed before it answers; the worker asks the processor, whose answer decides', async () => {
    const transactionID = await lostPayment()
    const notice = noticeOf(transactionID)
    expect((await tell([notice])).status).toBe(204)
    expect(await rowOf(notice)).toMatchObject({ processorAccountID: account, type: 'payment.changed' })
    expect(await worked(notice)).toMatchObject({ status: 'done', transactionID, changed: 'processing to succeeded' })
    expect(await statusOf(transactionID)).toBe('succeeded')
    await expectSoundBooks(api)
  })

  it('counts a notice once, however often it comes, and eight at once', async () => {
    const transactionID = await lostPayment()
    const notice = noticeOf(transactionID)
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell([notice])))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
    await worked(notice)
    expect((await tell([notice])).status).toBe(204)
    expect(await api.database.read.countBy(ReceivedNotice, { noticeID: notice.noticeID })).toBe(1)
    expect((await merchant.detail(transactionID)).ledgerEntries).toHaveLength(3)
  })

  it('takes them out of order and late: what ended already stays', async () => {
    const transactionID = await lostPayment()
    const [first, second] = [noticeOf(transactionID, { type: 'second' }), noticeOf(transactionID, { type: 'first' })]
    await tell([first])
    await worked(first)
    answer = async () => ({ outcome: 'failed', failureCode: 'declined', failureMessage: 'No' })
    await tell([second])
    expect(await worked(second)).toMatchObject({ status: 'done', changed: null })
    expect(await statusOf(transactionID)).toBe('succeeded')
  })

  it('finds a payment by what the processor calls it', async () => {
    const transactionID = await lostPayment()
    await edit(api, transactionID, { processorReference: 'plain_42' })
    const notice = noticeOf('', { subject: { processorReference: 'plain_42' } })
    await tell([notice])
    expect(await worked(notice)).toMatchObject({ status: 'done', transactionID })
  })

  it('looks for an unknown payment again, later each time, and at last gives up', async () => {
    const notice = noticeOf('txn_nobody')
    await tell([notice])
    let row = await worked(notice)
    expect([row.status, (row.dueAt?.getTime() ?? 0) > clock.time()]).toEqual(['waiting', true])
    while (row.tries < processorNoticeTriesMax) row = await work().workOn(row)
    expect([row.status, row.dueAt]).toEqual(['unknown', null])
  })

  it('never finds a payment of another account', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_unknown' })).body
    const notice = noticeOf(transactionID)
    await tell([notice])
    expect((await worked(notice)).transactionID).toBeNull()
    expect(await statusOf(transactionID)).toBe('processing')
  })

  it('takes two accounts for two, also where their processor counts its notices in each of them', async () => {
    const other = (await api.call('POST', '/processor-accounts', { token, body: { ...plainInput(), name: 'Another' } }))
      .body.processorAccountID
    const disputesAt = async (to: string) => {
      const { transactionID } = (await merchant.pay()).body
      await edit(api, transactionID, { processor: 'plain', processorAccountID: to })
      const dispute = { processorReference: '7', reason: 'general' } as const
      const subject = { reference: transactionID, kind: 'dispute_opened', dispute } as const
      await tell([noticeOf(transactionID, { noticeID: 'dispute:7', subject })], { to })
      const row = { processorAccountID: to, noticeID: 'dispute:7' }
      await until(
        () => api.database.read.findOneBy(ReceivedNotice, row),
        (found) => Boolean(found?.workedAt),
      )
      return (await merchant.detail(transactionID)).disputes.length
    }
    expect([await disputesAt(other), await disputesAt(account)]).toEqual([1, 1])
  })

  it('asks again where the inquiry is lost too', async () => {
    const notice = noticeOf(await lostPayment())
    answer = () => Promise.reject(new AnswerLost('Cut off'))
    await tell([notice])
    expect(await worked(notice)).toMatchObject({ status: 'waiting', tries: 1 })
  })

  it.each([
    ['a wrong signature', { key: 'guessed' }, 400, 'NOTICE_NOT_SIGNED'],
    ['no body', { text: '' }, 400, 'NOTICE_UNREADABLE'],
    ['an account that is not there', { to: 'pra_nobody' }, 404, 'NOT_FOUND'],
    ['the sandbox, which hears nothing from outside', { to: sandboxAccountID }, 400, 'NOTICE_NOT_SIGNED'],
  ])('refuses %s, and keeps nothing', async (_, otherwise, status, code) => {
    const notice = noticeOf('txn_nobody')
    expect(outcomeOf(await tell([notice], otherwise))).toEqual([status, code])
    expect(await rowOf(notice)).toBeNull()
  })

  it('parses nothing before it knows who signed it, and names what it cannot read then', async () => {
    const text = '{'.repeat(200_000)
    expect(outcomeOf(await tell([], { text, key: 'guessed' }))).toEqual([400, 'NOTICE_NOT_SIGNED'])
    expect(outcomeOf(await tell([], { text }))).toEqual([400, 'NOTICE_UNREADABLE'])
  })

  it('refuses one of the other mode, all of its batch', async () => {
    const [good, other] = [noticeOf('txn_nobody'), noticeOf('txn_nobody', { mode: 'live' })]
    expect(outcomeOf(await tell([good, other]))).toEqual([400, 'NOTICE_OF_OTHER_MODE'])
    expect([await rowOf(good), await rowOf(other)]).toEqual([null, null])
  })

  it('keeps one of a type that says nothing, and looks at nothing', async () => {
    const notice = noticeOf('', { subject: null })
    expect((await tell([notice])).status).toBe(204)
    expect(await rowOf(notice)).toMatchObject({ status: 'ignored', dueAt: null })
  })

  it('takes the secret of before for a day after it was replaced, and a disabled account hears too', async () => {
    const body = { name: 'Plain', isEnabled: false, settings: { noticeSecret: 'second-notice-secret' } }
    await api.call('PUT', `/processor-accounts/${account}`, { token, body })
    for (const key of [secret, 'second-notice-secret'])
      expect((await tell([noticeOf('txn_nobody')], { key })).status).toBe(204)
    const again = { name: 'Plain', settings: { noticeSecret: secret } }
    await api.call('PUT', `/processor-accounts/${account}`, { token, body: again })
  })
})

describe('GET /processor-notices', () => {
  it('lists them for staff, the newest first, and one can be looked at again', async () => {
    const transactionID = await lostPayment()
    const notice = noticeOf(transactionID)
    answer = () => Promise.reject(new AnswerLost('Cut off'))
    await tell([notice])
    await worked(notice)
    const [newest] = (await api.call('GET', `/processor-notices?processorAccountID=${account}`, { token })).body.items
    expect(newest).toMatchObject({ noticeID: notice.noticeID, status: 'waiting', transactionID, changed: null })
    answer = async () => ({ outcome: 'succeeded' })
    const path = `/processor-notices/${newest.processorNoticeID}/look-again`
    expect((await api.call('POST', path, { token })).body).toMatchObject({
      status: 'done',
      changed: 'processing to succeeded',
    })
    expect(outcomeOf(await api.call('POST', '/processor-notices/prn_nobody/look-again', { token }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const reader = await buildStaffWith(api, ['GET', '/processor-notices'])
    expect(outcomeOf(await api.call('POST', path, { token: reader.token }))).toEqual([403, 'PERMISSION_MISSING'])
  })
})
