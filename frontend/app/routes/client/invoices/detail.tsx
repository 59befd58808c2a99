import { clock } from '#contract/clock.js'
import type { InvoiceView } from '#contract/invoices.js'
import * as payments from '#contract/messages/components/payments.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/invoices.js'
import * as subscriptions from '#contract/messages/client/subscriptions.js'
import * as pages from '#contract/messages/invoice-page.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { listOwnCreditNotes } from '../../../api/credit-notes.server'
import { silently } from '../../../api/silently.server'
import { loadOwnInvoice } from '../../../api/invoices.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { DialogFrame } from '../../../components/dialog-frame'
import { Fact } from '../../../components/fact'
import { AlertIcon } from '../../../components/icon'
import { dayOf } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { labelOfAsked } from '../parts/customer.server'
import type { Route } from './+types/detail'
import { InvoiceBadge } from '../parts/invoice-badge'
import { InvoiceActions } from './detail.actions'
import { CreditNotesCard } from './detail.credits'
import { InvoiceLinesCard } from './detail.lines'
import { InvoiceTimeline } from './detail.timeline'
import { whyNotCharged } from './not-charged.server'
import { isPastDue } from './past-due'

const titleOf = ({ number }: InvoiceView) => (number ? pages.invoiceNamed(number) : words.draftInvoice)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? titleOf(loaderData.invoice) : pages.invoice)

export async function loader({ context, params: { invoiceID } }: Route.LoaderArgs) {
  const invoice = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  const { number } = invoice
  const [customer, notes, whyUncharged] = await Promise.all([
    labelOfAsked(context, invoice.customerID),
    number === null ? null : silently(listOwnCreditNotes(context, invoiceID), null),
    whyNotCharged(context, invoice),
  ])
  const isLate = isPastDue(invoice, clock.time())
  return { invoice, customer, notes: notes?.items ?? null, whyUncharged, isLate }
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const { invoice, customer, notes, whyUncharged, isLate } = loaderData
  const { status, total, amountDue, currency } = invoice
  const whole = formatMoney(total, currency)
  const isPartDue = amountDue > 0 && amountDue < total
  const asked = isPartDue ? words.dueOfTotal(formatMoney(amountDue, currency), whole) : whole
  return (
    <DialogFrame>
      <BackLink to="/client/invoices">{words.invoices}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{titleOf(invoice)}</h1>
            <InvoiceBadge status={status} isPastDue={isLate} />
          </div>
          <p className="tabular text-ink-soft">{asked}</p>
        </div>
        <InvoiceActions invoice={invoice} />
      </header>
      {whyUncharged && (
        <section
          aria-label={words.actionNeeded}
          className="flex items-start gap-3 rounded-panel bg-pending-soft px-5 py-4 text-pending"
        >
          <AlertIcon className="mt-0.5 size-5 shrink-0" />
          <p>{words.whyNotCharged[whyUncharged]}</p>
        </section>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <InvoiceLinesCard invoice={invoice} />
          {notes && <CreditNotesCard invoice={invoice} notes={notes} />}
          {invoice.url && amountDue > 0 && <PaymentPage url={invoice.url} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <InvoiceTimeline invoice={invoice} />
          <Details invoice={invoice} customer={customer} />
        </div>
      </div>
    </DialogFrame>
  )
}

const PaymentPage = ({ url }: { url: string }) => (
  <Card title={words.paymentPage}>
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{words.paymentPageHelp}</p>
      <div className="flex items-center gap-2">
        <TextLink to={new URL(url).pathname} reloadDocument className="min-w-0 truncate font-mono text-xs" title={url}>
          {url}
        </TextLink>
        <CopyButton value={url} label={words.paymentPageAddress} />
      </div>
    </div>
  </Card>
)

function Details({ invoice, customer }: { invoice: InvoiceView; customer: string }) {
  const { customerID, buyer, buyerTaxID, dueAt, dueInDays, reference, metadata, subscriptionID } = invoice
  return (
    <Card title={payments.details}>
      <dl className="flex flex-col gap-4">
        <Fact term={customers.customer}>
          <TextLink to={`/client/customers/${customerID}`}>{buyer?.name ?? (customer || customerID)}</TextLink>
        </Fact>
        {subscriptionID && (
          <Fact term={subscriptions.subscription}>
            <TextLink to={`/client/subscriptions/${subscriptionID}`}>{subscriptionID}</TextLink>
          </Fact>
        )}
        <Fact term={dueAt ? words.dueDate : words.dueInDays}>{dueAt ? dayOf(dueAt) : dueInDays}</Fact>
        {buyerTaxID && <Fact term={words.customerTaxID}>{buyerTaxID}</Fact>}
        {reference && <Fact term={customers.reference}>{reference}</Fact>}
        {Object.entries(metadata).map(([key, text]) => (
          <Fact key={key} term={key}>
            {text}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}
