import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buildTransferBank, openTransfer, type TransferBank } from '../support/bank-transfers.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

type Row = ReturnType<typeof JSON.parse>

let api: TestApi
let bank: TransferBank
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  bank = await buildTransferBank(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

it('shows staff the payout of a refund on the timeline of its payment, and the merchant the refund alone', async () => {
  const { transactionID, nextAction } = await openTransfer(merchant)
  await bank.credit({ amount: 10_000, text: nextAction.reference })
  await merchant.ask(transactionID, 'refunds', { amount: 4_000 })
  const token = bank.desk.maker
  const { items: payouts } = (await api.call('GET', '/payouts', { token })).body
  const { payoutID } = payouts.find((one: Row) => one.transactionID === transactionID)
  const path = `/transactions/${transactionID}/timeline`
  const { items } = (await api.call('GET', path, { token })).body
  expect(items.filter(({ id }: Row) => id === payoutID)).toMatchObject([
    { kind: 'payout', sentence: 'The payout of a refund is awaiting approval' },
  ])
  const own = (await merchant.get(path)).body
  expect(own.items.map(({ kind }: Row) => kind)).toContain('refund')
  expect(JSON.stringify(own)).not.toContain(payoutID)
  const csv = await fetch(`${api.url}/api/payouts/export.csv`, { headers: { authorization: `Bearer ${token}` } })
  const row = (await csv.text()).split('\r\n').find((line) => line.startsWith(payoutID))
  expect(row?.endsWith(',refund')).toBe(true)
})
