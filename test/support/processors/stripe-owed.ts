import type { StripeBalance } from './stripe-balance.js'
import type { StripeDisputes } from './stripe-disputes.js'
import type { Intent, Refund } from './stripe-objects.js'

interface Known {
  intents: Iterable<Intent>
  refunds: Iterable<Refund>
  disputes: StripeDisputes
  balance: StripeBalance
}

/** What Stripe owes the platform for payments of ours, without its fees. */
export function owedIn(currency: string, { intents, refunds, disputes, balance }: Known): number {
  const ours = [...intents].filter((one) => one.currency === currency && one.metadata.transactionID)
  const received = ours.reduce((sum, { amount_received }) => sum + amount_received, 0)
  const isOurs = (intent: string) => ours.some((one) => one.id === intent)
  const back = [...refunds].filter((one) => one.status === 'succeeded' && isOurs(one.payment_intent))
  const lost = [...disputes.all.values()].filter(
    (one) => (one.status === 'lost' || one.countsAsLost) && isOurs(one.payment_intent),
  )
  return received - [...back, ...lost].reduce((sum, { amount }) => sum + amount, 0) + balance.connected(currency)
}
