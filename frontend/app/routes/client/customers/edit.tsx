import { SaveCustomer } from '#contract/customers.js'
import * as words from '#contract/messages/client/customers.js'
import { loadOwnCustomer, updateOwnCustomer } from '../../../api/customers.server'
import { saveForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/edit'
import { CustomerFields } from './fields'
import { customerInput, customerValues } from './input'

const pageOf = (customerID: string) => `/client/customers/${encodeURIComponent(customerID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.editCustomer)

export async function loader({ context, params: { customerID } }: Route.LoaderArgs) {
  const customer = await rowOrGone(context, loadOwnCustomer(context, customerID))
  return { values: customerValues(customer), version: customer.version }
}

export async function action({ request, context, params: { customerID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  // The form does not show the metadata, which a change would otherwise empty.
  const { metadata } = await rowOrGone(context, loadOwnCustomer(context, customerID))
  return saveForm(
    context,
    { input: { ...customerInput(input), metadata }, typed },
    SaveCustomer,
    (value) => updateOwnCustomer(context, customerID, value, typed.version ?? ''),
    { to: pageOf(customerID), done: words.saved, failed: words.failedToSave },
  )
}

export default function EditCustomer({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm title={words.editCustomer} submit={words.save} back={pageOf(params.customerID)} answer={answer} wide>
      <input type="hidden" name="version" value={answer?.typed?.version ?? loaderData.version} />
      <CustomerFields values={answer?.typed ?? loaderData.values} fields={answer?.fields} />
    </DialogForm>
  )
}
