import { data } from 'react-router'
import { countryIn } from '#contract/country-names.js'
import type { HostedInvoiceView, InvoicePartyView } from '#contract/invoices.js'
import type { Language } from '#contract/languages.js'
import * as english from '#contract/messages/invoice-page.js'
import { ApiError } from '../../api/http.server'
import { loadHostedInvoice } from '../../api/invoices.server'
import { ButtonLink } from '../../components/button'
import { MinusCircleIcon } from '../../components/icon'
import { payMeta } from '../../components/page-meta'
import { useMoney, useWords } from '../../components/speech'
import { speak } from '../../session/language.server'
import type { Route } from './+types/invoice'
import { PayFrame } from './frame'
import { InvoiceLines } from './invoice.lines'
import { InvoiceParties } from './invoice.parties'
import { PayPanel } from './panel'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.invoice)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { words, language } = await speak(request, context)
  const { invoiceNamed, noInvoice } = words.invoicePage
  const invoice = await loadHostedInvoice(context, params.token).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const title = invoice ? invoiceNamed(invoice.number) : noInvoice
  // Servers and browsers may know different names, so the page is given them.
  const shown = invoice && {
    ...invoice,
    seller: withCountry(invoice.seller, language),
    buyer: withCountry(invoice.buyer, language),
  }
  return data({ invoice: shown, title }, { status: invoice ? 200 : 404 })
}

const withCountry = (party: InvoicePartyView, language: Language): InvoicePartyView => ({
  ...party,
  address: party.address && { ...party.address, country: countryIn(language, party.address.country) },
})

export default function HostedInvoice({ loaderData: { invoice, title }, params }: Route.ComponentProps) {
  if (!invoice) return <NoInvoice title={title} />
  return (
    <PayFrame
      merchantName={invoice.merchantName}
      mode={invoice.mode}
      summary={<Summary {...{ invoice, title }} pdf={`/pay/invoice/${params.token}/pdf`} />}
    >
      <InvoiceLines invoice={invoice} />
    </PayFrame>
  )
}

function NoInvoice({ title }: { title: string }) {
  const { noInvoiceAdvice } = useWords('invoicePage', english)
  return (
    <PayFrame merchantName={null}>
      <PayPanel emblem={<MinusCircleIcon className="size-10 text-ink-faint" />} title={title} lead={noInvoiceAdvice} />
    </PayFrame>
  )
}

function Summary({ invoice, title, pdf }: { invoice: HostedInvoiceView; title: string; pdf: string }) {
  const words = useWords('invoicePage', english)
  const money = useMoney()
  const { status, amountDue, total, currency, payURL, takesParts } = invoice
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-lg font-medium">{title}</h1>
        <p className="tabular text-4xl font-semibold">{money(payURL ? amountDue : total, currency)}</p>
        {status === 'paid' && <p className="text-success">{words.isPaid}</p>}
        {status === 'void' && <p className="text-ink-soft">{words.isVoid}</p>}
      </header>
      <div className="flex flex-col gap-3">
        {payURL && (
          <ButtonLink to={new URL(payURL).pathname} reloadDocument size="lg" fullWidth>
            {words.payMoney(money(amountDue, currency))}
          </ButtonLink>
        )}
        {payURL && takesParts && (
          <ButtonLink to={`${new URL(payURL).pathname}?part=1`} reloadDocument variant="outline" fullWidth>
            {words.payPart}
          </ButtonLink>
        )}
        <ButtonLink to={pdf} reloadDocument variant="outline" fullWidth>
          {words.downloadPdf}
        </ButtonLink>
      </div>
      <InvoiceParties invoice={invoice} />
    </div>
  )
}
