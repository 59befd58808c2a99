import { data, Form, Link } from 'react-router'
import { brandWords } from '#contract/messages/cards.js'
import * as english from '#contract/messages/payer-access.js'
import type { PayerPaymentView } from '#contract/payer-access.js'
import { listPayerInvoices, listPayerSubscriptions } from '../../../api/billing-portal.server'
import { endPayerSession, findPayer, listPayerMethods, listPayerPayments } from '../../../api/payer-access.server'
import { Badge, type Tone } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Moment } from '../../../components/moment'
import { payMeta } from '../../../components/page-meta'
import { useMoney } from '../../../components/speech'
import { TextLink } from '../../../components/text-link'
import { speak } from '../../../session/language.server'
import { dropPayerToken, readPayerToken } from '../../../session/payer-session.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { PayFrame } from '../frame'
import type { Route } from './+types/payments'
import { useBillingWords } from './billing-words'
import { InvoiceList } from './invoice-list'
import { PayerMethods } from './methods'
import { SessionEnded } from './notice'
import { usePayerWords } from './payer-words'
import { PayerSubscriptions } from './subscription-list'

/** Invoices on this page; the others have a page of their own. */
const newestCount = 3

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.yourPayments)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const words = (await speak(request, context)).words.payerAccess
  const found = await findPayer(request, context, params.shop)
  if (!found) return data({ page: null, title: words.sessionEnded }, { status: 401 })
  const cursor = url.searchParams.get('cursor')
  const isFirst = cursor === null
  const [methods, billing, { items, nextCursor }] = await Promise.all([
    isFirst ? listPayerMethods(context, found.token) : [],
    isFirst ? loadBilling(context, found.token, url.searchParams.get('subscriptions')) : null,
    listPayerPayments(context, found.token, cursor),
  ])
  const page = { payer: found.payer, methods, billing, payments: items, nextCursor, isFirst }
  return data({ page, title: words.yourPayments })
}

async function loadBilling(context: Context, token: string, cursor: string | null) {
  const [subscriptions, invoices] = await Promise.all([
    listPayerSubscriptions(context, token, cursor),
    listPayerInvoices(context, token, null),
  ])
  return {
    ...{ subscriptions: subscriptions.items, nextSubscriptions: subscriptions.nextCursor },
    ...{ invoices: invoices.items.slice(0, newestCount), hasMore: invoices.items.length > newestCount },
  }
}

/** Signs the payer out. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { signedOut } = (await speak(request, context)).words.payerAccess
  const token = await readPayerToken(request, context)
  if (token) await endPayerSession(context, token)
  const back = `/pay/you/${encodeURIComponent(params.shop)}`
  return redirectWithToast(context, back, success(signedOut), await dropPayerToken(context))
}

export default function PayerPayments({ loaderData: { page }, params }: Route.ComponentProps) {
  const words = usePayerWords()
  const billingWords = useBillingWords()
  if (!page) return <SessionEnded shop={params.shop} />
  const { payer, methods, billing, payments, nextCursor, isFirst } = page
  const here = `/pay/you/${payer.shop}/payments`
  return (
    <PayFrame merchantName={payer.merchantName} mode={payer.mode}>
      <div className="flex flex-col gap-5">
        <h1 className="text-2xl">{words.yourPayments}</h1>
        {billing && <Billing billing={billing} shop={payer.shop} />}
        <PayerMethods methods={methods} shop={payer.shop} />
        {billing && billing.invoices.length > 0 && <h2 className="text-lg">{billingWords.payments}</h2>}
        {payments.length === 0 ? (
          <p className="rounded-panel border border-line bg-panel p-6 text-ink-soft">{words.noPayments}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-panel">
            {payments.map((payment) => (
              <Payment key={payment.transactionID} payment={payment} to={`${here}/${payment.transactionID}`} />
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm empty:hidden">
          {!isFirst && <TextLink to={here}>{words.newestPayments}</TextLink>}
          {nextCursor && <TextLink to={`?cursor=${encodeURIComponent(nextCursor)}`}>{words.olderPayments}</TextLink>}
        </p>
        <Form method="post" className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
          <p>
            {words.endsAt} <Moment iso={payer.endsAt} />
          </p>
          <Button variant="outline" size="sm">
            {words.signOut}
          </Button>
        </Form>
      </div>
    </PayFrame>
  )
}

type ShownBilling = Awaited<ReturnType<typeof loadBilling>>

function Billing({ billing, shop }: { billing: ShownBilling; shop: string }) {
  const { subscriptions, nextSubscriptions, invoices, hasMore } = billing
  const words = useBillingWords()
  return (
    <>
      <PayerSubscriptions subscriptions={subscriptions} shop={shop} nextCursor={nextSubscriptions} />
      {invoices.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{words.invoices}</h2>
          <InvoiceList invoices={invoices} />
          {hasMore && (
            <TextLink to={`/pay/you/${shop}/invoices`} className="self-start text-sm">
              {words.allInvoices}
            </TextLink>
          )}
        </section>
      )}
    </>
  )
}

const tones: Record<keyof typeof english.states, Tone> = {
  succeeded: 'success',
  authorized: 'info',
  processing: 'pending',
  refunded: 'neutral',
}

function stateOf({ status, amount, amountRefunded }: PayerPaymentView): keyof typeof english.states {
  if (status === 'succeeded') return amountRefunded >= amount ? 'refunded' : 'succeeded'
  return status === 'authorized' ? 'authorized' : 'processing'
}

function Payment({ payment, to }: { payment: PayerPaymentView; to: string }) {
  const { amount, currency, description, card, createdAt } = payment
  const words = usePayerWords()
  const money = useMoney()
  const state = stateOf(payment)
  return (
    <li className="first:[&>a]:rounded-t-panel last:[&>a]:rounded-b-panel">
      <Link to={to} className="flex flex-col gap-1.5 px-5 py-4 hover:bg-tint">
        <span className="flex items-baseline justify-between gap-4">
          <bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{description}</bdi>
          <span className="tabular shrink-0 font-medium">{money(amount, currency)}</span>
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="flex flex-wrap gap-x-3">
            <Moment iso={createdAt} />
            {card && (
              <bdi dir="ltr" className="whitespace-nowrap">
                {brandWords[card.brand]} •••• {card.last4}
              </bdi>
            )}
          </span>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </span>
        <span className="sr-only">{words.viewReceipt}</span>
      </Link>
    </li>
  )
}
