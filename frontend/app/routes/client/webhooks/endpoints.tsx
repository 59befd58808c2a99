import * as words from '#contract/messages/client/webhooks.js'
import type { WebhookDeliveryView, WebhookEndpointView } from '#contract/webhooks.js'
import { openDialog } from '../../../components/dialog-form'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { ButtonLink, PostButton } from '../parts/may'
import { EndpointBadge, OutcomeBadge } from './badges'
import { typesInWords } from './words'

interface EndpointListProps {
  endpoints: WebhookEndpointView[]
  /** By endpoint; null: nothing was sent there yet. */
  latest: Record<string, WebhookDeliveryView | null>
}

export const EndpointList = ({ endpoints, latest }: EndpointListProps) => (
  <ul className="divide-y divide-line">
    {endpoints.map((endpoint) => (
      <li key={endpoint.endpointID} className="flex flex-col gap-3 px-5 py-4">
        <Endpoint endpoint={endpoint} latest={latest[endpoint.endpointID] ?? null} />
      </li>
    ))}
  </ul>
)

interface EndpointProps {
  endpoint: WebhookEndpointView
  latest: WebhookDeliveryView | null
}

function Endpoint({ endpoint, latest }: EndpointProps) {
  const { url, description, eventTypes, disabledReason, failingSince, previousSecretEndsAt } = endpoint
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-mono text-sm leading-6 font-medium tracking-normal text-wrap break-all">{url}</h2>
          {description && <p className="text-ink-soft [overflow-wrap:anywhere]">{description}</p>}
        </div>
        <EndpointBadge endpoint={endpoint} />
      </div>
      {disabledReason && (
        <p className="rounded-control bg-failed-soft px-3 py-2 text-failed">
          {disabledReason === 'gone' ? words.disabledBecauseItAnswered410 : words.disabledBecauseNothingSucceededFor}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[2fr_1.5fr_1fr]">
        <Fact term={words.events}>{typesInWords(eventTypes)}</Fact>
        <Fact term={words.lastDelivery}>
          <Latest delivery={latest} />
        </Fact>
        {failingSince && (
          <Fact term={words.failingSince}>
            <Moment iso={failingSince} />
          </Fact>
        )}
        {!failingSince && previousSecretEndsAt && (
          <Fact term={words.theOldSecretSignsUntil}>
            <Moment iso={previousSecretEndsAt} />
          </Fact>
        )}
      </dl>
      <EndpointActions endpoint={endpoint} />
    </>
  )
}

const Latest = ({ delivery }: { delivery: WebhookDeliveryView | null }) =>
  delivery ? (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <OutcomeBadge delivery={delivery} />
      <TextLink to={`/client/webhooks/deliveries/${delivery.deliveryID}`} className="font-normal!">
        <Moment iso={delivery.createdAt} />
      </TextLink>
    </span>
  ) : (
    words.nothingSentYet
  )

function EndpointActions({ endpoint: { endpointID, url, status } }: { endpoint: WebhookEndpointView }) {
  const page = `/client/webhooks/${endpointID}`
  const named = <span className="sr-only"> {url}</span>
  const dialog = { ...openDialog, variant: 'ghost', size: 'sm', className: 'px-2!' } as const
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      {status === 'enabled' ? (
        <PostButton action={`${page}/test`}>
          {words.sendTestEvent}
          {named}
        </PostButton>
      ) : (
        <PostButton action={`${page}/enable`}>
          {words.enable}
          {named}
        </PostButton>
      )}
      <ButtonLink
        to={`/client/webhooks/deliveries?${new URLSearchParams({ endpointID })}`}
        variant="ghost"
        size="sm"
        className="ml-1 px-2!"
      >
        {words.deliveries}
        {named}
      </ButtonLink>
      <ButtonLink {...dialog} to={`${page}/edit`}>
        {words.edit}
        {named}
      </ButtonLink>
      <ButtonLink {...dialog} to={`${page}/rotate-secret`}>
        {words.rotateSecret}
        {named}
      </ButtonLink>
      <ButtonLink {...dialog} to={`${page}/delete`}>
        {words.deleteWord}
        {named}
      </ButtonLink>
    </div>
  )
}
