import { Form, useLocation } from 'react-router'
import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/products.js'
import type { PriceView } from '#contract/prices.js'
import type { ProductView } from '#contract/products.js'
import { allOwnPrices, listOwnProducts } from '../../../api/products.server'
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
import { ButtonLink } from '../parts/may'
import { ProductTabs } from '../parts/product-tabs'
import type { Route } from './+types/list'
import { amountWords, billedWords } from '../parts/price-words'

type Row = ProductView & { prices: PriceView[]; furtherPrices: number }

/** What a row shows; the product's own page has them all. */
const pricesShown = 5

export const meta: Route.MetaFunction = () => pageMeta(words.products)

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim()
  const [page, prices] = await Promise.all([
    silently(listOwnProducts(context, { q, cursor: url.searchParams.get('cursor') }), null),
    silently(allOwnPrices(context), []),
  ])
  const inUse = Map.groupBy(
    prices.filter(({ retiredAt }) => !retiredAt),
    ({ productID }) => productID,
  )
  const rows = page?.items.map((product): Row => {
    const own = inUse.get(product.productID) ?? []
    const furtherPrices = Math.max(own.length - pricesShown, 0)
    return { ...product, prices: own.slice(0, pricesShown), furtherPrices }
  })
  return { rows, nextCursor: page?.nextCursor ?? null, q }
}

export default function Products({ loaderData: { rows, nextCursor, q } }: Route.ComponentProps) {
  const add = (
    <ButtonLink {...openDialog} to={listAddress('/client/products/new', useLocation().search)} icon={<PlusIcon />}>
      {words.newProduct}
    </ButtonLink>
  )
  const clear = (
    <PlainLink to="/client/products" variant="outline">
      {customers.clear}
    </PlainLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.products} lead={words.lead} action={add} />
      <ProductTabs />
      <Card flush>
        <div className="border-b border-line px-5 py-3.5">
          <Search q={q} />
        </div>
        {rows ? (
          <>
            <DataTable
              caption={words.products}
              columns={columns()}
              rows={rows}
              rowKey={({ productID }) => productID}
              cardsBelow={560}
              empty={
                q
                  ? { sentence: words.noneFound, help: customers.noneFoundHelp, action: clear }
                  : { sentence: words.noneYet, help: words.noneYetHelp, action: add }
              }
            />
            <Pager label={words.more} nextCursor={nextCursor} />
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

const columns = (): Column<Row>[] => [
  {
    key: 'name',
    header: words.product,
    cell: ({ productID, name }) => (
      <TextLink to={`/client/products/${productID}`} className="[overflow-wrap:anywhere]">
        {name}
      </TextLink>
    ),
  },
  { key: 'prices', header: words.prices, cell: (row) => <Prices {...row} /> },
  {
    key: 'status',
    header: customers.status,
    cell: ({ retiredAt }) => (
      <Badge tone={retiredAt ? 'neutral' : 'success'}>{retiredAt ? invoices.retired : invoices.active}</Badge>
    ),
  },
]

const Prices = ({ prices, furtherPrices }: Row) =>
  prices.length === 0 ? (
    <span className="text-ink-faint">{words.noPrice}</span>
  ) : (
    <span className="flex flex-col cards:items-end">
      {prices.map((price) => (
        <span key={price.priceID} className="whitespace-nowrap">
          {amountWords(price)} <span className="text-xs text-ink-faint">{billedWords(price)}</span>
        </span>
      ))}
      {furtherPrices > 0 && <span className="text-xs text-ink-faint">{words.furtherPrices(furtherPrices)}</span>}
    </span>
  )
