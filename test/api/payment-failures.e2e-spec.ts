import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { PaymentFailure } from '../../api/src/money/payment-failures/payment-failure.entity.js'
import { PaymentFailures } from '../../api/src/money/payment-failures/payment-failures.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { KeptReserve } from '../../api/src/money/reserves/kept-reserve.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { faultsAmong } from '../../api/src/money/book-verification/verify-transactions.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, paymentIn, read, workOff } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi({ SETTLEMENT_DELAY_SECONDS: '3600' })
})
beforeEach(async () => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const service = <T>(type: new (...args: never[]) => T): T => api.app.get(type as never, { strict: false })
let notices = 0
const fails = (reference: string, at = clock.now().toISOString()) =>
  service(ProcessorNotices).take({
    ...{ processor: 'sandbox', noticeID: `failure-${(notices += 1)}`, kind: 'capture_failed', reference },
    capture: { at },
  })
const later = () => new Date(clock.time() + 1_000)

async function pay(): Promise<string> {
  const { status, body } = await merchant.pay({ amount: 10_000 })
  expect([status, body.status]).toEqual([201, 'succeeded'])
  return body.transactionID
}

async function balance() {
  const { clientID, token } = merchant
  const { body } = await api.call('GET', `/clients/${clientID}/balance`, { token })
  const [{ available, pending, reserved }] = body.items
  return { available, pending, reserved }
}

async function settles(transactionID: string): Promise<void> {
  await edit(api, transactionID, { settlesAt: new Date(1), dueAt: new Date(1) })
  await workOff(api)
  expect((await read(api, transactionID)).settlesAt).toBeNull()
}

describe('a capture that fails before the payment has settled', () => {
  it('empties what is pending, and settles after it was captured again', async () => {
    const transactionID = await pay()
    const paid = await balance()
    expect(await fails(transactionID)).toBe('taken')
    expect(await balance()).toEqual({ available: 0, pending: 0, reserved: 0 })
    expect((await read(api, transactionID)).settlesAt).toBeNull()
    expect(await service(PaymentFailures).captured(await read(api, transactionID), later())).toBe('restored')
    expect(await balance()).toEqual(paid)
    await settles(transactionID)
    expect(await balance()).toEqual({ available: paid.pending, pending: 0, reserved: 0 })
    await expectSoundBooks(api)
  })

  it('leaves what was refunded owed by the available balance', async () => {
    const transactionID = await pay()
    expect((await merchant.ask(transactionID, 'refunds', { amount: 4_000 })).status).toBe(201)
    expect(await fails(transactionID)).toBe('taken')
    expect(await balance()).toEqual({ available: -4_000, pending: 0, reserved: 0 })
    await expectSoundBooks(api)
  })
})

describe('a reserve', () => {
  it('is released by the failure, and kept again until its first day when the payment settles again', async () => {
    const transactionID = await pay()
    await edit(api, transactionID, { reserveHundredths: 1_000, reserveDays: 30 })
    await settles(transactionID)
    const settled = await balance()
    expect(settled.reserved).toBeGreaterThan(0)
    await fails(transactionID)
    expect(await balance()).toEqual({ available: 0, pending: 0, reserved: 0 })
    await service(PaymentFailures).captured(await read(api, transactionID), later())
    await settles(transactionID)
    expect(await balance()).toEqual(settled)
    expect(await api.database.read.countBy(KeptReserve, { transactionID })).toBe(1)
    await expectSoundBooks(api)
  })
})

describe('a failure', () => {
  it('older than the newest capture changes nothing, and neither does a capture older than the failure', async () => {
    const transactionID = await pay()
    const captures = service(PaymentFailures)
    const [before, at] = [new Date(clock.time() - 60_000), clock.now()]
    expect(await captures.captured(await read(api, transactionID), at)).toBe('not_failed')
    expect(await fails(transactionID, before.toISOString())).toBe('taken')
    expect((await read(api, transactionID)).status).toBe('succeeded')
    await fails(transactionID, at.toISOString())
    expect(await captures.captured(await read(api, transactionID), before)).toBe('older')
    expect((await read(api, transactionID)).status).toBe('failed')
  })

  it('at once from many is posted once', async () => {
    const transactionID = await pay()
    await Promise.all(Array.from({ length: 5 }, () => fails(transactionID)))
    expect(await api.database.read.countBy(PaymentFailure, { transactionID })).toBe(1)
    expect(await balance()).toEqual({ available: 0, pending: 0, reserved: 0 })
  })

  it('of a payment that never succeeded is refused', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'failed')
    expect(await fails(transactionID)).toBe('refused')
    expect(await fails('txn_00000000000000000000000000')).toBe('refused')
  })

  it('that its row denies is found by the verification', async () => {
    const transactionID = await pay()
    await fails(transactionID)
    const sound = await read(api, transactionID)
    const faultOf = async (change: Partial<Transaction>, failed: Partial<PaymentFailure> = { mode: 'test' }) => {
      const kept = await api.database.read.findOneByOrFail(PaymentFailure, { transactionID })
      await edit(api, transactionID, change)
      await api.database.write((manager) => manager.update(PaymentFailure, { transactionID }, failed))
      const [found] = await faultsAmong(api.database.read, [await read(api, transactionID)])
      await edit(api, transactionID, { status: sound.status, amountCaptured: 0, fee: 0 })
      await api.database.write((manager) => manager.update(PaymentFailure, { transactionID }, { ...kept }))
      return found?.fault
    }
    expect(await faultOf({ fee: 0 })).toBeUndefined()
    expect(await faultOf({ status: 'succeeded' })).toContain('it is succeeded, but its capture failed')
    expect(await faultOf({ amountCaptured: 10_000 })).toContain('still counts as captured')
    expect(await faultOf({ fee: 0 }, { restoredAt: clock.now() })).toContain('but its capture was restored')
    expect(await faultOf({ fee: 0 }, { feeReturned: 0 })).toContain('the posting of its payment_failed does not agree')
  })
})
