import type { DemoCalls } from './demo-calls.js'
import type { DemoMerchant } from './demo-people.js'

const shop = 'https://shop.lumen.example'
const payers = ['Ada Brandt', 'Luis Moreno', 'Chidi Eze', 'Mei Tanaka']
const abandoned = [0, 5]
/** Who saved a card with the basket, by days ago. The second one is declined without the payer. */
const saved: Partial<Record<number, string>> = { 20: '4242424242424242', 12: '4000000000000341' }

export async function openBasket(
  calls: DemoCalls,
  { clientID, emailAddress, currency, amounts }: DemoMerchant & { clientID: string | undefined },
  daysAgo: number,
): Promise<void> {
  const token = await calls.merchant(emailAddress)
  await calls.put(`/clients/${clientID}/return-origins`, { mode: 'test', origins: [shop] }, token)
  const name = payers[daysAgo % payers.length] as string
  const payer = { name, emailAddress: `${name.split(' ')[0]?.toLowerCase()}@payer.example` }
  const { customerID } = await calls.post('/customers', { ...payer, reference: `member-${200 + daysAgo}` }, token)
  const what = { description: `Basket ${4_100 - daysAgo}`, reference: `basket-${4_100 - daysAgo}`, customerID }
  const back = { successURL: `${shop}/thanks`, cancelURL: `${shop}/basket` }
  const card = saved[daysAgo]
  const basket = {
    ...(card && { savePaymentMethod: 'offer' }),
    amount: amounts[0] * (1 + (daysAgo % 7)),
    currency,
    ...what,
    ...back,
  }
  const { url } = await calls.post('/checkout-sessions', basket, token)
  if (abandoned.includes(daysAgo)) return
  const paid = { paymentMethod: card ?? 'pm_success', ...(card && { saveMethod: true }) }
  await calls.post(`/payment-links/${url.split('/').at(-1)}/payments`, paid)
  if (card) await chargeAgain(calls, { customerID, currency, amount: amounts[0] }, token)
}

interface Membership {
  customerID: string
  currency: string
  amount: number
}

async function chargeAgain(calls: DemoCalls, { customerID, currency, amount }: Membership, token: string) {
  const { items } = await calls.get(`/customers/${customerID}/payment-methods`, token)
  const { savedPaymentMethodID } = items[0]
  await calls.put(`/customers/${customerID}/default-payment-method`, { savedPaymentMethodID }, token)
  await calls.post(`/customers/${customerID}/transactions`, { amount, currency, description: 'Membership' }, token)
}
