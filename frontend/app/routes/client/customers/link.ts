import * as words from '#contract/messages/client/customers.js'
import { linkOwnPayment } from '../../../api/customers.server'
import { runButton } from '../../../api/form-actions.server'
import type { Route } from './+types/link'

export const action = ({ context, params: { customerID, transactionID } }: Route.ActionArgs) =>
  runButton(context, linkOwnPayment(context, customerID, transactionID), {
    back: `/client/transactions/${encodeURIComponent(transactionID)}`,
    done: words.linked,
    failed: words.failedToLink,
  })
