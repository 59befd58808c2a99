import { data } from 'react-router'
import * as english from '#contract/messages/payer-billing.js'
import { listPayerInvoices } from '../../../api/billing-portal.server'
import { findPayer } from '../../../api/payer-access.server'
import { payMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { speak } from '../../../session/language.server'
import { PayFrame } from '../frame'
import type { Route } from './+types/invoices'
import { useBillingWords } from './billing-words'
import { InvoiceList } from './invoice-list'
import { SessionEnded } from './notice'
import { usePayerWords } from './payer-words'
import { pageOfPayer } from './subscription-page'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.invoices)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { words } = await speak(request, context)
  const found = await findPayer(request, context, params.shop)
  if (!found) return data({ page: null, title: words.payerAccess.sessionEnded }, { status: 401 })
  const cursor = url.searchParams.get('cursor')
  const { items, nextCursor } = await listPayerInvoices(context, found.token, cursor)
  const page = { payer: found.payer, invoices: items, nextCursor, isFirst: cursor === null }
  return data({ page, title: words.payerBilling.invoices })
}

export default function PayerInvoices({ loaderData: { page }, params }: Route.ComponentProps) {
  const words = useBillingWords()
  const { backToYourPage } = usePayerWords()
  if (!page) return <SessionEnded shop={params.shop} />
  const { payer, invoices, nextCursor, isFirst } = page
  return (
    <PayFrame merchantName={payer.merchantName} mode={payer.mode}>
      <TextLink to={pageOfPayer(payer.shop)} className="text-sm">
        {backToYourPage}
      </TextLink>
      <h1 className="text-2xl">{words.invoices}</h1>
      {invoices.length > 0 ? (
        <InvoiceList invoices={invoices} />
      ) : (
        <p className="rounded-panel border border-line bg-panel p-6 text-ink-soft">{words.noInvoices}</p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm empty:hidden">
        {!isFirst && <TextLink to={`/pay/you/${payer.shop}/invoices`}>{words.newestInvoices}</TextLink>}
        {nextCursor && <TextLink to={`?cursor=${encodeURIComponent(nextCursor)}`}>{words.olderInvoices}</TextLink>}
      </p>
    </PayFrame>
  )
}
