import { Form, Link, useNavigation } from 'react-router'
import * as words from '#contract/messages/admin/payouts.js'
import { warningWords } from '#contract/messages/payouts.js'
import { formatMoney } from '#contract/money.js'
import type { PayoutDetailView } from '#contract/payouts.js'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import type { Approved } from './approve-each.server'

const list = '/admin/payouts'
const formName = 'approve-several'

interface DeskProps {
  waiting: PayoutDetailView[]
  answer: { approved?: Approved; isNone?: boolean; sentence?: string } | undefined
  mayApprove: boolean
}

/** What waits for approval, for whom, and what the checker should look at. */
export function Desk({ waiting, answer, mayApprove }: DeskProps) {
  const isBusy = useNavigation().formAction === list
  const isAny = mayApprove && waiting.some(({ desk }) => desk?.approvalRefusal === null)
  return (
    <Card
      flush
      title={words.waits}
      lead={words.waitsLead}
      action={
        isAny && (
          <Form method="post" id={formName} action={list} preventScrollReset>
            <Button loading={isBusy}>{words.approveSelected}</Button>
          </Form>
        )
      }
    >
      <Answer answer={answer} />
      <DataTable
        caption={words.waits}
        columns={columnsFor(isAny)}
        rows={waiting}
        rowKey={({ payoutID }) => payoutID}
        cardsBelow={960}
        empty={{ sentence: words.nothingWaits, help: words.nothingWaitsHelp }}
      />
    </Card>
  )
}

function Answer({ answer }: Pick<DeskProps, 'answer'>) {
  const { approved, isNone, sentence } = answer ?? {}
  if (!isNone && !sentence && !approved?.refused.length) return null
  return (
    <div className="border-b border-line p-5">
      <FormError>
        {isNone && words.selectAtLeastOne}
        {sentence}
        {approved && approved.refused.length > 0 && (
          <>
            {words.notApproved}
            <ul className="list-disc pl-5">
              {approved.refused.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        )}
      </FormError>
    </div>
  )
}

const columnsFor = (isAny: boolean): Column<PayoutDetailView>[] => [
  ...(isAny
    ? [
        {
          key: 'select',
          header: words.approve,
          headerHidden: true,
          cell: (row: PayoutDetailView) => <Selected row={row} />,
        },
      ]
    : []),
  { key: 'client', header: words.client, cell: (row) => <Who row={row} isFirst={!isAny} /> },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ payoutID, amount, currency }) => (
      <Link to={`${list}/${payoutID}`} className="row-link whitespace-nowrap">
        {formatMoney(amount, currency)}
      </Link>
    ),
  },
  { key: 'changed', header: words.changed, cell: (row) => <Warnings row={row} /> },
  { key: 'waitsFor', header: words.waitsFor, cell: (row) => <Waits row={row} /> },
]

function Selected({ row: { payoutID, amount, currency, desk } }: { row: PayoutDetailView }) {
  if (!desk || desk.approvalRefusal !== null) return null
  return (
    <label className="relative z-10 flex size-8 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        name="payouts"
        form={formName}
        value={`${payoutID} ${desk.revision} ${amount} ${currency}`}
        className="size-4 accent-brand"
      />
      <span className="sr-only">{words.select(desk.clientName)}</span>
    </label>
  )
}

/** The first cell is the title of a card. */
const Who = ({ row: { account, desk }, isFirst }: { row: PayoutDetailView; isFirst: boolean }) => (
  <span className={`flex min-w-0 flex-col ${isFirst ? '' : 'cards:items-end'}`}>
    <span className="font-medium text-ink [overflow-wrap:anywhere]">{desk?.clientName}</span>
    <span className="text-xs text-ink-faint [overflow-wrap:anywhere]">
      {account.accountHolder} · {account.bankName} · {account.accountNumberLast4}
    </span>
  </span>
)

const Warnings = ({ row: { desk } }: { row: PayoutDetailView }) =>
  !desk || desk.warnings.length === 0 ? (
    <span className="text-ink-faint">{words.nothingUnusual}</span>
  ) : (
    <span className="flex min-w-0 flex-col items-start gap-1 cards:items-end">
      {desk.warnings.map((one) => (
        <Badge key={one} wraps tone={one === 'first_payout' ? 'info' : 'pending'}>
          {warningWords[one]}
        </Badge>
      ))}
    </span>
  )

const Waits = ({ row: { desk } }: { row: PayoutDetailView }) =>
  desk && (
    <span className="flex max-w-64 flex-col cards:items-end">
      {desk.approvalRefusal ?? (
        <>
          <span>{words.you}</span>
          <span className="text-xs text-ink-faint">
            {words.approvalsOf(desk.approvals.length, desk.approvalsNeeded)}
          </span>
        </>
      )}
    </span>
  )
