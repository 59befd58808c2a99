import * as words from '#contract/messages/client/customers.js'
import { makeOwnMethodDefault } from '../../../api/customers.server'
import { runButton } from '../../../api/form-actions.server'
import type { Route } from './+types/default-method'

export const action = ({ context, params: { customerID, savedPaymentMethodID } }: Route.ActionArgs) =>
  runButton(context, makeOwnMethodDefault(context, customerID, savedPaymentMethodID), {
    back: `/client/customers/${encodeURIComponent(customerID)}`,
    done: words.madeDefault,
    failed: words.failedToMakeDefault,
  })
