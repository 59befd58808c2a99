import * as payments from '#contract/messages/components/payments.js'
import * as sessions from '#contract/messages/client/checkout-sessions.js'
import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/products.js'
import type { PriceView } from '#contract/prices.js'
import type { ProductView } from '#contract/products.js'
import { allOwnPrices, loadOwnProduct } from '../../../api/products.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { BackLink } from '../../../components/back-link'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { actionsColumn, type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { Fact } from '../../../components/fact'
import { PlusIcon } from '../../../components/icon'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/detail'
import { amountWords, billedWords, usageWords } from '../parts/price-words'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.product.name ?? words.product)

export async function loader({ context, params: { productID } }: Route.LoaderArgs) {
  const [product, prices] = await Promise.all([
    rowOrGone(context, loadOwnProduct(context, productID)),
    silently(allOwnPrices(context, productID), null),
  ])
  return { product, prices }
}

export default function Product({ loaderData: { product, prices } }: Route.ComponentProps) {
  const { productID, name, retiredAt } = product
  const page = `/client/products/${productID}`
  const add = !retiredAt && (
    <ButtonLink {...openDialog} to={`${page}/prices/new`} size="sm" icon={<PlusIcon />}>
      {words.addPrice}
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <BackLink to="/client/products">{words.products}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{name}</h1>
          {retiredAt && <Badge tone="neutral">{invoices.retired}</Badge>}
        </div>
        {!retiredAt && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink {...openDialog} to={`${page}/retire`} variant="outline">
              {words.retireProduct}
            </ButtonLink>
            <ButtonLink {...openDialog} to={`${page}/edit`} variant="outline">
              {customers.edit}
            </ButtonLink>
          </div>
        )}
      </header>
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Card flush title={words.prices} action={prices && prices.length > 0 && add}>
          {prices ? (
            <DataTable
              caption={words.prices}
              columns={columns(page)}
              rows={prices}
              rowKey={({ priceID }) => priceID}
              cardsBelow={680}
              empty={{ sentence: words.noPrices, help: words.noPricesHelp, action: add }}
            />
          ) : (
            <LoadFailure inset />
          )}
        </Card>
        <Details product={product} />
      </div>
    </DialogFrame>
  )
}

const Details = ({ product: { description, metadata, createdAt, updatedAt } }: { product: ProductView }) => (
  <Card title={payments.details}>
    <dl className="flex flex-col gap-4">
      <Fact term={customers.description}>{description}</Fact>
      {Object.entries(metadata).map(([key, text]) => (
        <Fact key={key} term={key}>
          {text}
        </Fact>
      ))}
      <Fact term={customers.createdAt}>
        <Moment iso={createdAt} />
      </Fact>
      <Fact term={customers.updatedAt}>
        <Moment iso={updatedAt} />
      </Fact>
    </dl>
  </Card>
)

const columns = (page: string): Column<PriceView>[] => [
  { key: 'amount', header: customers.amount, cell: (price) => <Amount price={price} /> },
  { key: 'billed', header: words.billed, cell: (price) => [billedWords(price), ...usageWords(price)].join(' · ') },
  {
    key: 'id',
    header: words.priceID,
    cell: ({ priceID }) => (
      <span className="flex min-w-0 items-center gap-1 cards:justify-end">
        <span className="max-w-32 truncate font-mono text-xs" title={priceID}>
          {priceID}
        </span>
        <CopyButton value={priceID} label={words.priceID} />
      </span>
    ),
  },
  {
    ...actionsColumn,
    header: invoices.retire,
    cell: (price) => !price.retiredAt && <PriceActions page={page} price={price} />,
  },
]

function PriceActions({ page, price }: { page: string; price: PriceView }) {
  const name = <span className="sr-only">{amountWords(price)}</span>
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {price.interval && (
        <ButtonLink
          {...openDialog}
          to={`${page}/prices/${price.priceID}/subscription-link`}
          variant="ghost"
          size="sm"
          className="px-2!"
        >
          {sessions.createSubscriptionLink} {name}
        </ButtonLink>
      )}
      <ButtonLink
        {...openDialog}
        to={`${page}/prices/${price.priceID}/retire`}
        variant="ghost"
        size="sm"
        className="px-2!"
      >
        {invoices.retire} {name}
      </ButtonLink>
    </span>
  )
}

const Amount = ({ price }: { price: PriceView }) => (
  <span className="flex flex-wrap items-center gap-2 text-ink">
    {amountWords(price)}
    {price.retiredAt && <Badge tone="neutral">{invoices.retired}</Badge>}
  </span>
)
