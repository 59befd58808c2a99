import { useFetcher } from 'react-router'
import * as words from '#contract/messages/client/profile.js'
import type { SessionView } from '#contract/sessions.js'
import { Badge } from './badge'
import { browserOf } from '#contract/browser-words.js'
import { Button } from './button'
import { Card } from './card'
import { type Column, DataTable } from './data-table'
import { FormError } from './form-error'
import { Moment } from './moment'
import { useOwnProfile } from './own-profile'

const columns = (): Column<SessionView>[] => [
  { key: 'browser', header: words.browser, cell: ({ userAgent }) => browserOf(userAgent) },
  {
    key: 'address',
    header: words.address,
    cell: ({ address }) => <span className="tabular">{address ?? words.unknown}</span>,
  },
  { key: 'createdAt', header: words.signedIn, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  { key: 'endsAt', header: words.sessionExpires, isTime: true, cell: ({ endsAt }) => <Moment iso={endsAt} /> },
  { key: 'end', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <End session={row} /> },
]

/** `sessions` is null when the list could not be loaded. */
export function SessionsCard({ sessions }: { sessions: SessionView[] | null }) {
  return (
    <Card flush title={words.activeSessions} lead={words.signOutAnyBrowserThat}>
      {sessions ? (
        <DataTable
          caption={words.sessions}
          columns={columns()}
          rows={sessions}
          rowKey={({ sessionID }) => sessionID}
          empty={{ sentence: words.noSessionFound }}
        />
      ) : (
        <div className="p-5">
          <FormError>{words.theListOfYourSessions}</FormError>
        </div>
      )}
    </Card>
  )
}

function End({ session: { sessionID, isCurrent, userAgent } }: { session: SessionView }) {
  const fetcher = useFetcher()
  const profile = useOwnProfile()
  if (isCurrent) return <Badge tone="success">{words.thisBrowser}</Badge>
  return (
    <fetcher.Form method="post" action={`${profile}/sessions/${sessionID}/end`}>
      <Button variant="outline" size="sm" loading={fetcher.state !== 'idle'}>
        {words.signOut} <span className="sr-only">{browserOf(userAgent)}</span>
      </Button>
    </fetcher.Form>
  )
}
