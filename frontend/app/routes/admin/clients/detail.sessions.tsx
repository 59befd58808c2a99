import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/admin/clients.js'
import type { SessionView } from '#contract/sessions.js'
import { browserOf } from '#contract/browser-words.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { useMay } from '../parts/may'

const columns: Column<SessionView>[] = [
  { key: 'address', header: words.address, cell: ({ address }) => address ?? words.unknown },
  {
    key: 'browser',
    header: words.browser,
    cell: ({ userAgent }) => <span title={userAgent ?? undefined}>{browserOf(userAgent)}</span>,
  },
  { key: 'since', header: words.since, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'end',
    header: words.actions,
    headerHidden: true,
    align: 'right',
    cell: (row) => <EndSession session={row} />,
  },
]

export function ClientSessions({ sessions }: { sessions: SessionView[] }) {
  return (
    <Card flush title={words.sessions} lead={words.browsersThatAreSignedIn}>
      <DataTable
        cardsBelow={560}
        caption={words.sessions}
        columns={columns}
        rows={sessions}
        rowKey={({ sessionID }) => sessionID}
        empty={{ sentence: words.nobodyIsSignedIn }}
      />
    </Card>
  )
}

function EndSession({ session: { sessionID, address } }: { session: SessionView }) {
  const { may } = useMay()
  const { formData } = useNavigation()
  if (!may('DELETE /clients/:clientID/sessions/:sessionID')) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="sessionID" value={sessionID} />
      <Button variant="ghost" size="sm" className="px-2!" loading={formData?.get('sessionID') === sessionID}>
        {words.end}{' '}
        <span className="sr-only">
          {words.theSessionFrom} {address}
        </span>
      </Button>
    </Form>
  )
}
