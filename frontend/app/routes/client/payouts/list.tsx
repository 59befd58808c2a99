import { Form } from 'react-router'
import * as texts from '#contract/messages/client/payouts.js'
import * as words from '#contract/messages/components/payouts.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { payoutStatuses } from '#contract/payout-states.js'
import type { PayoutScheduleView, PayoutView } from '#contract/payouts.js'
import * as states from '#contract/messages/components/states.js'
import { listOwnDebts } from '../../../api/debts.server'
import { ifMayOwn } from '../../../api/members.server'
import { listOwnPayouts, loadOwnSchedule } from '../../../api/payouts.server'
import { silently } from '../../../api/silently.server'
import { Button, ButtonLink as PlainLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DebtNotice } from '../../../components/debt-notice'
import { Fact } from '../../../components/fact'
import { LoadFailure } from '../../../components/load-failure'
import { DownloadIcon } from '../../../components/icon'
import { inMode, useMode } from '../../../components/mode-switch'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { PayoutBadge } from '../../../components/payout-badge'
import { TextLink } from '../../../components/text-link'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/list'

export const meta: Route.MetaFunction = () => pageMeta(words.payouts)

export async function loader({ context, url }: Route.LoaderArgs) {
  const status = payoutStatuses.find((one) => one === url.searchParams.get('status')) ?? null
  const [page, schedule, debts] = await Promise.all([
    silently(listOwnPayouts(context, { status, cursor: url.searchParams.get('cursor') }), null),
    silently(loadOwnSchedule(context), null),
    ifMayOwn(context, 'GET /clients/:clientID/debts', () => listOwnDebts(context)),
  ])
  return { page, schedule, status, debts: debts?.items ?? [] }
}

export default function Payouts({ loaderData: { page, schedule, status, debts } }: Route.ComponentProps) {
  const mode = useMode()
  const filter = (
    <Form role="search" className="flex max-w-full flex-wrap gap-2" preventScrollReset>
      <select
        key={status}
        name="status"
        aria-label={words.status}
        className="control w-auto! max-w-full"
        defaultValue={status ?? ''}
      >
        <option value="">{words.anyStatus}</option>
        {payoutStatuses.map((value) => (
          <option key={value} value={value}>
            {states.payouts[value]}
          </option>
        ))}
      </select>
      <Button variant="outline">{words.filter}</Button>
      <PlainLink reloadDocument to={inMode('/client/payouts.csv', mode)} variant="ghost" icon={<DownloadIcon />}>
        {texts.csv}
      </PlainLink>
    </Form>
  )
  return (
    <>
      <PageHeader
        title={words.payouts}
        lead={texts.lead}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/client/banks" variant="outline">
              {texts.backToTheBalance}
            </ButtonLink>
            <ButtonLink to="/client/profile/payout-schedule" variant="outline">
              {texts.schedule}
            </ButtonLink>
          </div>
        }
      />
      <DebtNotice debts={debts} />
      {schedule && <Standing schedule={schedule} />}
      <Card flush title={texts.yourPayouts} action={filter}>
        {page ? (
          <>
            <DataTable
              caption={words.payouts}
              columns={columns()}
              rows={page.items}
              rowKey={({ payoutID }) => payoutID}
              empty={
                status === null
                  ? { sentence: texts.noPayoutsYet, help: texts.payoutsHelp }
                  : { sentence: texts.noneWithThisStatus, help: texts.clearFilterToSeeAll }
              }
            />
            <Pager label={words.morePayouts} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

const Standing = ({ schedule: { standings, nextAt, delayDays } }: { schedule: PayoutScheduleView }) => (
  <Card title={texts.standing}>
    <dl className="grid gap-4 text-sm sm:grid-cols-2">
      {standings.map(({ currency, available, sentence }) => (
        <Fact key={currency} term={texts.ready}>
          <span className="font-semibold whitespace-nowrap text-ink">{formatMoney(available, currency)}</span>
          {sentence && <span className="block text-ink-soft">{sentence}</span>}
        </Fact>
      ))}
      {standings.length === 0 && <Fact term={texts.ready}>{texts.nothingAvailable}</Fact>}
      <Fact term={texts.next}>
        {nextAt ? <Moment iso={nextAt} /> : texts.byHand}
        {delayDays > 0 && <span className="block text-ink-soft">{texts.delayed(delayDays)}</span>}
      </Fact>
    </dl>
  </Card>
)

const columns = (): Column<PayoutView>[] => [
  {
    key: 'amount',
    header: words.payout,
    cell: ({ payoutID, amount, currency }) => (
      <TextLink to={`/client/payouts/${payoutID}`} className="row-link whitespace-nowrap">
        {formatMoney(amount, currency)}
      </TextLink>
    ),
  },
  { key: 'status', header: words.status, cell: ({ status }) => <PayoutBadge status={status} /> },
  {
    key: 'account',
    header: words.account,
    cell: ({ account }) => words.accountEnding(account.bankName, account.accountNumberLast4),
  },
  { key: 'created', header: words.created, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'paid',
    header: words.paid,
    align: 'right',
    isTime: true,
    cell: ({ paidAt }) => (paidAt ? <Moment iso={paidAt} /> : words.none),
  },
]
