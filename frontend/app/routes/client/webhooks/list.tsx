import { clientArea } from '#contract/messages/client-area.js'
import type { WebhookDeliveryView } from '#contract/webhooks.js'
import { silently } from '../../../api/silently.server'
import { latestDeliveryTo } from '../../../api/webhook-deliveries.server'
import { listOwnEndpoints } from '../../../api/webhook-endpoints.server'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { EmptyState } from '../../../components/empty-state'
import { FormError } from '../../../components/form-error'
import { PlusIcon } from '../../../components/icon'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/list'
import { EndpointList } from './endpoints'
import { WebhookTabs } from './tabs'

export const meta: Route.MetaFunction = () => pageMeta('Webhooks')

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
      Add endpoint
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <PageHeader
        title="Webhooks"
        lead="Your servers hear of payments, refunds and disputes as they happen, in signed messages."
        action={add}
      />
      <WebhookTabs />
      <Card flush>
        {!endpoints && (
          <div className="p-5">
            <FormError>{clientArea.loadFailure}</FormError>
          </div>
        )}
        {endpoints?.length === 0 && <NoEndpoints />}
        {endpoints && endpoints.length > 0 && <EndpointList endpoints={endpoints} latest={latest} />}
      </Card>
    </DialogFrame>
  )
}

const NoEndpoints = () => (
  <EmptyState
    sentence="No endpoints yet."
    help="Add the address of your server. To see what arrives before you have one, use the built-in receiver."
    action={
      <ButtonLink to="/client/webhooks/inspector" variant="outline">
        Try the built-in receiver
      </ButtonLink>
    }
  />
)
