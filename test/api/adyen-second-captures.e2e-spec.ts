import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { TransactionView } from '#contract/transactions.js'
import { read } from '../support/payments.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'

let stage: Stage
let double: AdyenDouble
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
})
afterEach(() => stage.agree())
afterAll(() => stage.close())

/** Authorized, and captured there; Adyen's notice of the capture is held back. */
async function captured() {
  const payment = await stage.pay('succeeds', { captureMethod: 'manual' })
  await stage.hear()
  expect((await stage.merchant.ask(payment.transactionID, 'capture')).status).toBe(200)
  const confirmed = double.takeNotices()
  expect(confirmed).toHaveLength(1)
  return { payment, confirmed, named: String((await read(stage.api, payment.transactionID)).processorReference) }
}
const hear = async (notices: ReturnType<AdyenDouble['takeNotices']>) => {
  for (const notice of notices) expect((await stage.post(notice)).status).toBe(stage.accepted)
  await stage.worked()
}
const stands = async ({ transactionID }: TransactionView) => {
  const { status, amountCaptured, failureCode } = await stage.merchant.detail(transactionID)
  return [status, amountCaptured, failureCode]
}

// docs.adyen.com/online-payments/capture: each capture has a reference and a CAPTURE notice of its own.
describe('a second capture that Adyen refuses', () => {
  it('leaves the payment paid when the first one was confirmed before', async () => {
    const { payment, confirmed, named } = await captured()
    await hear(confirmed)
    double.books.captures.refuseAnother(named)
    await stage.hear()
    expect(await stands(payment)).toEqual(['succeeded', 10_000, null])
  })

  it('leaves the payment paid when its notice comes first, and another one after', async () => {
    const { payment, confirmed, named } = await captured()
    double.books.captures.refuseAnother(named)
    await stage.hear()
    expect(await stands(payment)).toEqual(['authorized', 0, null])
    await hear(confirmed)
    double.books.captures.refuseAnother(named)
    await stage.hear()
    expect(await stands(payment)).toEqual(['succeeded', 10_000, null])
  })

  it('does not keep the confirmed capture from failing later', async () => {
    const { payment, confirmed, named } = await captured()
    await hear(confirmed)
    double.books.captures.refuseAnother(named)
    double.books.captures.fail(named)
    await stage.hear()
    expect(await stands(payment)).toEqual(['failed', 0, 'capture_failed'])
  })
})
