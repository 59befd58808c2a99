import type { Page } from '#contract/answers.js'
import * as words from '#contract/messages/client/webhook-inspector.js'
import type { WebhookInspectorRequestView } from '#contract/webhooks.js'
import { Card } from '../../../components/card'
import { CodeBlock } from '../../../components/code-block'
import { EmptyState } from '../../../components/empty-state'
import { LoadFailure } from '../../../components/load-failure'
import { ChevronDownIcon } from '../../../components/icon'
import { clockOf, dayOf } from '../../../components/moment'
import { Pager } from '../../../components/pager'
import { readable } from './words'

interface ReceivedRequestsProps {
  /** null: the list could not be loaded. */
  page: Page<WebhookInspectorRequestView> | null
}

export const ReceivedRequests = ({ page }: ReceivedRequestsProps) => (
  <Card flush title={words.receivedRequests} lead={words.newestFirstOfTheLast}>
    {!page && <LoadFailure inset />}
    {page?.items.length === 0 && <EmptyState sentence={words.noRequestsYet} help={words.sendATestEventOr} />}
    <ul className="divide-y divide-line">
      {page?.items.map((request, index) => (
        <li key={request.requestID}>
          <Received request={request} isOpen={index === 0} />
        </li>
      ))}
    </ul>
    {page && <Pager label={words.pagesOfTheList} nextCursor={page.nextCursor} />}
  </Card>
)

function Received({ request, isOpen }: { request: WebhookInspectorRequestView; isOpen: boolean }) {
  const { headers, body, isCut, createdAt } = request
  return (
    <details className="group" open={isOpen}>
      <summary className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-5 py-3 hover:bg-sunken focus-visible:outline-offset-[-2px]">
        <ChevronDownIcon className="size-4 -rotate-90 text-ink-faint transition-transform group-open:rotate-0" />
        <span className="min-w-0 flex-1 basis-48 font-mono text-sm font-medium break-all">
          {headers['webhook-id'] ?? words.withoutWebhookId}
        </span>
        <time dateTime={createdAt} className="tabular text-ink-soft">
          {dayOf(createdAt)}, {clockOf(createdAt)}
        </time>
      </summary>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <dl className="grid gap-x-4 gap-y-1 font-mono text-xs sm:grid-cols-[auto_1fr]">
          {Object.entries(headers).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="min-w-0 break-all max-sm:mb-1">{value}</dd>
            </div>
          ))}
        </dl>
        {isCut && <p className="text-ink-soft">{words.theBodyWasLongerThan}</p>}
        <CodeBlock title={words.bodyIndentedToRead} code={readable(body)} />
      </div>
    </details>
  )
}
