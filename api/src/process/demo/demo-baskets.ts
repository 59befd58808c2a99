import type { DemoCalls } from './demo-calls.js'
import type { DemoMerchant } from './demo-people.js'

const shop = 'https://shop.lumen.example'
const payers = ['Ada Brandt', 'Luis Moreno', 'Chidi Eze', 'Mei Tanaka']
const abandoned = [0, 5]

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
  const basket = { amount: amounts[0] * (1 + (daysAgo % 7)), currency, ...what, ...back }
  const { url } = await calls.post('/checkout-sessions', basket, token)
  if (abandoned.includes(daysAgo)) return
  await calls.post(`/payment-links/${url.split('/').at(-1)}/payments`, { paymentMethod: 'pm_success' })
}
