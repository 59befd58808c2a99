import type { CouponRedemptionView, CouponView } from '#contract/coupons.js'
import * as payments from '#contract/messages/components/payments.js'
import * as words from '#contract/messages/client/coupons.js'
import * as customers from '#contract/messages/client/customers.js'
import * as subscriptions from '#contract/messages/client/subscriptions.js'
import * as pages from '#contract/messages/invoice-page.js'
import { listOwnRedemptions, loadOwnCoupon } from '../../../api/coupons.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { BackLink } from '../../../components/back-link'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { Fact } from '../../../components/fact'
import { LoadFailure } from '../../../components/load-failure'
import { dayOf, Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { discountWords, durationWords, redeemedWords, stateTones } from '../parts/coupon-words'
import { ButtonLink } from '../parts/may'
import { customerNames } from '../parts/plans.server'
import type { Route } from './+types/detail'

type Row = CouponRedemptionView & { customer: string }

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.coupon.name ?? words.coupon)

export async function loader({ context, params: { couponID }, url }: Route.LoaderArgs) {
  const [coupon, page] = await Promise.all([
    rowOrGone(context, loadOwnCoupon(context, couponID)),
    silently(listOwnRedemptions(context, couponID, url.searchParams.get('cursor')), null),
  ])
  const names = await customerNames(context, page?.items ?? [])
  const rows = page?.items.map((one): Row => ({ ...one, customer: names.get(one.customerID) || one.customerID }))
  return { coupon, rows: rows ?? null, nextCursor: page?.nextCursor ?? null }
}

export default function Coupon({ loaderData: { coupon, rows, nextCursor } }: Route.ComponentProps) {
  const { couponID, name, state } = coupon
  return (
    <DialogFrame>
      <BackLink to="/client/coupons">{words.coupons}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{name}</h1>
            <Badge tone={stateTones[state]}>{words.states[state]}</Badge>
          </div>
          <p className="text-ink-soft">
            {discountWords(coupon)} · {durationWords(coupon)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {state !== 'retired' && (
            <ButtonLink {...openDialog} to={`/client/coupons/${couponID}/retire`} variant="outline">
              {words.retireCoupon}
            </ButtonLink>
          )}
          {state === 'active' && (
            <ButtonLink to={`/client/subscriptions/new?couponID=${couponID}`}>
              {subscriptions.newSubscription}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Card flush title={words.redemptions}>
          {rows ? (
            <>
              <DataTable
                caption={words.redemptions}
                columns={columns()}
                rows={rows}
                rowKey={({ couponRedemptionID }) => couponRedemptionID}
                cardsBelow={560}
                empty={{ sentence: words.noRedemptions, help: words.noRedemptionsHelp }}
              />
              <Pager label={words.moreRedemptions} nextCursor={nextCursor} />
            </>
          ) : (
            <LoadFailure inset />
          )}
        </Card>
        <Details coupon={coupon} />
      </div>
    </DialogFrame>
  )
}

const Details = ({ coupon }: { coupon: CouponView }) => (
  <Card title={payments.details}>
    <dl className="flex flex-col gap-4">
      {coupon.code && (
        <Fact term={words.code}>
          <span className="font-mono">{coupon.code}</span>
        </Fact>
      )}
      <Fact term={words.redeemed}>{redeemedWords(coupon)}</Fact>
      <Fact term={words.redeemBy}>{coupon.redeemBy ? <Moment iso={coupon.redeemBy} /> : words.noExpiry}</Fact>
      <Fact term={words.maxRedemptions}>
        {coupon.maxRedemptions ?? words.unlimited}
        {coupon.oncePerCustomer && ` · ${words.oncePerCustomer}`}
      </Fact>
      <Fact term={customers.createdAt}>
        <Moment iso={coupon.createdAt} />
      </Fact>
      <Fact term="ID">
        <span className="font-mono text-xs [overflow-wrap:anywhere]">{coupon.couponID}</span>
      </Fact>
    </dl>
  </Card>
)

const columns = (): Column<Row>[] => [
  {
    key: 'customer',
    header: customers.customer,
    cell: ({ customerID, customer }) => (
      <TextLink to={`/client/customers/${customerID}`} className="[overflow-wrap:anywhere]">
        {customer}
      </TextLink>
    ),
  },
  { key: 'use', header: words.usedFor, cell: (row) => <Use row={row} /> },
  {
    key: 'left',
    header: words.periodsLeft,
    align: 'right',
    cell: ({ periodsLeft, subscriptionID }) => subscriptionID && (periodsLeft ?? words.durations.forever),
  },
  {
    key: 'at',
    header: words.redeemedAt,
    cell: ({ redeemedAt }) => <span className="whitespace-nowrap">{dayOf(redeemedAt)}</span>,
  },
  {
    key: 'status',
    header: customers.status,
    cell: ({ releasedAt }) => (
      <Badge tone={releasedAt ? 'neutral' : 'success'}>{releasedAt ? words.released : words.inUse}</Badge>
    ),
  },
]

// A draft that gave the coupon back may be deleted by now.
function Use({ row: { subscriptionID, invoiceID, releasedAt } }: { row: Row }) {
  if (subscriptionID) return <TextLink to={`/client/subscriptions/${subscriptionID}`}>{words.subscription}</TextLink>
  if (releasedAt || !invoiceID) return pages.invoice
  return <TextLink to={`/client/invoices/${invoiceID}`}>{pages.invoice}</TextLink>
}
