import * as words from '#contract/messages/client/credit-notes.js'
import { ownCreditNotePdf } from '../../../api/credit-notes.server'
import { fileOrBack } from '../../../api/file-or-back.server'
import type { Route } from './+types/credit-pdf'

export const loader = ({ context, params: { invoiceID, creditNoteID } }: Route.LoaderArgs) =>
  fileOrBack(
    context,
    ownCreditNotePdf(context, creditNoteID),
    `/client/invoices/${encodeURIComponent(invoiceID)}`,
    words.failedToDownload,
  )
