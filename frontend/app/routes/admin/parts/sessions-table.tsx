import { Form, useNavigation } from 'react-router'
import { browserOf } from '#contract/browser-words.js'
import type { GatedCall } from '#contract/generated/calls.js'
import * as words from '#contract/messages/admin/portal-users.js'
import type { SessionView } from '#contract/sessions.js'
import { Button } from '../../../components/button'
import { type Column, DataTable } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { useMay } from './may'

/** The browsers a person is signed in with. @param end the call that ends one, by the action of the page */
export const SessionsTable = ({ sessions, end }: { sessions: SessionView[]; end: GatedCall }) => (
  <DataTable
    cardsBelow={560}
    caption={words.sessions}
    columns={[
      ...columns,
      {
        key: 'end',
        header: words.actions,
        headerHidden: true,
        align: 'right',
        cell: (row) => <EndSession session={row} call={end} />,
      },
    ]}
    rows={sessions}
    rowKey={({ sessionID }) => sessionID}
    empty={{ sentence: words.noActiveSessions }}
  />
)

const columns: Column<SessionView>[] = [
  { key: 'address', header: words.address, cell: ({ address }) => address ?? words.unknown },
  {
    key: 'browser',
    header: words.browser,
    cell: ({ userAgent }) => <span title={userAgent ?? undefined}>{browserOf(userAgent)}</span>,
  },
  { key: 'since', header: words.since, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
]

function EndSession({ session, call }: { session: SessionView; call: GatedCall }) {
  const { sessionID, address, isCurrent } = session
  const { may } = useMay()
  const { formData } = useNavigation()
  if (isCurrent) return words.thisOne
  if (!may(call)) return null
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
