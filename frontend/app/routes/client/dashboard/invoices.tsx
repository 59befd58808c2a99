import type { InvoiceSummaryView } from '#contract/invoices.js'
import * as words from '#contract/messages/client/invoices.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { AlertIcon } from '../../../components/icon'
import { TextLink } from '../../../components/text-link'
import { ButtonLink } from '../parts/may'

/** More than these are behind a link, so that they do not fill the dashboard. */
const shownAtMost = 3

/** No attempt follows and no email is sent, so the merchant has to act. */
export function UnchargedInvoices({ invoices }: { invoices: ShownInvoice[] }) {
  if (invoices.length === 0) return null
  return (
    <section
      aria-label={words.actionNeeded}
      className="flex flex-col gap-4 rounded-panel bg-pending-soft px-5 py-4 text-pending"
    >
      {invoices.slice(0, shownAtMost).map(({ invoiceID, number, amountDue, currency }) => (
        <div key={invoiceID} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 basis-80 items-start gap-3">
            <AlertIcon className="mt-0.5 size-5 shrink-0" />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="tabular font-semibold">
                {words.notCharged(number ?? invoiceID, formatMoney(amountDue, currency))}
              </p>
              <p className="text-ink-soft">{words.notChargedHelp}</p>
            </div>
          </div>
          <ButtonLink to={`/client/invoices/${invoiceID}`} size="sm" variant="outline">
            {words.viewInvoice}
            <span className="sr-only"> {number}</span>
          </ButtonLink>
        </div>
      ))}
      {invoices.length > shownAtMost && (
        <p className="ps-8">
          <TextLink to="/client/invoices?status=uncharged">{words.viewAllUncharged}</TextLink>
        </p>
      )}
    </section>
  )
}

type ShownInvoice = Pick<InvoiceSummaryView, 'invoiceID' | 'number' | 'amountDue' | 'currency'>

export const shownInvoice = ({ invoiceID, number, amountDue, currency }: InvoiceSummaryView): ShownInvoice => ({
  ...{ invoiceID, number, amountDue, currency },
})
