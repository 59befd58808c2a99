import { useFetcher } from 'react-router'
import type { SessionView } from '#contract/sessions.js'
import { Badge } from '../../../components/badge'
import { browserOf } from '../../../components/browser-words'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { Moment } from '../../../components/moment'

const columns: Column<SessionView>[] = [
  { key: 'browser', header: 'Browser', cell: ({ userAgent }) => browserOf(userAgent) },
  { key: 'address', header: 'Address', cell: ({ address }) => <span className="tabular">{address ?? 'Unknown'}</span> },
  { key: 'createdAt', header: 'Signed in', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  { key: 'endsAt', header: 'Ends by itself', cell: ({ endsAt }) => <Moment iso={endsAt} /> },
  { key: 'end', header: 'Actions', headerHidden: true, align: 'right', cell: (row) => <End session={row} /> },
]

/** `sessions` is null when the list could not be loaded. */
export function SessionsCard({ sessions }: { sessions: SessionView[] | null }) {
  return (
    <Card
      flush
      title="Where you are signed in"
      lead="Sign out any browser that you do not know, then change your password."
    >
      {sessions ? (
        <DataTable
          caption="Sessions"
          columns={columns}
          rows={sessions}
          rowKey={({ sessionID }) => sessionID}
          empty={{ sentence: 'No session found.' }}
        />
      ) : (
        <div className="p-5">
          <FormError>The list of your sessions could not be loaded.</FormError>
        </div>
      )}
    </Card>
  )
}

function End({ session: { sessionID, isCurrent, userAgent } }: { session: SessionView }) {
  const fetcher = useFetcher()
  if (isCurrent) return <Badge tone="success">This browser</Badge>
  return (
    <fetcher.Form method="post" action={`/client/profile/sessions/${sessionID}/end`}>
      <Button variant="outline" size="sm" loading={fetcher.state !== 'idle'}>
        Sign out <span className="sr-only">{browserOf(userAgent)}</span>
      </Button>
    </fetcher.Form>
  )
}
