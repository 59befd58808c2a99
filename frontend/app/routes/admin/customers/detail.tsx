import type { CustomerView } from '#contract/customers.js'
import * as words from '#contract/messages/admin/customers.js'
import { brandWords } from '#contract/messages/cards.js'
import { formatMoney } from '#contract/money.js'
import type { SavedMethodState, SavedPaymentMethodView } from '#contract/saved-methods.js'
import type { TransactionView } from '#contract/transactions.js'
import { clientNames } from '../../../api/client-admin.server'
import { listCustomerMethods, listCustomerPayments, loadCustomer } from '../../../api/customers.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { BackLink } from '../../../components/back-link'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { Email } from '../../../components/email'
import { Fact } from '../../../components/fact'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { StatusBadge } from '../../../components/status-badge'
import { TextLink } from '../../../components/text-link'
import type { Route } from './+types/detail'

const titleOf = ({ name, emailAddress }: CustomerView) => name ?? emailAddress ?? words.erased

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? titleOf(loaderData.customer) : words.customer)

export async function loader({ context, params: { customerID }, url }: Route.LoaderArgs) {
  const customer = await rowOrGone(context, loadCustomer(context, customerID))
  const [page, methods] = await Promise.all([
    silently(listCustomerPayments(context, customerID, url.searchParams.get('cursor')), null),
    silently(listCustomerMethods(context, customerID), null),
  ])
  const names = await clientNames(context, [customer.clientID])
  return { customer, page, methods: methods?.items ?? null, merchantName: names[customer.clientID] }
}

export default function Customer({ loaderData }: Route.ComponentProps) {
  const { customer, page, methods, merchantName } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <BackLink to="/admin/customers">{words.customers}</BackLink>
      <header className="flex flex-col gap-1">
        <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{titleOf(customer)}</h1>
        <p className="text-sm text-ink-soft">{words.viewIsRecorded}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Card flush title={words.payments}>
          {page ? (
            <>
              <DataTable
                caption={words.payments}
                columns={columns}
                rows={page.items}
                rowKey={({ transactionID }) => transactionID}
                cardsBelow={560}
                empty={{ sentence: words.noPayments }}
              />
              <Pager label={words.morePayments} nextCursor={page.nextCursor} />
            </>
          ) : (
            <LoadFailure inset />
          )}
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
          <Methods methods={methods} />
          <Details customer={customer} merchantName={merchantName} />
        </div>
      </div>
    </div>
  )
}

const tones: Record<SavedMethodState, 'success' | 'pending' | 'neutral' | 'failed'> = {
  ...{ active: 'success', expired: 'pending', detached: 'neutral', failed: 'failed' },
}

function Methods({ methods }: { methods: SavedPaymentMethodView[] | null }) {
  return (
    <Card title={words.savedMethods}>
      {methods === null && <LoadFailure inset />}
      {methods?.length === 0 && <p className="text-sm text-ink-soft">{words.noSavedMethods}</p>}
      {methods && methods.length > 0 && (
        <ul className="-my-3 flex flex-col divide-y divide-line">
          {methods.map(({ savedPaymentMethodID, card, state }) => (
            <li key={savedPaymentMethodID} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
              <span className="font-medium text-ink">
                {card ? `${brandWords[card.brand]} •••• ${card.last4}` : words.otherMethod}
              </span>
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
              {card?.expiryMonth && card.expiryYear && (
                <span className="text-sm text-ink-soft">
                  {(state === 'expired' ? words.expired : words.expires)(
                    `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

interface DetailsProps {
  customer: CustomerView
  /** Absent: this person may not read merchants. */
  merchantName: string | undefined
}

function Details({ customer, merchantName }: DetailsProps) {
  const { emailAddress, phoneNumber, reference, erasedAt, clientID, createdAt } = customer
  return (
    <Card title={words.details}>
      <dl className="flex flex-col gap-4">
        <Fact term={words.merchant}>
          <TextLink to={`/admin/clients/${clientID}`}>{merchantName ?? words.viewMerchant}</TextLink>
        </Fact>
        {erasedAt ? (
          <Fact term={words.erasedAt}>
            <Moment iso={erasedAt} />
          </Fact>
        ) : (
          <>
            <Fact term={words.email}>{emailAddress && <Email address={emailAddress} />}</Fact>
            <Fact term={words.phone}>{phoneNumber}</Fact>
            <Fact term={words.reference}>{reference}</Fact>
          </>
        )}
        <Fact term={words.created}>
          <Moment iso={createdAt} />
        </Fact>
      </dl>
    </Card>
  )
}

const columns: Column<TransactionView>[] = [
  {
    key: 'description',
    header: words.description,
    cell: ({ transactionID, description }) => (
      <TextLink to={`/admin/transactions/${transactionID}`} className="[overflow-wrap:anywhere]">
        {description}
      </TextLink>
    ),
  },
  { key: 'status', header: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'date', header: words.created, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) => <span className="font-medium text-ink">{formatMoney(amount, currency)}</span>,
  },
]
