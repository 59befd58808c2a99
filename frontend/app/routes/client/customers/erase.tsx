import * as words from '#contract/messages/client/customers.js'
import { eraseOwnCustomer, loadOwnCustomer } from '../../../api/customers.server'
import { runForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/erase'

const pageOf = (customerID: string) => `/client/customers/${encodeURIComponent(customerID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.eraseData)

export async function loader({ context, params: { customerID } }: Route.LoaderArgs) {
  await rowOrGone(context, loadOwnCustomer(context, customerID))
  return { formID: newFormID() }
}

export async function action({ request, context, params: { customerID } }: Route.ActionArgs) {
  const { input } = await readForm(request)
  return runForm(context, eraseOwnCustomer(context, customerID, input.formID), {
    to: pageOf(customerID),
    done: words.erased,
    failed: words.failedToErase,
  })
}

export default function EraseCustomer({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.eraseTitle}
      lead={words.eraseLead}
      submit={words.eraseData}
      dismiss={words.keepData}
      back={pageOf(params.customerID)}
      answer={answer}
      formID={loaderData.formID}
    />
  )
}
