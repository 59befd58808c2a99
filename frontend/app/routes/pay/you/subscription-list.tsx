import { Link } from 'react-router'
import type { PayerSubscriptionRowView } from '#contract/billing-portal.js'
import type { SubscriptionStatus } from '#contract/billing-choices.js'
import { Badge, type Tone } from '../../../components/badge'
import { dayOf } from '../../../components/moment'
import { useMoney, useSpeech } from '../../../components/speech'
import { TextLink } from '../../../components/text-link'
import { nextChargeWords, useBillingWords, useItemWords } from './billing-words'
import { pageOfSubscription } from './subscription-page'

interface ListProps {
  subscriptions: PayerSubscriptionRowView[]
  shop: string
  nextCursor: string | null
}

export function PayerSubscriptions({ subscriptions, shop, nextCursor }: ListProps) {
  const words = useBillingWords()
  if (subscriptions.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{words.subscriptions}</h2>
      <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-panel">
        {subscriptions.map((subscription) => (
          <Row key={subscription.subscriptionID} subscription={subscription} shop={shop} />
        ))}
      </ul>
      {nextCursor && (
        <TextLink to={`?subscriptions=${encodeURIComponent(nextCursor)}`} className="self-start text-sm">
          {words.moreSubscriptions}
        </TextLink>
      )}
    </section>
  )
}

const tones: Record<SubscriptionStatus, Tone> = {
  incomplete: 'pending',
  trialing: 'info',
  active: 'success',
  past_due: 'failed',
  paused: 'neutral',
  canceled: 'neutral',
}

export function SubscriptionState({ status }: { status: SubscriptionStatus }) {
  const words = useBillingWords()
  return <Badge tone={tones[status]}>{words.states[status]}</Badge>
}

function Row({ subscription, shop }: { subscription: PayerSubscriptionRowView; shop: string }) {
  const { subscriptionID, items, status } = subscription
  const words = useBillingWords()
  const itemWords = useItemWords()
  return (
    <li className="first:[&>a]:rounded-t-panel last:[&>a]:rounded-b-panel">
      <Link to={pageOfSubscription({ shop, subscriptionID })} className="flex flex-col gap-1.5 px-5 py-4 hover:bg-tint">
        <span className="flex items-baseline justify-between gap-4">
          <span className="flex min-w-0 flex-col font-medium [overflow-wrap:anywhere]">
            {items.map((item) => (
              <bdi key={item.priceID}>{itemWords(item)}</bdi>
            ))}
          </span>
          <SubscriptionState status={status} />
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
          <Standing subscription={subscription} />
          <span className="text-brand underline underline-offset-2">{words.manage}</span>
        </span>
      </Link>
    </li>
  )
}

/** What happens next to it. */
function Standing({ subscription }: { subscription: PayerSubscriptionRowView }) {
  const { nextCharge, currency, cancelAtPeriodEnd, currentPeriodEnd, canceledAt, pausedAt, status } = subscription
  const words = useBillingWords()
  const money = useMoney()
  const { formats } = useSpeech()
  const facts: [string, string][] = []
  if (status === 'canceled' && canceledAt) facts.push([words.endedOn, dayOf(canceledAt, formats)])
  else if (status === 'paused' && pausedAt) facts.push([words.pausedSince, dayOf(pausedAt, formats)])
  else if (cancelAtPeriodEnd) facts.push([words.endsOn, dayOf(currentPeriodEnd, formats)])
  else if (nextCharge)
    facts.push([
      nextChargeWords(words, subscription),
      words.moneyOn(money(nextCharge.amount, currency), dayOf(nextCharge.at, formats)),
    ])
  return (
    <span>
      {facts.map(([term, text]) => (
        <span key={term}>
          {term} <bdi className="tabular">{text}</bdi>
        </span>
      ))}
    </span>
  )
}
