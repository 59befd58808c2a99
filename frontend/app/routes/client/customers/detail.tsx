import { Link, useRouteLoaderData } from 'react-router'
import type { CustomerView } from '#contract/customers.js'
import { languageNames } from '#contract/languages.js'
import * as words from '#contract/messages/client/customers.js'
import * as subscriptions from '#contract/messages/client/subscriptions.js'
import { shopOf } from '#contract/payer-shops.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { TransactionView } from '#contract/transactions.js'
import {
  listOwnCustomerPayments,
  listOwnMethods,
  loadOwnCustomer,
  loadOwnCustomerTotals,
} from '../../../api/customers.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { Email } from '../../../components/email'
import { Fact } from '../../../components/fact'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { StatusBadge } from '../../../components/status-badge'
import { TextLink } from '../../../components/text-link'
import { TransactionTotals } from '../../../components/transaction-totals'
import { ButtonLink, IfMay } from '../parts/may'
import type { Route } from './+types/detail'
import { billingOf } from './billing.server'
import { CustomerBilling } from './detail.billing'
import { SavedMethods } from './detail.methods'

const titleOf = ({ name, emailAddress }: CustomerView) => name ?? emailAddress ?? words.erasedCustomer

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? titleOf(loaderData.customer) : words.customer)

export async function loader({ context, params: { customerID }, url }: Route.LoaderArgs) {
  const [customer, page, totals, methods, billing] = await Promise.all([
    rowOrGone(context, loadOwnCustomer(context, customerID)),
    silently(listOwnCustomerPayments(context, customerID, url.searchParams.get('cursor')), null),
    silently(loadOwnCustomerTotals(context, customerID), null),
    silently(listOwnMethods(context, customerID), null),
    billingOf(context, customerID),
  ])
  return { customer, page, totals, methods: methods?.items ?? null, billing }
}

export default function Customer({ loaderData: { customer, page, totals, methods, billing } }: Route.ComponentProps) {
  return (
    <DialogFrame>
      <BackLink to="/client/customers">{words.customers}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{titleOf(customer)}</h1>
        {!customer.erasedAt && <Actions customer={customer} />}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerBilling billing={billing} />
          <Card flush title={words.payments}>
            {totals && <TransactionTotals {...totals} />}
            {page ? (
              <>
                <DataTable
                  caption={words.payments}
                  columns={columns()}
                  rows={page.items}
                  rowKey={({ transactionID }) => transactionID}
                  cardsBelow={560}
                  empty={{ sentence: words.noPayments, help: words.noPaymentsHelp }}
                />
                <Pager label={words.morePayments} nextCursor={page.nextCursor} />
                {page.items.length > 0 && (
                  <p className="border-t border-line px-5 py-3 text-sm empty:hidden">
                    <IfMay call="GET /clients/:clientID/transactions/export.csv">
                      <TextLink reloadDocument to={`/client/customers/${customer.customerID}/payments.csv`}>
                        {words.downloadCsv}
                      </TextLink>
                    </IfMay>
                  </p>
                )}
              </>
            ) : (
              <LoadFailure inset />
            )}
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <IfMay call="GET /customers/:customerID/payment-methods">
            <SavedMethods customer={customer} methods={methods} />
          </IfMay>
          <Details customer={customer} />
          {customer.emailAddress && <CustomerPage customer={customer} />}
        </div>
      </div>
    </DialogFrame>
  )
}

function Actions({ customer: { customerID } }: { customer: CustomerView }) {
  const page = `/client/customers/${customerID}`
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink reloadDocument to={`${page}/export`} variant="outline">
        {words.exportData}
      </ButtonLink>
      <ButtonLink to={`/client/subscriptions/new?customerID=${customerID}`} variant="outline">
        {subscriptions.newSubscription}
      </ButtonLink>
      <ButtonLink to={`/client/payment-links/new?customerID=${customerID}`} variant="outline">
        {words.newPaymentLink}
      </ButtonLink>
      <ButtonLink {...openDialog} to={`${page}/erase`} variant="outline">
        {words.eraseData}
      </ButtonLink>
      <ButtonLink {...openDialog} to={`${page}/edit`}>
        {words.edit}
      </ButtonLink>
    </div>
  )
}

function Details({ customer }: { customer: CustomerView }) {
  const { emailAddress, phoneNumber, address, reference, language, metadata, erasedAt } = customer
  if (erasedAt) {
    return (
      <Card title={words.details}>
        <dl className="flex flex-col gap-4">
          <Fact term={words.erasedAt}>
            <Moment iso={erasedAt} />
          </Fact>
        </dl>
      </Card>
    )
  }
  return (
    <Card title={words.details}>
      <dl className="flex flex-col gap-4">
        <Fact term={words.email}>{emailAddress && <Email address={emailAddress} />}</Fact>
        <Fact term={words.phone}>{phoneNumber && <span dir="ltr">{phoneNumber}</span>}</Fact>
        <Fact term={words.address}>{address && <Address address={address} />}</Fact>
        <Fact term={words.reference}>{reference}</Fact>
        <Fact term={words.language}>{language && languageNames[language]}</Fact>
        {Object.entries(metadata).map(([key, text]) => (
          <Fact key={key} term={key}>
            {text}
          </Fact>
        ))}
        <Fact term={words.createdAt}>
          <Moment iso={customer.createdAt} />
        </Fact>
        <Fact term={words.updatedAt}>
          <Moment iso={customer.updatedAt} />
        </Fact>
      </dl>
    </Card>
  )
}

function CustomerPage({ customer: { clientID, mode } }: { customer: CustomerView }) {
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {}
  const path = `/pay/you/${shopOf(clientID, mode)}`
  return (
    <Card title={words.customerPage}>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{words.customerPageHelp}</p>
        <div className="flex items-center gap-2">
          <TextLink to={path} reloadDocument className="min-w-0 truncate font-mono text-xs" title={origin + path}>
            {path}
          </TextLink>
          <CopyButton value={origin + path} label={words.customerPageAddress} />
        </div>
      </div>
    </Card>
  )
}

function Address({ address }: { address: NonNullable<CustomerView['address']> }) {
  const { line1, line2, postalCode, city, state, country } = address
  const lines = [line1, line2, [postalCode, city].filter(Boolean).join(' '), state, country].filter(Boolean)
  return (
    <span className="flex flex-col">
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </span>
  )
}

const columns = (): Column<TransactionView>[] => [
  { key: 'description', header: words.description, cell: (row) => <Description row={row} /> },
  { key: 'status', header: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'date', header: words.date, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) => <span className="font-medium text-ink">{formatMoney(amount, currency)}</span>,
  },
]

const Description = ({ row: { transactionID, description } }: { row: TransactionView }) => (
  <Link to={`/client/transactions/${transactionID}`} className="row-link line-clamp-2 [overflow-wrap:anywhere]">
    {description}
  </Link>
)
