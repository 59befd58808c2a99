import * as words from '#contract/messages/client/invoices.js'
import { fileOrBack } from '../../../api/file-or-back.server'
import { ownInvoicePdf } from '../../../api/invoices.server'
import type { Route } from './+types/pdf'

export const loader = ({ context, params: { invoiceID } }: Route.LoaderArgs) =>
  fileOrBack(
    context,
    ownInvoicePdf(context, invoiceID),
    `/client/invoices/${encodeURIComponent(invoiceID)}`,
    words.failedToDownload,
  )
