import { clock } from '#contract/clock.js'
import { webhookLeaseMs } from '#contract/limits.js'
import * as words from '#contract/messages/client/webhook-deliveries.js'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { loadOwnDelivery } from '../../../api/webhook-deliveries.server'
import { findOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { useAskingAgain } from '../../../components/asking-again'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { CodeBlock } from '../../../components/code-block'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { ButtonLink, PostButton } from '../parts/may'
import type { Route } from './+types/delivery'
import { OutcomeBadge } from './badges'
import { Attempts } from './delivery.attempts'
import { readable } from './words'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.delivery.type ?? words.delivery)

export async function loader({ context, params }: Route.LoaderArgs) {
  const delivery = await rowOrGone(context, loadOwnDelivery(context, params.deliveryID))
  const endpoint = await silently(findOwnEndpoint(context, delivery.endpointID), null)
  // While an attempt is on its way, the next one stands at the end of its lease: that too is worth waiting for.
  const waitMs = delivery.nextAttemptAt ? Date.parse(delivery.nextAttemptAt) - clock.time() : 0
  return { delivery, endpoint, isSoon: delivery.outcome === 'pending' && waitMs <= webhookLeaseMs }
}

export default function Delivery({ loaderData: { delivery, endpoint, isSoon } }: Route.ComponentProps) {
  useAskingAgain(isSoon)
  const { deliveryID, eventID, type, url, body, nextAttemptAt, createdAt } = delivery
  const page = `/client/webhooks/deliveries/${deliveryID}`
  return (
    <>
      <BackLink to="/client/webhooks/deliveries">{words.deliveries}</BackLink>
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
              {words.checkTheSignature}
            </ButtonLink>
            <PostButton action={`${page}/replay`} variant="primary" size="md">
              {words.replay}
            </PostButton>
          </div>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Attempts attempts={delivery.attempts} isSoon={isSoon} />
        <Card title={words.facts}>
          <dl className="flex flex-col gap-4">
            <Fact term={words.nextTry}>{nextTry(nextAttemptAt, isSoon)}</Fact>
            <Fact term={words.created}>
              <Moment iso={createdAt} />
            </Fact>
            <Fact term={words.webhookIdTheSameOn}>
              <code className="font-mono text-xs break-all">{eventID}</code>
            </Fact>
            <Fact term={words.endpoint}>
              {endpoint
                ? endpoint.status === 'enabled'
                  ? words.enabled
                  : words.disabledNothingIsSentTo
                : words.deleted}
            </Fact>
          </dl>
        </Card>
      </div>
      {body === null ? (
        <p className="text-ink-soft">{words.thisEventIsOlderThan}</p>
      ) : (
        <CodeBlock title={words.payloadIndentedToRead} code={readable(body)} />
      )}
    </>
  )
}

function nextTry(nextAttemptAt: string | null, isSoon: boolean) {
  if (isSoon) return words.withinAMinute
  return nextAttemptAt ? <Moment iso={nextAttemptAt} /> : words.noneItIsDone
}
