import { useLocation } from 'react-router'
import { CreateCustomer } from '#contract/customers.js'
import * as words from '#contract/messages/client/customers.js'
import { createOwnCustomer } from '../../../api/customers.server'
import { saveForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/new'
import { CustomerFields } from './fields'
import { customerInput } from './input'

export const meta: Route.MetaFunction = () => pageMeta(words.newCustomer)

export const loader = ({ url }: Route.LoaderArgs) => ({
  formID: newFormID(),
  testClockID: url.searchParams.get('testClockID'),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  return saveForm(
    context,
    { input: customerInput(input), typed },
    CreateCustomer,
    (value, formID) => keyedCall(formID, (key) => createOwnCustomer(context, value, key)),
    {
      to: ({ customerID }) => `/client/customers/${customerID}`,
      done: words.created,
      failed: words.failedToCreate,
    },
  )
}

export default function NewCustomer({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      title={words.newCustomer}
      submit={words.createCustomer}
      back={listAddress('/client/customers', useLocation().search)}
      answer={answer}
      wide
    >
      <input type="hidden" name="formID" value={answer?.typed?.formID ?? loaderData.formID} />
      {loaderData.testClockID && <input type="hidden" name="testClockID" value={loaderData.testClockID} />}
      <CustomerFields values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
