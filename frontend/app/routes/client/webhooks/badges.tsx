import * as words from '#contract/messages/client/webhooks.js'
import * as states from '#contract/messages/components/states.js'
import type {
  WebhookAttemptView,
  WebhookDeliveryView,
  WebhookEndpointView,
  WebhookOutcome,
} from '#contract/webhooks.js'
import { Badge, type Tone } from '../../../components/badge'

const tones: Record<WebhookOutcome, Tone> = { pending: 'pending', succeeded: 'success', failed: 'failed' }

const tryingAgain = () => words.tryingAgain

/** Every word that rows of this outcome may show. */
export const outcomeWord = (outcome: WebhookOutcome): string =>
  outcome === 'pending'
    ? words.pendingEntryOrTryingAgain(states.deliveries.pending, tryingAgain().toLowerCase())
    : states.deliveries[outcome]

/** What waits after an attempt has failed so far. */
export function OutcomeBadge({ delivery: { outcome, attempts } }: { delivery: WebhookDeliveryView }) {
  return (
    <Badge tone={tones[outcome]}>
      {outcome === 'pending' && attempts.length > 0 ? tryingAgain() : states.deliveries[outcome]}
    </Badge>
  )
}

const isSuccess = ({ status }: WebhookAttemptView) => status !== null && status >= 200 && status < 300

export const AttemptBadge = ({ attempt }: { attempt: WebhookAttemptView }) => (
  <Badge tone={isSuccess(attempt) ? 'success' : 'failed'}>{attempt.status ?? words.noAnswer}</Badge>
)

export function EndpointBadge({ endpoint: { status, failingSince } }: { endpoint: WebhookEndpointView }) {
  if (status === 'disabled') return <Badge tone="neutral">{words.disabled}</Badge>
  return failingSince ? <Badge tone="failed">{words.failing}</Badge> : <Badge tone="success">{words.enabled}</Badge>
}
