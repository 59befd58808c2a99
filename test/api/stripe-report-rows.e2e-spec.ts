import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, differencesOf } from '../support/processor-reports.js'
import { failureFee } from '../support/processors/double-fees.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

let stage: Stage
let double: StripeDouble
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
})
afterEach(async () => {
  double.books.balance.settles = null
  await expectSoundBooks(stage.api)
})
afterAll(() => stage.close())

const paid = async (overrides: Record<string, unknown> = {}) => {
  const { transactionID } = await stage.pay('succeeds', overrides)
  await stage.hear()
  return { transactionID, reference: (await read(stage.api, transactionID)).processorReference ?? '' }
}
const rowsOf = async (transactionID: string) => {
  const order = { gross: 'DESC' } as const
  const rows = await stage.api.database.read.find(ProcessorReportRow, { where: { subject: transactionID }, order })
  return rows.map(({ kind, gross, fee, chargedAmount, exchangeRate }) => [
    kind,
    gross,
    fee,
    chargedAmount,
    exchangeRate,
  ])
}

// docs.stripe.com/reports/reporting-categories, "A separate category for partial-capture reversals"
describe('a payment of which only a part was captured, in the balance of Stripe', () => {
  const takenInPart = async (overrides: Record<string, unknown> = {}) => {
    const payment = await paid({ captureMethod: 'manual', ...overrides })
    const { body } = await stage.ask(payment, 'capture', { amount: 4_000 })
    expect([body.status, body.amountCaptured]).toEqual(['succeeded', 4_000])
    await catchUp(stage)
    return payment.transactionID
  }

  it('is its two rows together, and leaves no difference', async () => {
    const transactionID = await takenInPart()
    expect(await rowsOf(transactionID)).toEqual([
      ['payment', 10_000, 175, null, null],
      ['payment', -6_000, -90, null, null],
    ])
    expect(await differencesOf(stage)).toEqual([])
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })

  it('has both amounts of both rows where Stripe settles it in another currency', async () => {
    double.books.balance.settles = { currency: 'eur', rate: 0.92 }
    const transactionID = await takenInPart({ currency: 'USD' })
    expect(await rowsOf(transactionID)).toEqual([
      ['payment', 9_200, 163, 10_000, '0.92'],
      ['payment', -5_520, -83, -6_000, '0.92'],
    ])
    expect(await columnOf(stage, 'USD')).toMatchObject({ ledger: 0, told: 0, difference: 0, lines: [] })
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })
})

// docs.stripe.com/reports/balance-transaction-types: payment_failure_refund and payment_reversal.
describe('a bank debit that the payer’s bank takes back, in the balance of Stripe', () => {
  it.each(['fails', 'is_reversed'] as const)('counts with its fee where it %s', async (how) => {
    const { transactionID, reference } = await paid()
    double.books.bankFails(reference, how)
    await stage.hear()
    await catchUp(stage)
    expect((await read(stage.api, transactionID)).status).toBe('failed')
    expect((await rowsOf(transactionID)).at(-1)).toEqual(['payment', -10_000, failureFee, null, null])
    expect(await differencesOf(stage)).toEqual([])
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })

  it.each(['fails', 'is_reversed'] as const)(
    'has the rate of its own day where it %s in another currency',
    async (how) => {
      double.books.balance.settles = { currency: 'eur', rate: 0.92 }
      const { transactionID, reference } = await paid({ currency: 'USD' })
      double.books.balance.settles = { currency: 'eur', rate: 0.95 }
      double.books.bankFails(reference, how)
      await stage.hear()
      await catchUp(stage)
      expect(await rowsOf(transactionID)).toEqual([
        ['payment', 9_200, 163, 10_000, '0.92'],
        ['payment', -9_500, failureFee, -10_000, '0.95'],
      ])
      const failed = await stage.api.database.read.findOneByOrFail(ProcessorReportRow, {
        ...{ subject: transactionID, gross: -9_500 },
      })
      // At the rate of its payment it would have cost 92.00.
      expect(failed.exchangeResult).toBe(-300)
      expect(await columnOf(stage, 'USD')).toMatchObject({ ledger: 0, told: 0, difference: 0, lines: [] })
      expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    },
  )
})
