import * as words from '#contract/messages/client/webhooks.js'
import type { WebhookDeliveryView } from '#contract/webhooks.js'
import { silently } from '../../../api/silently.server'
import { latestDeliveryTo } from '../../../api/webhook-deliveries.server'
import { listOwnEndpoints } from '../../../api/webhook-endpoints.server'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { EmptyState } from '../../../components/empty-state'
import { LoadFailure } from '../../../components/load-failure'
import { PlusIcon } from '../../../components/icon'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/list'
import { EndpointList } from './endpoints'
import { WebhookTabs } from './tabs'

export const meta: Route.MetaFunction = () => pageMeta(words.webhooks)

export async function loader({ context }: Route.LoaderArgs) {
  const page = await silently(listOwnEndpoints(context), null)
  const endpoints = page?.items ?? null
  const latest = await Promise.all(
    (endpoints ?? []).map(async ({ endpointID }) => {
      const delivery = await silently(latestDeliveryTo(context, endpointID), null)
      return [endpointID, delivery] as const
    }),
  )
  return { endpoints, latest: Object.fromEntries(latest) as Record<string, WebhookDeliveryView | null> }
}

export default function Webhooks({ loaderData: { endpoints, latest } }: Route.ComponentProps) {
  const add = (
    <ButtonLink {...openDialog} to="/client/webhooks/new" icon={<PlusIcon />}>
      {words.addEndpoint}
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.webhooks} lead={words.yourServersHearOfPayments} action={add} />
      <WebhookTabs />
      <Card flush>
        {!endpoints && <LoadFailure inset />}
        {endpoints?.length === 0 && <NoEndpoints />}
        {endpoints && endpoints.length > 0 && <EndpointList endpoints={endpoints} latest={latest} />}
      </Card>
    </DialogFrame>
  )
}

const NoEndpoints = () => (
  <EmptyState
    sentence={words.noEndpointsYet}
    help={words.addTheAddressOfYour}
    action={
      <ButtonLink to="/client/webhooks/inspector" variant="outline">
        {words.tryTheBuiltInReceiver}
      </ButtonLink>
    }
  />
)
