import { Form } from 'react-router'
import type { BankEntryView } from '#contract/bank-statements.js'
import * as words from '#contract/messages/admin/banks.js'
import { formatMoney } from '#contract/money.js'
import { listBankEntries } from '../../../api/banks-admin.server'
import { mainCall } from '../../../api/main-call.server'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { dayOf } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/entries'
import { ReconciliationTabs } from './tabs'

const list = '/admin/reconciliation/entries'
const tones = { received: 'pending', matched: 'success', unmatched: 'failed' } as const

export const meta: Route.MetaFunction = () => pageMeta(words.entries)

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  page: await mainCall(context, listBankEntries(context, url.searchParams.get('cursor'))),
})

/** Takes a match back. */
export const action = ({ request, context }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: ({ entryID = '' }) => ({ call: 'POST /bank-statement-entries/:entryID/unmatch', params: { entryID } }),
    to: list,
    done: words.unmatched,
    failed: words.failedToUnmatch,
  })

export default function BankEntries({ loaderData: { page }, actionData: answer }: Route.ComponentProps) {
  return (
    <>
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <ListPage
        title={words.entries}
        lead={words.entriesLead}
        tabs={<ReconciliationTabs />}
        isOfMode
        page={page}
        failure={words.failedToFetchEntries}
        columns={columns}
        rowKey={({ entryID }) => entryID}
        list={list}
        empty={{ sentence: words.noEntries, help: words.noStatementsHelp }}
      />
    </>
  )
}

const columns: Column<BankEntryView>[] = [
  { key: 'day', header: words.day, cell: ({ bookedOn }) => <span className="tabular">{dayOf(bookedOn)}</span> },
  {
    key: 'entry',
    header: words.entry,
    cell: ({ counterparty, text }) => (
      <span className="flex flex-col cards:items-end">
        <span className="[overflow-wrap:anywhere] text-ink">{counterparty ?? words.unnamed}</span>
        {text && <span className="text-xs [overflow-wrap:anywhere] text-ink-faint">{text}</span>}
      </span>
    ),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) => <span className="tabular">{formatMoney(amount, currency)}</span>,
  },
  {
    key: 'state',
    header: words.state,
    cell: ({ status, matchKind, matchReason }) => (
      <span className="flex flex-col items-start gap-1 cards:items-end">
        <Badge tone={tones[status]}>{matchKind ? words.kindWords[matchKind] : words.statusWords[status]}</Badge>
        {matchReason && <span className="text-xs text-ink-faint">{matchReason}</span>}
      </span>
    ),
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <TakeBack row={row} /> },
]

function TakeBack({ row: { entryID, status, matchKind, counterparty, bookedOn } }: { row: BankEntryView }) {
  const { may } = useMay()
  if (status !== 'matched' || matchKind === 'payout_return' || matchKind === 'return') return null
  if (!may('POST /bank-statement-entries/:entryID/unmatch')) return null
  return (
    <Form method="post" action={list} preventScrollReset>
      <input type="hidden" name="entryID" value={entryID} />
      <Button size="sm" variant="ghost" aria-label={words.takeBackOf(`${counterparty ?? words.unnamed}, ${bookedOn}`)}>
        {words.takeBack}
      </Button>
    </Form>
  )
}
