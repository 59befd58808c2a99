import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, compareAll, differencesOf } from '../support/processor-reports.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'

let stage: Stage
let double: AdyenDouble
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
})
afterAll(async () => {
  await expectSoundBooks(stage.api)
  await stage.close()
})

// docs.adyen.com/reporting/settlement-reconciliation/transaction-level/settlement-details-report: a row of the type Refunded names the
// refund by its modification reference and the payment by both of its references.
it('adopts a refund of Adyen’s Customer Area from the settlement detail report', async () => {
  const { transactionID } = await stage.pay()
  await stage.hear()
  await catchUp(stage)
  const { processorReference } = await read(stage.api, transactionID)
  const reference = double.books.back.refundInDashboard(processorReference ?? '', 2_500)
  await stage.hear()
  expect(await stage.refundsOf({ transactionID })).toEqual([])
  await catchUp(stage)
  const all = [...(await differencesOf(stage)), ...(await differencesOf(stage, '?state=waiting'))]
  const found = all.find(({ about, theirs }) => about === 'row' && theirs === -2_500)
  const path = `/reconciliation-differences/${found?.differenceID}/adopt-refund`
  const { status, body } = await stage.api.call('POST', path, { token: stage.token, body: {} })
  expect([status, body.amount, body.status, body.actorKind]).toEqual([200, 2_500, 'succeeded', 'processor'])
  const [refund] = await stage.api.database.read.findBy(Refund, { transactionID })
  expect(refund).toMatchObject({ processorReference: reference, actorID: stage.account })
  expect(await read(stage.api, transactionID)).toMatchObject({ amountRefunded: 2_500, amountReturned: 2_500 })
  await compareAll(stage.api)
  expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
})
