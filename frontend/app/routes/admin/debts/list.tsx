import * as words from '#contract/messages/admin/debts.js'
import type { ClientDebtView } from '#contract/debts.js'
import { formatMoney } from '#contract/money.js'
import { listDebts, listWriteOffs } from '../../../api/debts.server'
import { ifMay } from '../../../api/if-may.server'
import { mainCall } from '../../../api/main-call.server'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { DialogFrame } from '../../../components/dialog-frame'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListFailure } from '../parts/list-failure'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'
import { Asked } from '../parts/debt-asked'
import { WriteOffs } from './write-offs'

const list = '/admin/debts'

export const meta: Route.MetaFunction = () => pageMeta(words.debts)

export async function loader({ context, url }: Route.LoaderArgs) {
  const [debts, writeOffs] = await Promise.all([
    mainCall(context, listDebts(context)),
    ifMay(context, 'GET /write-offs', () => listWriteOffs(context, url.searchParams.get('cursor'))),
  ])
  return { debts, writeOffs }
}

export default function Debts({ loaderData: { debts, writeOffs } }: Route.ComponentProps) {
  return (
    <DialogFrame>
      <PageHeader title={words.debts} lead={words.lead} />
      {debts ? (
        <TableCard
          title={words.whoOwes}
          lead={words.openDebtsLead}
          columns={columns}
          rows={debts.items}
          rowKey={({ clientID, currency }) => `${clientID} ${currency}`}
          cardsBelow={960}
          empty={{ sentence: words.noOpenDebts, help: words.debtsShowUpHere }}
        />
      ) : (
        <ListFailure sentence={words.failedToFetch} />
      )}
      {writeOffs && <WriteOffs page={writeOffs} />}
    </DialogFrame>
  )
}

const columns: Column<ClientDebtView>[] = [
  {
    key: 'client',
    header: words.client,
    cell: ({ clientID, clientName }) => <TextLink to={`/admin/clients/${clientID}`}>{clientName}</TextLink>,
  },
  { key: 'owed', header: words.owes, align: 'right', cell: (row) => <Owes row={row} /> },
  { key: 'asked', header: words.asked, cell: (row) => <Asked debt={row} /> },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function Owes({ row: { owed, pending, reserved, currency } }: { row: ClientDebtView }) {
  const held = Math.max(0, pending) + reserved
  return (
    <span className="flex flex-col items-end">
      <span className="tabular font-semibold whitespace-nowrap text-ink">{formatMoney(owed, currency)}</span>
      {held > 0 && (
        <span className="max-w-56 text-xs text-ink-faint">
          {owed === 0 ? words.isCovered : words.coveredBy(formatMoney(held, currency))}
        </span>
      )}
    </span>
  )
}

function Actions({ row: { clientID, clientName, currency, owed, request, writeOff } }: { row: ClientDebtView }) {
  const debt = `${clientID}/${currency}`
  if (owed === 0) return null
  return (
    <RowActions at={list} of={clientName}>
      <RowAction to={`${debt}/ask`} call="POST /debt-requests" label={request ? words.askAgain : words.ask} />
      {request && (
        <RowAction
          to={`requests/${request.debtRequestID}/withdraw`}
          call="POST /debt-requests/:debtRequestID/withdraw"
          label={words.withdraw}
        />
      )}
      {!writeOff && <RowAction to={`${debt}/write-off`} call="POST /write-offs" label={words.writeOff} />}
    </RowActions>
  )
}
