import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/dispute-mails.js'
import type { TransactionView } from '#contract/transactions.js'
import { mailFiles } from '../support/mail-files.js'
import { read } from '../support/payments.js'
import { paystackDoubled, type PaystackDouble } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { until } from '../support/until.js'

// After "Fetch Dispute" of Paystack's OpenAPI document, and the events charge.dispute.create, .remind and .resolve.

let stage: Stage
let double: PaystackDouble
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await stage.agree()
})
afterAll(() => stage.close())

const disputesOf = async ({ transactionID }: TransactionView): Promise<DisputeView[]> =>
  (await stage.merchant.detail(transactionID)).disputes

async function disputed(terms: Parameters<PaystackDouble['dispute']>[2] = {}) {
  const payment = await stage.pay()
  const reference = (await read(stage.api, payment.transactionID)).processorReference ?? ''
  double.dispute(reference, 'fraud', terms)
  await stage.hear()
  return { payment, reference }
}

describe('a dispute at Paystack', () => {
  it('is opened with its amount and its deadline, and takes evidence', async () => {
    const dueAt = '2030-07-02T15:00:00.000Z'
    const { payment } = await disputed({ refundAmount: 4_000, dueAt })
    const [dispute, ...others] = await disputesOf(payment)
    expect(others).toEqual([])
    expect(dispute).toMatchObject({
      ...{ status: 'open', amount: 4_000, amountAsked: 4_000, reason: 'fraudulent' },
      ...{ evidenceDueAt: dueAt, takesEvidence: true, evidenceSentAt: null },
    })
    const arrived = async () =>
      (await mailFiles(String(stage.api.settings.DATA_DIR))).find(({ text }) => text.includes(payment.transactionID))
    const letter = await until(arrived, (one) => one !== undefined)
    // Mails break their lines.
    expect(letter?.text.replaceAll(/\s+/g, ' ')).toContain(words.evidenceUntil('').slice(0, 30))
  })

  it('of no amount is about the whole payment', async () => {
    const { payment } = await disputed({ refundAmount: 0 })
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 10_000 }])
  })

  it('moves its deadline by a reminder, and says that evidence was sent in the dashboard', async () => {
    const { payment, reference } = await disputed()
    const dueAt = '2030-08-01T10:00:00.000Z'
    double.disputeBecomes('remind', reference, { dueAt })
    await stage.hear()
    expect(await disputesOf(payment)).toMatchObject([{ evidenceDueAt: dueAt, evidenceSentAt: null }])
    double.disputeBecomes('remind', reference, { status: 'awaiting-bank-feedback' })
    await stage.hear()
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', evidenceSentAt: expect.any(String) }])
  })

  it('that is lost in part gives the rest back', async () => {
    const { payment, reference } = await disputed()
    double.disputeBecomes('resolve', reference, {
      ...{ status: 'resolved', resolution: 'merchant-accepted', refundAmount: 3_000 },
    })
    await stage.hear()
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 3_000, fee: 75, amountAsked: 10_000 }])
    const refunded = await stage.merchant.ask(payment.transactionID, 'refunds', { amount: 7_000 })
    expect(refunded.status).toBe(201)
  })

  it.each([
    ['declined', 10_000],
    ['merchant-accepted', 0],
  ])('that ends as %s with %d for the payer is won', async (resolution, refundAmount) => {
    const { payment, reference } = await disputed()
    double.disputeBecomes('resolve', reference, { status: 'resolved', resolution, refundAmount })
    await stage.hear()
    expect(await disputesOf(payment)).toMatchObject([{ status: 'won' }])
  })

  it('that is resolved a second time in another way ends the other way', async () => {
    const { payment, reference } = await disputed()
    double.endDispute(reference, 'lost')
    await stage.hear()
    double.endDispute(reference, 'won')
    await stage.hear()
    expect(await disputesOf(payment)).toMatchObject([{ status: 'won' }])
  })

  it.each([
    ['a status that is not known here', { status: 'archived' }],
    ['more than the payment', { refundAmount: 10_001 }],
  ])('with %s is kept and shown, without a posting', async (_what, terms) => {
    const { payment } = await disputed(terms)
    expect(await disputesOf(payment)).toMatchObject([{ status: 'unclear', amount: 0 }])
  })
})
