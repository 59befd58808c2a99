import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PaymentFailure } from '../../api/src/money/payment-failures/payment-failure.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, compareAll, differencesOf } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

let stage: Stage
let double: StripeDouble
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
})
afterAll(async () => {
  await expectSoundBooks(stage.api)
  await stage.close()
})

const paid = async () => {
  const { transactionID } = await stage.pay()
  await stage.hear()
  return { transactionID, reference: (await read(stage.api, transactionID)).processorReference ?? '' }
}
const failures = (transactionID: string) => stage.api.database.read.countBy(PaymentFailure, { transactionID })

// docs.stripe.com/api/events/types, charge.failed: a bank debit may fail after it has succeeded.
describe('a bank debit at Stripe that fails after it has succeeded', () => {
  it('takes the payment back once, by its webhooks', async () => {
    const { transactionID, reference } = await paid()
    await catchUp(stage)
    double.books.bankFails(reference)
    await stage.hear()
    expect(await read(stage.api, transactionID)).toMatchObject({ status: 'failed', failureCode: 'capture_failed' })
    expect(await failures(transactionID)).toBe(1)
    await catchUp(stage)
    expect(await differencesOf(stage)).toEqual([])
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })
})

// docs.stripe.com/reports/reporting-categories: `charge_failure` takes a charge back that had succeeded.
describe('POST /reconciliation-differences/:differenceID/adopt-failure', () => {
  const pathOf = (id = '') => `/reconciliation-differences/${id}/adopt-failure`
  const adopt = (id = '', token: string | undefined = stage.token, query = '') =>
    stage.api.call('POST', `${pathOf(id)}${query}`, { ...(token && { token }), body: {} })
  const failedUnheard = async () => {
    const { transactionID, reference } = await paid()
    double.books.bankFails(reference)
    double.takeNotices()
    await catchUp(stage)
    const [found] = await differencesOf(stage)
    expect(found).toMatchObject({ about: 'payment', kind: 'other_amount', subject: transactionID })
    expect([found?.ours, found?.theirs]).toEqual([10_000, 0])
    return { transactionID, differenceID: found?.differenceID ?? '' }
  }

  it('posts what its preview shows, and both sides agree', async () => {
    const { transactionID, differenceID } = await failedUnheard()
    const preview = await stage.api.call('GET', pathOf(differenceID), { token: stage.token })
    expect(preview.status).toBe(200)
    expect(preview.body).toMatchObject({ transactionID, amount: 10_000 })
    expect((await read(stage.api, transactionID)).status).toBe('succeeded')
    const { status, body } = await adopt(differenceID)
    expect([status, body]).toEqual([200, preview.body])
    expect(await read(stage.api, transactionID)).toMatchObject({ status: 'failed', failureCode: 'capture_failed' })
    await compareAll(stage.api)
    expect(await differencesOf(stage)).toEqual([])
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    const noted = await stage.api.database.read.findBy(AuditEntry, { targetID: differenceID })
    expect(noted.map(({ action }) => action)).toEqual(['reconciliation_difference.failure_adopted'])
    expect(JSON.parse(noted[0]?.after ?? '{}')).toMatchObject({ amount: 10_000, currency: 'EUR' })
    expect((await adopt(differenceID)).body.code).toBe('DIFFERENCE_NOT_OPEN')
  })

  it('at once from many posts it once', async () => {
    const { transactionID, differenceID } = await failedUnheard()
    const answers = await Promise.all([adopt(differenceID), adopt(differenceID), adopt(differenceID)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await failures(transactionID)).toBe(1)
  })

  it('answers staff alone, in its mode, and for failed payments alone', async () => {
    double.books.balance.adjust(-99, 'eur')
    await catchUp(stage)
    const [other] = await differencesOf(stage)
    expect((await adopt(other?.differenceID)).body).toMatchObject({ code: 'DIFFERENCE_NOT_FAILURE' })
    await stage.api.call('POST', `/reconciliation-differences/${other?.differenceID}/explain`, {
      token: stage.token,
      body: { explanation: 'A correction by Stripe' },
    })
    const { differenceID } = await failedUnheard()
    expect((await stage.api.call('POST', pathOf(differenceID), { body: {} })).status).toBe(401)
    expect((await adopt(differenceID, stage.merchant.token)).status).toBe(403)
    expect((await adopt('dif_absent')).status).toBe(404)
    expect((await adopt(differenceID, stage.token, '?mode=live')).status).toBe(404)
    expect((await adopt(differenceID)).status).toBe(200)
  })
})
