import { webhookLeaseMs } from '#contract/limits.js'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { loadOwnDelivery } from '../../../api/webhook-deliveries.server'
import { findOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { useAskingAgain } from '../../../components/asking-again'
import { BackLink } from '../../../components/back-link'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { CodeBlock } from '../../../components/code-block'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { PostButton } from '../../../components/post-button'
import type { Route } from './+types/delivery'
import { OutcomeBadge } from './badges'
import { Attempts } from './delivery.attempts'
import { readable } from './words'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.delivery.type ?? 'Delivery')

export async function loader({ context, params }: Route.LoaderArgs) {
  const delivery = await rowOrGone(context, loadOwnDelivery(context, params.deliveryID))
  const endpoint = await silently(findOwnEndpoint(context, delivery.endpointID), null)
  // While an attempt is on its way, the next one stands at the end of its lease: that too is worth waiting for.
  const waitMs = delivery.nextAttemptAt ? Date.parse(delivery.nextAttemptAt) - Date.now() : 0
  return { delivery, endpoint, isSoon: delivery.outcome === 'pending' && waitMs <= webhookLeaseMs }
}

export default function Delivery({ loaderData: { delivery, endpoint, isSoon } }: Route.ComponentProps) {
  useAskingAgain(isSoon)
  const { deliveryID, eventID, type, url, body, nextAttemptAt, createdAt } = delivery
  const page = `/client/webhooks/deliveries/${deliveryID}`
  return (
    <>
      <BackLink to="/client/webhooks/deliveries">Deliveries</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
            <h1 className="text-xl [overflow-wrap:anywhere]">{type}</h1>
            <OutcomeBadge delivery={delivery} />
          </div>
          <p className="font-mono text-sm break-all text-ink-soft">{url}</p>
        </div>
        {endpoint && body !== null && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`${page}/signature`} variant="outline">
              Check the signature
            </ButtonLink>
            <PostButton action={`${page}/replay`} variant="primary" size="md">
              Replay
            </PostButton>
          </div>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Attempts attempts={delivery.attempts} isSoon={isSoon} />
        <Card title="Facts">
          <dl className="flex flex-col gap-4">
            <Fact term="Next try">{nextTry(nextAttemptAt, isSoon)}</Fact>
            <Fact term="Created">
              <Moment iso={createdAt} />
            </Fact>
            <Fact term="webhook-id, the same on every attempt">
              <code className="font-mono text-xs break-all">{eventID}</code>
            </Fact>
            <Fact term="Endpoint">
              {endpoint ? (endpoint.status === 'enabled' ? 'Enabled' : 'Disabled: nothing is sent to it') : 'Deleted'}
            </Fact>
          </dl>
        </Card>
      </div>
      {body === null ? (
        <p className="text-ink-soft">This event is older than 60 days, and what it said is no longer kept.</p>
      ) : (
        <CodeBlock title="Payload, indented to read" code={readable(body)} />
      )}
    </>
  )
}

function nextTry(nextAttemptAt: string | null, isSoon: boolean) {
  if (isSoon) return 'Within a minute'
  return nextAttemptAt ? <Moment iso={nextAttemptAt} /> : 'None: it is done'
}
