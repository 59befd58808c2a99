import { useLocation } from 'react-router'
import type { CheckoutSessionStatus, CheckoutSessionView } from '#contract/checkout-sessions.js'
import { checkoutSessionStatuses } from '#contract/choices.js'
import * as words from '#contract/messages/client/checkout-sessions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { listOwnSessions } from '../../../api/checkout-sessions.server'
import { silently } from '../../../api/silently.server'
import { Badge, type Tone } from '../../../components/badge'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { type Column, DataTable, actionsColumn } from '../../../components/data-table'
import { LoadFailure } from '../../../components/load-failure'
import { listAddress } from '../../../components/list-address'
import { dayOf, Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { PostButton } from '../../../components/post-button'
import { StatusFilter } from '../../../components/status-filter'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'
import type { Route } from './+types/sessions'

const tones: Record<CheckoutSessionStatus, Tone> = { open: 'pending', complete: 'success', expired: 'neutral' }

export const meta: Route.MetaFunction = () => pageMeta(words.checkoutSessions)

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('status')
  const status = checkoutSessionStatuses.find((one) => one === asked) ?? null
  const page = await silently(listOwnSessions(context, { status, cursor: url.searchParams.get('cursor') }), null)
  return { page, status }
}

export default function CheckoutSessions({ loaderData: { page, status } }: Route.ComponentProps) {
  const none = { sentence: words.noneYet, help: words.noneYetHelp }
  const guide = <TextLink to="/docs/checkout">{words.howTo}</TextLink>
  const filter = (
    <StatusFilter
      status={status}
      label={words.status}
      all={words.everyStatus}
      options={checkoutSessionStatuses.map((value) => ({ value, label: words.statusWords[value] }))}
      submit={words.filter}
    />
  )
  return (
    <>
      <PageHeader title={words.checkoutSessions} lead={words.lead} />
      <Card flush title={words.yourSessions} lead={words.newestFirst} action={filter}>
        {page ? (
          <>
            <DataTable
              caption={words.checkoutSessions}
              columns={columns()}
              rows={page.items}
              rowKey={({ checkoutSessionID }) => checkoutSessionID}
              empty={
                status
                  ? { sentence: words.noneWithThisStatus, help: words.clearFilterToSeeAll }
                  : { ...none, action: guide }
              }
            />
            <Pager label={words.more} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

const columns = (): Column<CheckoutSessionView>[] => [
  { key: 'basket', header: words.basket, cell: (row) => <What row={row} /> },
  { key: 'status', header: words.status, cell: (row) => <Status row={row} /> },
  { key: 'payer', header: words.payer, cell: (row) => <Payer row={row} /> },
  { key: 'payment', header: words.payment, cell: (row) => <Payment row={row} /> },
  { key: 'amount', header: words.amount, align: 'right', cell: (row) => <Amount row={row} /> },
  { ...actionsColumn, header: words.actions, cell: (row) => <Expire row={row} /> },
]

interface OfRow {
  row: CheckoutSessionView
}

const What = ({ row: { description, reference, createdAt } }: OfRow) => (
  <div className="flex max-w-64 min-w-0 flex-col cards:max-w-none">
    <span className="[overflow-wrap:anywhere]">{description}</span>
    <span className="text-xs font-normal text-ink-faint [overflow-wrap:anywhere]">
      {reference && `${reference} · `}
      {words.madeOn(dayOf(createdAt))}
    </span>
  </div>
)

const Status = ({ row: { status, expiresAt, url } }: OfRow) => (
  <div className="flex flex-col items-start gap-1 cards:items-end">
    <Badge tone={tones[status]}>{words.statusWords[status]}</Badge>
    {status === 'open' && (
      <span className="flex items-center gap-1 text-xs whitespace-nowrap text-ink-faint">
        {words.until} <Moment iso={expiresAt} />
        <CopyButton value={url} label={words.link} />
      </span>
    )}
  </div>
)

const Payer = ({ row: { payer } }: OfRow) => (
  <span className="[overflow-wrap:anywhere]">
    {payer.name ?? payer.emailAddress ?? <span className="text-ink-faint">{words.none}</span>}
  </span>
)

function Payment({ row: { transactionID, description } }: OfRow) {
  const may = useMay()
  if (!transactionID || !may('GET /clients/:clientID/transactions/:transactionID'))
    return <span className="text-ink-faint">{words.none}</span>
  return (
    <TextLink to={`/client/transactions/${transactionID}`}>
      {words.seePayment}
      <span className="sr-only"> {description}</span>
    </TextLink>
  )
}

const Amount = ({ row: { amount, currency, captureMethod, coupon } }: OfRow) => (
  <div className="flex flex-col items-end">
    <span className="text-ink">{formatMoney(amount, currency)}</span>
    {coupon && <span className="text-xs text-ink-faint [overflow-wrap:anywhere]">{words.couponOf(coupon.code)}</span>}
    {captureMethod === 'manual' && <span className="text-xs text-ink-faint">{words.capturedLater}</span>}
  </div>
)

function Expire({ row: { status, checkoutSessionID, description } }: OfRow) {
  const may = useMay()
  const { search } = useLocation()
  if (status !== 'open' || !may('POST /checkout-sessions/:checkoutSessionID/expire')) return null
  const action = listAddress(`/client/payment-links/sessions/${checkoutSessionID}/expire`, search)
  return (
    <PostButton action={action} variant="ghost" preventScrollReset>
      {words.expire} <span className="sr-only">{description}</span>
    </PostButton>
  )
}
