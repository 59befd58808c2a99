import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ReportedAccountView } from '#contract/processor-reports.js'
import { clock } from '#contract/clock.js'
import { expectSoundBooks } from '../support/payments.js'
import { catchUp, columnOf, readReports } from '../support/processor-reports.js'
import { paystackDoubled, type PaystackDouble } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

const reportedOf = async (stage: Stage): Promise<ReportedAccountView | undefined> => {
  const { body } = await stage.api.call('GET', '/processor-reports', { token: stage.token })
  return (body.accounts as ReportedAccountView[]).find((one) => one.processorAccountID === stage.account)
}

// docs.stripe.com/api/balance_transactions/object: `currency` is any currency that Stripe supports.
describe('a report of Stripe with a row in a currency which the ledger does not have', () => {
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

  it('takes the other rows, and counts the skipped ones once', async () => {
    await stage.pay()
    await stage.hear()
    double.books.balance.adjust(500, 'clp')
    double.books.balance.adjust(700, 'clp')
    await catchUp(stage)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    const counted = { failure: null, skipped: [{ currency: 'CLP', rows: 2 }] }
    expect(await reportedOf(stage)).toMatchObject(counted)
    expect(await readReports(stage.api, stage.account)).toBeNull()
    expect(await reportedOf(stage)).toMatchObject(counted)
  })

  it('shows a currency in the reconciliation that only the report mentions', async () => {
    double.books.balance.adjust(900, 'chf')
    await catchUp(stage)
    expect(await columnOf(stage, 'CHF')).toMatchObject({ ledger: 0, told: 900, difference: 900 })
    const { body } = await stage.api.call('GET', '/reconciliation?mode=live', { token: stage.token })
    expect(body.currencies).toEqual([])
  })

  it('refuses what is no currency code', async () => {
    double.books.balance.adjust(500, 'euro')
    expect(await readReports(stage.api, stage.account)).toContain('euro')
  })
})

// paystack.com/docs/api/transaction/#list: each transaction names its currency.
describe('a report of Paystack with a row in a currency which the ledger does not have', () => {
  let stage: Stage
  let double: PaystackDouble
  beforeAll(async () => {
    stage = await Stage.set(paystackDoubled)
    double = stage.double as PaystackDouble
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })

  const foreign = (id: number, status: string, currency = 'RWF') =>
    double.service.payments.set(`foreign-${id}`, {
      ...{ id, reference: `foreign-${id}`, status, amount: 5_000, currency, metadata: null, channel: 'card' },
      ...{ accessCode: null, gatewayResponse: 'Approved', createdAt: clock.now().toISOString() },
    })

  it('takes the other rows, and counts those that moved money once', async () => {
    await stage.pay()
    await stage.hear()
    foreign(9_001, 'success')
    foreign(9_002, 'abandoned')
    await catchUp(stage)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    const counted = { failure: null, skipped: [{ currency: 'RWF', rows: 1 }] }
    expect(await reportedOf(stage)).toMatchObject(counted)
    expect(await readReports(stage.api, stage.account)).toBeNull()
    expect(await reportedOf(stage)).toMatchObject(counted)
  })

  it('refuses what is no currency code', async () => {
    foreign(9_003, 'success', 'naira')
    expect(await readReports(stage.api, stage.account)).toContain('naira')
  })
})
