import { useLocation } from 'react-router'
import type { Page } from '#contract/answers.js'
import { webhookOutcomes } from '#contract/choices.js'
import * as words from '#contract/messages/client/webhook-deliveries.js'
import { ListWebhookDeliveries, type WebhookDeliveryView } from '#contract/webhooks.js'
import { checkedFilter } from '../../../api/list-filter.server'
import { silently } from '../../../api/silently.server'
import { listOwnDeliveries } from '../../../api/webhook-deliveries.server'
import { listOwnEndpoints } from '../../../api/webhook-endpoints.server'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { EmptyState } from '../../../components/empty-state'
import { LoadFailure } from '../../../components/load-failure'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { FilterChoice } from '../../../components/filter-fields'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/deliveries'
import { outcomeWord } from './badges'
import { DeliveriesTable } from './deliveries.table'
import { WebhookFilter } from './filter'
import { WebhookTabs } from './tabs'

const names = ['endpointID', 'type', 'outcome', 'from', 'to'] as const

export const meta: Route.MetaFunction = () => pageMeta(words.webhookDeliveries)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, query, fields } = await checkedFilter(url, ListWebhookDeliveries, ...names)
  const cursor = url.searchParams.get('cursor')
  const [endpoints, page] = await Promise.all([
    silently(listOwnEndpoints(context), { items: [], nextCursor: null }),
    query && silently<Page<WebhookDeliveryView> | null>(listOwnDeliveries(context, { ...query, cursor }), null),
  ])
  const urls = endpoints.items.map(({ endpointID, url }) => [endpointID, url] as const)
  return { typed, fields, page, urls: Object.fromEntries(urls) as Record<string, string> }
}

export default function Deliveries({ loaderData: { typed, fields, page, urls } }: Route.ComponentProps) {
  const { search } = useLocation()
  const isFilter = Object.keys(fields).length === 0
  const choices = {
    endpointID: Object.entries(urls).map(([value, label]) => ({ value, label })),
    outcome: webhookOutcomes.map((outcome) => ({ value: outcome, label: outcomeWord(outcome) })),
  }
  const choice = (name: keyof typeof choices) => ({
    name,
    options: choices[name],
    defaultValue: typed[name],
    error: fields[name],
  })
  const replay = (
    <ButtonLink {...openDialog} to={`/client/webhooks/deliveries/replay${search}`} variant="outline">
      {words.replayATime}
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.deliveries} lead={words.whatWasSentToYour} action={replay} />
      <WebhookTabs />
      <Card flush>
        <WebhookFilter label={words.filterDeliveries} typed={typed} fields={fields}>
          <FilterChoice {...choice('endpointID')} label={words.endpoint} all={words.anyEndpoint} />
          <FilterChoice {...choice('outcome')} label={words.outcome} all={words.anyOutcome} />
        </WebhookFilter>
        {!isFilter && <EmptyState sentence={words.nothingIsListedYet} help={words.pleaseCorrectTheFilterAbove} />}
        {isFilter && !page && <LoadFailure inset />}
        {page && <DeliveriesTable rows={page.items} urls={urls} isFiltered={Object.values(typed).some(Boolean)} />}
        {page && <Pager label={words.pagesOfTheList} nextCursor={page.nextCursor} />}
      </Card>
    </DialogFrame>
  )
}
