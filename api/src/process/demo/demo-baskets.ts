import type { DemoCalls } from './demo-calls.js'
import type { DemoMerchant } from './demo-people.js'

const shop = 'https://shop.lumen.example'
const expiresSoon = '4000000000000317'
const declinedLater = '4000000000000341'
interface Basket {
  name: string
  savedCard?: string
  isAbandoned?: boolean
}
/** By days ago. */
const baskets: Record<number, Basket> = {
  46: { name: 'Noor Haddad', savedCard: expiresSoon },
  20: { name: 'Ada Brandt', savedCard: '4242424242424242' },
  12: { name: 'Chidi Eze', savedCard: declinedLater },
  5: { name: 'Luis Moreno', isAbandoned: true },
  1: { name: 'Mei Tanaka' },
  0: { name: 'Hugo Lindgren', isAbandoned: true },
}

export async function openBasket(
  calls: DemoCalls,
  { clientID, emailAddress, currency, amounts }: DemoMerchant & { clientID: string | undefined },
  daysAgo: number,
): Promise<void> {
  const token = await calls.merchant(emailAddress)
  await calls.put(`/clients/${clientID}/return-origins`, { mode: 'test', origins: [shop] }, token)
  const { name, savedCard: card, isAbandoned } = baskets[daysAgo] as Basket
  const payer = { name, emailAddress: `${name.split(' ')[0]?.toLowerCase()}@payer.example` }
  const { customerID } = await calls.post('/customers', { ...payer, reference: `member-${200 + daysAgo}` }, token)
  const what = { description: `Basket ${4_100 - daysAgo}`, reference: `basket-${4_100 - daysAgo}`, customerID }
  const back = { successURL: `${shop}/thanks`, cancelURL: `${shop}/basket` }
  const basket = {
    ...(card && { savePaymentMethod: 'offer' }),
    amount: amounts[0] * (1 + (daysAgo % 7)),
    currency,
    ...what,
    ...back,
  }
  const { url } = await calls.post('/checkout-sessions', basket, token)
  if (isAbandoned) return
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
