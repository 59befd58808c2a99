import { Form, useLocation } from 'react-router'
import type { CouponView } from '#contract/coupons.js'
import * as words from '#contract/messages/client/coupons.js'
import * as customers from '#contract/messages/client/customers.js'
import { listOwnCoupons } from '../../../api/coupons.server'
import { silently } from '../../../api/silently.server'
import { Badge } from '../../../components/badge'
import { Button, ButtonLink as PlainLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { PlusIcon } from '../../../components/icon'
import { listAddress } from '../../../components/list-address'
import { LoadFailure } from '../../../components/load-failure'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { discountWords, durationWords, redeemedWords, stateTones } from '../parts/coupon-words'
import { ButtonLink } from '../parts/may'
import { ProductTabs } from '../parts/product-tabs'
import type { Route } from './+types/list'

export const meta: Route.MetaFunction = () => pageMeta(words.coupons)

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim()
  const page = await silently(listOwnCoupons(context, { q, cursor: url.searchParams.get('cursor') }), null)
  return { page, q }
}

export default function Coupons({ loaderData: { page, q } }: Route.ComponentProps) {
  const add = (
    <ButtonLink {...openDialog} to={listAddress('/client/coupons/new', useLocation().search)} icon={<PlusIcon />}>
      {words.newCoupon}
    </ButtonLink>
  )
  const clear = (
    <PlainLink to="/client/coupons" variant="outline">
      {customers.clear}
    </PlainLink>
  )
  const none = q
    ? { sentence: words.noneFound, help: customers.noneFoundHelp, action: clear }
    : { sentence: words.noneYet, help: words.noneYetHelp, action: add }
  return (
    <DialogFrame>
      <PageHeader title={words.coupons} lead={words.lead} action={add} />
      <ProductTabs />
      <Card flush>
        <div className="border-b border-line px-5 py-3.5">
          <Search q={q} />
        </div>
        {page ? (
          <>
            <DataTable
              caption={words.coupons}
              columns={columns()}
              rows={page.items}
              rowKey={({ couponID }) => couponID}
              cardsBelow={780}
              empty={none}
            />
            <Pager label={words.more} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </DialogFrame>
  )
}

const Search = ({ q }: { q: string }) => (
  <Form key={q} role="search" className="flex w-full min-w-0 gap-2 sm:max-w-md">
    <input
      type="search"
      name="q"
      defaultValue={q}
      aria-label={words.search}
      placeholder={words.search}
      className="control min-w-0 flex-1"
    />
    <Button variant="outline">{customers.find}</Button>
  </Form>
)

const columns = (): Column<CouponView>[] => [
  {
    key: 'name',
    header: words.coupon,
    cell: ({ couponID, name, code }) => (
      <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
        <TextLink to={`/client/coupons/${couponID}`}>{name}</TextLink>
        {code && <span className="font-mono text-xs text-ink-soft">{code}</span>}
      </span>
    ),
  },
  {
    key: 'discount',
    header: words.discount,
    cell: (coupon) => <span className="text-ink">{discountWords(coupon)}</span>,
  },
  { key: 'duration', header: words.duration, cell: durationWords },
  { key: 'redeemed', header: words.redeemed, align: 'right', cell: redeemedWords },
  {
    key: 'status',
    header: customers.status,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{words.states[state]}</Badge>,
  },
]
