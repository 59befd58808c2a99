import * as words from '#contract/messages/client/customers.js'
import { loadOwnMethod, removeOwnMethod } from '../../../api/customers.server'
import { runForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/remove-method'
import { methodName } from '../parts/method-name'

const pageOf = (customerID: string) => `/client/customers/${encodeURIComponent(customerID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.removeTitle)

export async function loader({ context, params: { customerID, savedPaymentMethodID } }: Route.LoaderArgs) {
  const method = await rowOrGone(context, loadOwnMethod(context, customerID, savedPaymentMethodID))
  return { method, formID: newFormID() }
}

export const action = ({ context, params: { customerID, savedPaymentMethodID } }: Route.ActionArgs) =>
  runForm(context, removeOwnMethod(context, customerID, savedPaymentMethodID), {
    to: pageOf(customerID),
    done: words.removed,
    failed: words.failedToRemove,
  })

export default function RemoveMethod({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.removeTitle}
      lead={words.removeLead(methodName(loaderData.method))}
      submit={words.remove}
      dismiss={words.keepMethod}
      back={pageOf(params.customerID)}
      answer={answer}
      formID={loaderData.formID}
    />
  )
}
