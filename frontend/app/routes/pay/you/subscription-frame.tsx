import type { ReactNode } from 'react'
import type { PayerSubscriptionView } from '#contract/billing-portal.js'
import type { PayerAccessView } from '#contract/payer-access.js'
import { TextLink } from '../../../components/text-link'
import { PayFrame } from '../frame'
import { useBillingWords, useItemWords } from './billing-words'
import { NoSuchPage, SessionEnded } from './notice'
import { pageOfSubscription } from './subscription-page'

interface FrameProps {
  payer: PayerAccessView | null
  subscription: PayerSubscriptionView | null
  params: { shop: string; subscriptionID: string }
  title: string
  lead?: string
  children: (subscription: PayerSubscriptionView) => ReactNode
}

/** A page about one subscription; without a session or the subscription, what stands there instead. */
export function SubscriptionFrame({ payer, subscription, params, title, lead, children }: FrameProps) {
  const words = useBillingWords()
  const itemWords = useItemWords()
  if (!payer) return <SessionEnded shop={params.shop} />
  if (!subscription) return <NoSuchPage />
  return (
    <PayFrame merchantName={payer.merchantName} mode={payer.mode}>
      <TextLink to={pageOfSubscription(params)} className="text-sm">
        {words.backToSubscription}
      </TextLink>
      <section className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-6 sm:p-8">
        <header className="flex flex-col gap-2">
          <h1 className="text-2xl">{title}</h1>
          <p className="font-medium [overflow-wrap:anywhere]">
            <bdi>{subscription.items.map(itemWords).join(', ')}</bdi>
          </p>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </header>
        {children(subscription)}
      </section>
    </PayFrame>
  )
}
