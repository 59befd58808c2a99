import { Form, useNavigation } from 'react-router'
import type { SessionView } from '#contract/sessions.js'
import { browserOf } from '../../../components/browser-words'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { useMay } from '../parts/may'

const columns: Column<SessionView>[] = [
  { key: 'address', header: 'Address', cell: ({ address }) => address ?? 'Unknown' },
  {
    key: 'browser',
    header: 'Browser',
    cell: ({ userAgent }) => <span title={userAgent ?? undefined}>{browserOf(userAgent)}</span>,
  },
  { key: 'since', header: 'Since', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  { key: 'end', header: 'Actions', headerHidden: true, align: 'right', cell: (row) => <EndSession session={row} /> },
]

export function ClientSessions({ sessions }: { sessions: SessionView[] }) {
  return (
    <Card flush title="Sessions" lead="Browsers that are signed in now.">
      <DataTable
        cardsBelow={560}
        caption="Sessions"
        columns={columns}
        rows={sessions}
        rowKey={({ sessionID }) => sessionID}
        empty={{ sentence: 'Nobody is signed in.' }}
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
        End <span className="sr-only">the session from {address}</span>
      </Button>
    </Form>
  )
}
