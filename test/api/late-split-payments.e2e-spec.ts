import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { NoticeWork } from '../../api/src/money/processor-notices/notice-work.js'
import { TransactionMove } from '../../api/src/money/transactions/transaction-move.entity.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { bookChecks } from '../../api/src/process/verification/book-checks.js'
import type { TransactionView } from '#contract/transactions.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, differencesOf, tellAll } from '../support/processor-reports.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { openSubaccount, useSubaccounts } from '../support/subaccounts.js'

const kept = 10_000 - 290
let stage: Stage
let double: PaystackDouble
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
  await useSubaccounts(stage)
  await openSubaccount(stage)
  const { clientID } = stage.merchant
  await stage.api.database.write((manager) => manager.update(Client, { clientID }, { chargePercentageHundredths: 290 }))
})
afterEach(async () => {
  double.refundsEnd('at_once')
  await expectSoundBooks(stage.api)
})
afterAll(() => stage.close())

const available = async (): Promise<number> => (await stage.merchant.get('/balance')).body.items[0]?.available ?? 0
const backOf = async ({ transactionID }: TransactionView) => {
  const { processorReference } = await read(stage.api, transactionID)
  return double.service.refunds.filter(({ transaction }) => transaction === processorReference)
}
const postedOf = async ({ transactionID }: TransactionView) => {
  const entries = await stage.api.database.read.findBy(LedgerEntry, { transactionID })
  const own = entries.filter(({ kind }) => kind !== 'processor_cost')
  return own.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`).sort()
}
const debt = [
  'late_refund client_available 9710',
  'late_refund processor_clearing -10000',
  'late_refund processor_clearing 290',
]
const noticeOf = async ({ transactionID }: TransactionView) => {
  const all = (await stage.worked()).filter(
    (one) => one.transactionID === transactionID && one.type === 'charge.success',
  )
  expect(all).toHaveLength(1)
  return all[0]!
}
const lookAgain = async (payment: TransactionView) => {
  const path = `/processor-notices/${(await noticeOf(payment)).processorNoticeID}/look-again`
  return (await stage.api.call('POST', path, { token: stage.token })).body.status
}

/** Canceled by the merchant, and paid at the processor's page after that; nothing is told yet. */
async function paidLate(): Promise<TransactionView> {
  const payment = await stage.payByHand('redirect')
  const url = payment.nextAction?.type === 'redirect' ? payment.nextAction.url : ''
  expect((await stage.ask(payment, 'cancel')).body.status).toBe('canceled')
  await stage.payerGoes(payment, url, 'passes')
  return payment
}

/** The report says what the books say, and nothing is left to look at. */
async function expectEqual(): Promise<void> {
  await catchUp(stage)
  await tellAll(stage)
  await catchUp(stage)
  expect(await differencesOf(stage, '?state=open')).toEqual([])
  const { told, ledger, held, difference } = await columnOf(stage)
  expect(told).toBe(double.owes('NGN') - double.costs('NGN'))
  expect([ledger - held, difference]).toEqual([told, 0])
}

describe('a split payment of 100.00 that is paid after its client has canceled it', () => {
  it('goes back whole, and what the subaccount keeps is the client’s debt at once', async () => {
    const before = await available()
    const payment = await paidLate()
    await stage.hear()
    expect(await backOf(payment)).toMatchObject([{ amount: 10_000, status: 'processed' }])
    expect(await postedOf(payment)).toEqual(debt)
    expect((await available()) - before).toBe(-kept)
    const { status, history } = await stage.merchant.detail(payment.transactionID)
    expect([status, history.at(-1)?.deed]).toEqual(['canceled', 'late_payment_returned'])
    await expectEqual()
  })

  it('is booked once, however often and by how many it is told', async () => {
    const payment = await paidLate()
    const notices = double.takeNotices()
    for (const notice of [...notices, ...notices]) expect((await stage.post(notice)).status).toBe(204)
    const notice = await noticeOf(payment)
    const work = stage.api.app.get(NoticeWork, { strict: false })
    await Promise.all([work.workOn({ ...notice }), work.workOn({ ...notice }), stage.askAgain(payment)])
    expect(await lookAgain(payment)).toBe('done')
    await stage.hear()
    expect(await postedOf(payment)).toEqual(debt)
    expect(await backOf(payment)).toHaveLength(1)
    await expectEqual()
  })

  it.each(['before', 'after', '500'] as const)('is booked once, though the line breaks by %s', async (fault) => {
    const payment = await paidLate()
    double.fail('refund', fault)
    await stage.hear()
    if ((await noticeOf(payment)).status === 'waiting') expect(await lookAgain(payment)).toBe('done')
    await stage.hear()
    expect(await postedOf(payment)).toEqual(debt)
    expect(await backOf(payment)).toHaveLength(1)
    await expectEqual()
  })

  it('is booked once, though the process ends between the refund and its posting', async () => {
    const payment = await paidLate()
    const killed = jest.spyOn(stage.api.database, 'writeInLine').mockRejectedValueOnce(new Error('killed'))
    await stage.hear()
    killed.mockRestore()
    await stage.dueNow()
    await stage.hear()
    expect(await postedOf(payment)).toEqual(debt)
    expect(await backOf(payment)).toHaveLength(1)
    await expectEqual()
  })

  it('is owed while its refund is under way, which is no difference', async () => {
    double.refundsEnd('later')
    const before = await available()
    const payment = await paidLate()
    await stage.hear()
    expect([await postedOf(payment), (await available()) - before]).toEqual([debt, -kept])
    await catchUp(stage)
    expect(await differencesOf(stage, '?state=open')).toEqual([])
    double.endRefunds('succeeded')
    await stage.hear()
    expect(await postedOf(payment)).toEqual(debt)
    await expectEqual()
  })

  it.each(['later', 'at_once'] as const)('is owed no more when its refund fails (%s)', async (when) => {
    double.refundsEnd(when)
    const before = await available()
    const payment = await paidLate()
    await stage.hear()
    const [refund] = await backOf(payment)
    if (refund) double.service.endRefund(refund, 'failed')
    await stage.hear()
    expect((await available()) - before).toBe(0)
    expect((await postedOf(payment)).filter((text) => text.startsWith('late_refund_failed'))).toHaveLength(3)
    expect((await stage.merchant.detail(payment.transactionID)).history.at(-1)?.deed).toBe('late_payment_return_failed')
    await lookAgain(payment)
    await stage.hear()
    expect(await postedOf(payment)).toHaveLength(6)
  })

  it('is owed again when a refund that had failed is made after all', async () => {
    double.refundsEnd('later')
    const before = await available()
    const payment = await paidLate()
    await stage.hear()
    for (const [status, posted, owed] of [
      ['failed', 6, 0],
      ['processed', 9, -kept],
    ] as const) {
      for (const refund of await backOf(payment)) double.service.endRefund(refund, status)
      await stage.hear()
      expect([(await postedOf(payment)).length, (await available()) - before]).toEqual([posted, owed])
    }
  })

  it('and whose refund failed stands with the differences, because the payer still waits for it', async () => {
    double.refundsEnd('later')
    const payment = await paidLate()
    await stage.hear()
    const [refund] = await backOf(payment)
    if (refund) double.service.endRefund(refund, 'failed')
    await stage.hear()
    await catchUp(stage)
    const differences = await differencesOf(stage, '?state=waiting')
    expect(differences.find(({ subject }) => subject === payment.transactionID)).toMatchObject({ ours: 0, theirs: 290 })
  })
})

describe('the verification of the books', () => {
  const faultOf = async () => (await verifyLedger(stage.api.database, undefined, undefined, bookChecks)).fault
  const change = (transactionID: string, from: string, to: string) =>
    stage.api.database.write((manager) => manager.update(TransactionMove, { transactionID, deed: from }, { deed: to }))

  it('finds a debt that no history tells of, and a history without its debt', async () => {
    const { transactionID } = await paidLate()
    await stage.hear()
    await change(transactionID, 'late_payment_returned', 'something_else')
    expect(await faultOf()).toContain('it has a late_refund that nothing stands for')
    await change(transactionID, 'something_else', 'late_payment_returned')
    expect(await faultOf()).toBeNull()
    const canceled = await stage.payByHand('redirect')
    await stage.ask(canceled, 'cancel')
    await change(canceled.transactionID, 'canceled', 'late_payment_returned')
    expect(await faultOf()).toContain('the posting of its late_refund is missing')
    await change(canceled.transactionID, 'late_payment_returned', 'canceled')
  })
})
