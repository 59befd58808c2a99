import * as words from '#contract/messages/client/webhooks.js'
import type {
  WebhookAttemptView,
  WebhookDeliveryView,
  WebhookEndpointView,
  WebhookOutcome,
} from '#contract/webhooks.js'
import { Badge, type Tone } from '../../../components/badge'

const outcomes: Record<WebhookOutcome, [Tone, string]> = {
  pending: ['pending', 'Waiting'],
  succeeded: ['success', 'Delivered'],
  failed: ['failed', 'Failed'],
}

const tryingAgain = words.tryingAgain

/** Every word that rows of this outcome may show. */
export const outcomeWord = (outcome: WebhookOutcome): string =>
  outcome === 'pending'
    ? words.pendingEntryOrTryingAgain(outcomes.pending[1], tryingAgain.toLowerCase())
    : outcomes[outcome][1]

/** What waits after an attempt has failed so far. */
export function OutcomeBadge({ delivery: { outcome, attempts } }: { delivery: WebhookDeliveryView }) {
  const [tone, word] = outcomes[outcome]
  return <Badge tone={tone}>{outcome === 'pending' && attempts.length > 0 ? tryingAgain : word}</Badge>
}

const isSuccess = ({ status }: WebhookAttemptView) => status !== null && status >= 200 && status < 300

export const AttemptBadge = ({ attempt }: { attempt: WebhookAttemptView }) => (
  <Badge tone={isSuccess(attempt) ? 'success' : 'failed'}>{attempt.status ?? words.noAnswer}</Badge>
)

export function EndpointBadge({ endpoint: { status, failingSince } }: { endpoint: WebhookEndpointView }) {
  if (status === 'disabled') return <Badge tone="neutral">{words.disabled}</Badge>
  return failingSince ? <Badge tone="failed">{words.failing}</Badge> : <Badge tone="success">{words.enabled}</Badge>
}
