import type { ReactNode } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import type { ReviewedClientView } from '#contract/client-approvals.js'
import type { ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/admin/pending-clients.js'
import { belowMinimum, pendingClients } from '#contract/messages/pending-clients.js'
import type { Refusal } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Avatar } from '../../../components/avatar'
import { contactFacts } from '../../../components/contact-facts'
import { ButtonLink } from '../../../components/button'
import { openDialog } from '../../../components/dialog-form'
import { Email } from '../../../components/email'
import { listAddress } from '../../../components/list-address'
import { Moment } from '../../../components/moment'
import { useMay } from '../parts/may'
import { TwoPeople } from '../parts/two-people'
import { ApproveFields } from './approve'
import { mayDecide, SelectBox } from './several'

/** Leads to what the client has sent, before anybody decides. */
function Name({ client: { clientID, name } }: { client: ClientView }) {
  const { may } = useMay()
  return may('GET /clients/:clientID') ? (
    <Link to={`/admin/clients/${clientID}`} className="underline-offset-4 hover:underline">
      {name}
    </Link>
  ) : (
    name
  )
}

interface PendingClientCardProps {
  client: ReviewedClientView
  /** Staff by id, for who has approved first. */
  names: Record<string, string>
  /** The answer to this client's form where no script ran. */
  posted: Refusal | undefined
  typedRate: string | undefined
  /** Refused as too low among several. */
  asksMeant: boolean
}

export function PendingClientCard({ client, names, posted, typedRate, asksMeant }: PendingClientCardProps) {
  const approval = useFetcher<Refusal>()
  useAnswerToast(approval.data)

  const answer = approval.data ?? posted
  const { may } = useMay()
  const { search } = useLocation()
  const isDeciding = approval.state !== 'idle'
  const reject = may('POST /clients/:clientID/reject') && (
    <ButtonLink
      {...openDialog}
      to={listAddress(`/admin/pending-clients/${client.clientID}/reject`, search)}
      variant="outline"
      aria-disabled={isDeciding || undefined}
      onClick={(event) => isDeciding && event.preventDefault()}
    >
      {pendingClients.reject} <span className="sr-only">{client.name}</span>
    </ButtonLink>
  )
  return (
    <article
      aria-busy={isDeciding}
      className="flex h-full flex-col gap-5 rounded-panel border border-line bg-panel p-5 transition-opacity aria-busy:opacity-60"
    >
      <header className="flex items-center gap-4">
        <Avatar name={client.name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold break-words">
            <Name client={client} />
          </h2>
          <p className="text-xs text-ink-faint">
            {words.clientTypeRegistered(client.clientType)} <Moment iso={client.createdAt} />
          </p>
        </div>
        {mayDecide(may) && <SelectBox clientID={client.clientID} name={client.name} />}
      </header>
      {client.twoPeople && <TwoPeople twoPeople={client.twoPeople} names={names} />}
      <Facts client={client} />
      {may('POST /clients/:clientID/approve') ? (
        <ApproveFields
          {...{ client, typedRate, reject, answer }}
          fetcher={approval}
          asksMeant={asksMeant || answer?.code === belowMinimum.code}
        />
      ) : (
        reject
      )}
    </article>
  )
}

function Facts({ client }: { client: ClientView }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 sm:gap-x-6">
      <Fact term={words.email}>
        <a href={`mailto:${client.emailAddress}`} className="hover:underline">
          <Email address={client.emailAddress} />
        </a>
      </Fact>
      {contactFacts(client).map(({ term, text }) => (
        <Fact key={term} term={term}>
          {text}
        </Fact>
      ))}
      <Fact term={words.clientId}>
        <span className="font-mono text-xs">{client.clientID}</span>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">
        {children || <span className="text-ink-faint">{words.notGiven}</span>}
      </dd>
    </>
  )
}
