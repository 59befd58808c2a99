import { buildDesk, buildPaidMerchant, type Desk, type PaidMerchant } from './payouts.js'
import { payLink } from './payment-links.js'
import type { Answer } from './calls.js'
import type { Merchant } from './payments.js'
import type { TestApi } from './test-api.js'

/** Of 100.00 that are on their way to the bank 50.00 go back to the payer: the platform's share of the fee comes back, the rest is owed. */
export const owedAfterRefund = 4_875

export interface Owing extends PaidMerchant {
  refund(amount?: number): Promise<Answer>
}

/** A merchant that owes 48.75 USD. */
export async function buildOwing(api: TestApi, desk: Desk): Promise<Owing> {
  const merchant = await buildPaidMerchant(api)
  const { clientID, pay, ask } = merchant
  const { transactionID } = (await pay({ amount: 10_000 })).body
  await desk.create({ clientID, currency: 'USD' })
  const refund = (amount = 5_000) => ask(transactionID, 'refunds', { amount })
  await refund()
  return { ...merchant, refund }
}

export const tokenOfPage = (url: string): string => url.split('/').at(-1) ?? ''

/** What it owes is asked for and paid, and what it owes after a refund of that is written off. */
export async function settleDebt(api: TestApi, merchant: Merchant): Promise<void> {
  const { clientID, pay, ask } = merchant
  const desk = await buildDesk(api)
  const whose = { clientID, currency: 'USD' }
  const { transactionID } = (await pay({ amount: 10_000 })).body
  await desk.create(whose)
  await ask(transactionID, 'refunds', { amount: 5_000 })
  const { url } = (await api.call('POST', '/debt-requests', { token: desk.maker, body: whose })).body
  const paid = (await payLink(api, tokenOfPage(url))).body.transactionID
  await ask(paid, 'refunds', { amount: 1_000 })
  const asked = { token: desk.maker, body: { ...whose, reason: 'Not worth a letter' } }
  const { writeOffID } = (await api.call('POST', '/write-offs', asked)).body
  await api.call('POST', `/write-offs/${writeOffID}/approve`, { token: desk.checker })
}
