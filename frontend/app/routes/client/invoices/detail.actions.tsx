import type { InvoiceView } from '#contract/invoices.js'
import * as credits from '#contract/messages/client/credit-notes.js'
import * as words from '#contract/messages/client/invoices.js'
import * as pages from '#contract/messages/invoice-page.js'
import { openDialog } from '../../../components/dialog-form'
import { DownloadIcon } from '../../../components/icon'
import { inMode, useMode } from '../../../components/mode-switch'
import { ButtonLink, PostButton } from '../parts/may'

/** The next step stands last and is the only filled button. */
export function InvoiceActions({ invoice }: { invoice: InvoiceView }) {
  const { invoiceID, status, sentAt, amountPaid, amountCredited, amountDue, total } = invoice
  const mode = useMode()
  const page = `/client/invoices/${invoiceID}`
  if (status === 'draft') {
    return (
      <div className="flex flex-wrap gap-2">
        <ButtonLink {...openDialog} to={`${page}/delete`} variant="outline">
          {words.deleteDraft}
        </ButtonLink>
        <ButtonLink to={`${page}/edit`} variant="outline">
          {words.edit}
        </ButtonLink>
        <ButtonLink {...openDialog} to={`${page}/finalize`}>
          {words.finalize}
        </ButtonLink>
      </div>
    )
  }
  const isOpen = status === 'open' || status === 'uncollectible'
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink reloadDocument to={inMode(`${page}/pdf`, mode)} variant="outline" icon={<DownloadIcon />}>
        {pages.downloadPdf}
      </ButtonLink>
      {status === 'open' && (
        <ButtonLink {...openDialog} to={`${page}/uncollectible`} variant="outline">
          {words.markUncollectible}
        </ButtonLink>
      )}
      {isOpen && amountPaid === 0 && (
        <ButtonLink {...openDialog} to={`${page}/void`} variant="outline">
          {words.voidInvoice}
        </ButtonLink>
      )}
      {status !== 'void' && amountCredited < total && (
        <ButtonLink {...openDialog} to={`${page}/credit`} variant="outline">
          {credits.creditInvoice}
        </ButtonLink>
      )}
      {amountDue > 0 && (
        <ButtonLink {...openDialog} to={`${page}/charge`} variant="outline">
          {words.charge}
        </ButtonLink>
      )}
      {status !== 'void' && (
        <PostButton action={`${page}/send`} size="md" variant={sentAt ? 'outline' : 'primary'}>
          {sentAt ? words.sendAgain : words.send}
        </PostButton>
      )}
    </div>
  )
}
