import type { Page } from '#contract/answers.js'
import { type EventView, ListEvents } from '#contract/events.js'
import * as words from '#contract/messages/client/webhook-events.js'
import { listOwnEvents } from '../../../api/events.server'
import { checkedFilter } from '../../../api/list-filter.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { CodeBlock } from '../../../components/code-block'
import { EmptyState } from '../../../components/empty-state'
import { LoadFailure } from '../../../components/load-failure'
import { ChevronDownIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import type { Route } from './+types/events'
import { ClearFilter, WebhookFilter } from './filter'
import { WebhookTabs } from './tabs'

export const meta: Route.MetaFunction = () => pageMeta(words.events)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, query, fields } = await checkedFilter(url, ListEvents, 'type', 'from', 'to')
  const cursor = url.searchParams.get('cursor')
  const page = query && (await silently<Page<EventView> | null>(listOwnEvents(context, { ...query, cursor }), null))
  return { typed, fields, page }
}

export default function Events({ loaderData: { typed, fields, page } }: Route.ComponentProps) {
  const isFilter = Object.keys(fields).length === 0
  const isFiltered = Object.values(typed).some(Boolean)
  return (
    <>
      <PageHeader title={words.events} lead={words.eventsLead} />
      <WebhookTabs />
      <Card flush>
        <WebhookFilter label={words.filterEvents} typed={typed} fields={fields} />
        {!isFilter && <EmptyState sentence={words.nothingIsListedYet} help={words.pleaseCorrectTheFilterAbove} />}
        {isFilter && !page && <LoadFailure inset />}
        {page?.items.length === 0 && (
          <EmptyState
            sentence={words.noEventsFound}
            help={isFiltered ? words.nothingMatchesThisFilter : words.eachPaymentRefundAndDispute}
            action={isFiltered && <ClearFilter />}
          />
        )}
        <ul className="divide-y divide-line">
          {page?.items.map((event) => (
            <li key={event.eventID}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
        {page && <Pager label={words.pagesOfTheList} nextCursor={page.nextCursor} />}
      </Card>
    </>
  )
}

const EventRow = ({ event: { eventID, type, data, createdAt } }: { event: EventView }) => (
  <details className="group">
    <summary className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-5 py-3 hover:bg-sunken focus-visible:outline-offset-[-2px]">
      <ChevronDownIcon className="size-4 -rotate-90 text-ink-faint transition-transform group-open:rotate-0" />
      <span className="min-w-0 flex-1 basis-48 font-mono text-sm font-medium">{type}</span>
      <span className="font-mono text-xs text-ink-faint max-sm:hidden">{eventID}</span>
      <span className="text-ink-soft">
        <Moment iso={createdAt} />
      </span>
    </summary>
    <div className="px-5 pt-1 pb-5">
      {data ? (
        <CodeBlock title={words.data} code={JSON.stringify(data, null, 2)} />
      ) : (
        <p className="text-ink-soft">{words.thisEventIsOlderThan}</p>
      )}
    </div>
  </details>
)
