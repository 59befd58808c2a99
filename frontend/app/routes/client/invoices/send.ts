import * as words from '#contract/messages/client/invoices.js'
import { runButton } from '../../../api/form-actions.server'
import { sendOwnInvoice } from '../../../api/invoices.server'
import type { Route } from './+types/send'

export const action = ({ context, params: { invoiceID } }: Route.ActionArgs) =>
  runButton(context, sendOwnInvoice(context, invoiceID), {
    back: `/client/invoices/${encodeURIComponent(invoiceID)}`,
    done: words.sent,
    failed: words.failedToSend,
  })
