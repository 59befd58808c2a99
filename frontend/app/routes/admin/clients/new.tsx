import { contactFields } from '#contract/contact-fields.js'
import { type ClientView, CreateClient } from '#contract/clients.js'
import * as words from '#contract/messages/admin/clients.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { belowMinimum } from '#contract/messages/pending-clients.js'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { emptyForm, saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { ClientFields } from './fields'
import { Field } from '../../../components/field'

const list = '/admin/clients'

export const meta: Route.MetaFunction = () => pageMeta(words.addClient)

export const loader = ({ context }: Route.LoaderArgs) => emptyForm(context, 'POST /clients')

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request, ['chargePercentage'], { flags: ['belowMinimum'] }),
    as: CreateClient,
    send: { call: 'POST /clients' },
    to: ({ clientID }: ClientView) => listAddress(list, '', clientID),
    done: done.client.created,
    failed: failed.client.save,
  })

export default function NewClient({ loaderData, actionData: answer }: Route.ComponentProps) {
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
        defaultValue={answer?.typed?.phoneNumber}
        error={answer?.fields?.phoneNumber}
        type="tel"
        placeholder="+1 415 555 2671"
        autoComplete="off"
        optionalHint
      />
    </DialogForm>
  )
}
