import type { SubscriptionStatus } from '#contract/billing-choices.js'
import * as words from '#contract/messages/client/subscriptions.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Badge, type Tone } from '../../../components/badge'

const tones: Record<SubscriptionStatus, Tone> = {
  ...{ incomplete: 'pending', trialing: 'info', active: 'success' },
  ...{ past_due: 'failed', paused: 'neutral', canceled: 'neutral' },
}

type Shown = Pick<SubscriptionView, 'status' | 'cancelAtPeriodEnd'>

export const SubscriptionBadge = ({ row: { status, cancelAtPeriodEnd } }: { row: Shown }) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
    {cancelAtPeriodEnd && status !== 'canceled' && (
      <Badge tone="pending" wraps>
        {words.endsSoon}
      </Badge>
    )}
  </span>
)
