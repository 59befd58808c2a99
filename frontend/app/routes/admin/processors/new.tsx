import { data } from 'react-router'
import * as words from '#contract/messages/admin/processors.js'
import { CreateProcessorAccount, type ProcessorAccountView } from '#contract/processor-accounts.js'
import { listProcessorAccounts } from '../../../api/processor-accounts.server'
import { requireCall } from '../../../api/require-call.server'
import { ButtonLink } from '../../../components/button'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { kindOf, readAccountForm } from '../../../api/account-form.server'
import { bankChoices } from './bank-choices.server'
import { AccountFields, GuideLink } from './fields'

const list = '/admin/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.addAccount)

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'POST /processor-accounts')
  const { processors } = await listProcessorAccounts(context, null, null)
  const kind = kindOf(processors, url.searchParams.get('processor'))
  if (!kind) throw data(null, { status: 404 })
  const clientID = url.searchParams.get('clientID') ?? ''
  return {
    kinds: processors.map(({ processor, title }) => ({ processor, title })),
    kind,
    clientID,
    formID: newFormID(),
    choices: await bankChoices(context, kind),
  }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readAccountForm(request),
    as: CreateProcessorAccount,
    send: { call: 'POST /processor-accounts' },
    to: ({ processorAccountID }: ProcessorAccountView) => `${list}/${processorAccountID}`,
    done: words.created,
    failed: words.failedToSave,
  })

export default function NewProcessorAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { kinds, kind, formID, clientID, choices } = loaderData
  const typed = answer?.typed ?? {}
  return (
    <DialogForm title={words.addAccount} submit={words.addAccount} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={formID} />
      <input type="hidden" name="processor" value={kind.processor} />
      {kinds.length > 1 && (
        <nav className="flex flex-wrap gap-2" aria-label={words.chooseProcessor}>
          {kinds.map(({ processor, title }) => (
            <ButtonLink
              key={processor}
              to={`${list}/new?processor=${processor}`}
              variant={processor === kind.processor ? 'secondary' : 'outline'}
              aria-current={processor === kind.processor || undefined}
            >
              {title}
            </ButtonLink>
          ))}
        </nav>
      )}
      <GuideLink kind={kind} />
      <SelectField
        label={words.mode}
        name="mode"
        help={words.modeHelp}
        options={kind.modes.map((value) => ({ value, label: words.modeWords[value] }))}
        defaultValue={typed.mode ?? 'test'}
        error={answer?.fields?.mode ?? answer?.fields?.processor}
        required
      />
      <Field
        label={words.client}
        name="clientID"
        help={words.clientHelp}
        autoComplete="off"
        defaultValue={typed.clientID ?? clientID}
        error={answer?.fields?.clientID}
        optionalHint
      />
      <AccountFields kind={kind} values={typed} fields={answer?.fields} choices={choices} isNew />
    </DialogForm>
  )
}
