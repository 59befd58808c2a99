import { useLocation } from 'react-router'
import { type ClientView, UpdateClient } from '#contract/clients.js'
import { emailChangeSilenceMs } from '#contract/guard-limits.js'
import { statementDescriptorMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/admin/clients.js'
import { done, failed } from '#contract/messages/outcomes.js'
import * as descriptor from '#contract/messages/statement-descriptor.js'
import { belowMinimum } from '#contract/messages/pending-clients.js'
import { loadClient } from '../../../api/client-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { success, withWarning } from '../../../session/toast.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { ContactFields } from '../../../components/contact-fields'
import { Field } from '../../../components/field'
import { ClientFields } from './fields'

export const meta: Route.MetaFunction = () => pageMeta(words.editClient)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /clients/:clientID')
  return seenOf(await rowOrGone(context, loadClient(context, params.clientID)))
}

export const action = async ({ request, context, params: { clientID }, url }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request, ['chargePercentage'], { flags: ['belowMinimum'] }),
    as: UpdateClient,
    send: { call: 'PUT /clients/:clientID', params: { clientID } },
    read: async () => seenOf(await loadClient(context, clientID)),
    to: wayBack(clientID, url.search, clientID),
    done: ({ pendingEmailAddress: waits }: ClientView) =>
      withWarning(
        success(done.client.updated),
        waits ? { kind: 'blank', text: words.takesEffectAfterConfirmation(waits) } : null,
      ),
    failed: failed.client.save,
  })

export default function EditClient({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { search } = useLocation()
  const { facts, version, presentEmail, isEmailPending } = loaderData
  const values = answer?.typed ?? facts
  return (
    <DialogForm title={words.editClient} submit={words.save} back={wayBack(params.clientID, search)} answer={answer}>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <ClientFields
        values={values}
        fields={answer?.fields}
        rateHelp={words.ofEachPaymentFromNow}
        emailHelp={isEmailPending ? pendingHelp(presentEmail) : emailHelp}
        asksMeant={answer?.code === belowMinimum.code}
      />
      <ContactFields values={values} fields={answer?.fields} isForeign />
      <Field
        label={descriptor.label}
        name="statementDescriptor"
        defaultValue={values.statementDescriptor}
        error={answer?.fields?.statementDescriptor}
        help={descriptor.clientHelp}
        autoComplete="off"
        maxLength={statementDescriptorMaxLength}
        optionalHint
      />
    </DialogForm>
  )
}

const silenceDays = emailChangeSilenceMs / 86_400_000
const emailHelp = words.anotherOneCountsOnceIt(silenceDays)
const pendingHelp = (present: string) =>
  `Waits for confirmation; ${present} is in use until then. Type that again to stop the change.`

/** To the list, or to the client's own page if the form was opened there. */
const wayBack = (clientID: string, search: string, changed?: string) =>
  new URLSearchParams(search).has('page')
    ? `/admin/clients/${encodeURIComponent(clientID)}`
    : listAddress('/admin/clients', search, changed)
