import { contactFields } from '#contract/contact-fields.js'
import { check } from '#contract/check.js'
import { CreateClient } from '#contract/clients.js'
import * as words from '#contract/messages/admin/clients.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { belowMinimum } from '#contract/messages/pending-clients.js'
import { createClient } from '../../../api/client-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { ClientFields } from './fields'
import { Field } from '../../../components/field'

const list = '/admin/clients'

export const meta: Route.MetaFunction = () => pageMeta(words.addClient)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /clients')
  return { formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, ['chargePercentage'], { flags: ['belowMinimum'] })
  const { formID, ...details } = input
  const { value, fields } = await check(CreateClient, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    const { clientID } = await createClient(context, value, formID)
    return await redirectWithToast(context, listAddress(list, '', clientID), success(done.client.created))
  } catch (error) {
    return refuse(error, failed.client.save, typed)
  }
}

export default function NewClient({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      title={words.addClient}
      lead={words.theClientIsActiveAt}
      submit={words.addClient}
      back={list}
      answer={answer}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
      <ClientFields
        values={answer?.typed}
        fields={answer?.fields}
        rateHelp={words.ofEachPaymentEmptyThe}
        asksMeant={answer?.code === belowMinimum.code}
      />
      <Field
        label={contactFields.phoneNumber}
        name="phoneNumber"
        type="tel"
        placeholder="+1 415 555 2671"
        autoComplete="off"
        defaultValue={answer?.typed?.phoneNumber}
        error={answer?.fields?.phoneNumber}
        optionalHint
      />
    </DialogForm>
  )
}
