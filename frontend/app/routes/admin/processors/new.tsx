import { data } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/processors.js'
import { CreateProcessorAccount } from '#contract/processor-accounts.js'
import { createProcessorAccount, listProcessorAccounts } from '../../../api/processor-accounts.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { ButtonLink } from '../../../components/button'
import { DialogForm } from '../../../components/dialog-form'
import { SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { kindOf, readAccountForm } from './account-form.server'
import { AccountFields, GuideLink } from './fields'

const list = '/admin/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.addAccount)

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'POST /processor-accounts')
  const { processors } = await listProcessorAccounts(context, null, null)
  const kind = kindOf(processors, url.searchParams.get('processor'))
  if (!kind) throw data(null, { status: 404 })
  return { kinds: processors.map(({ processor, title }) => ({ processor, title })), kind, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed, settings } = await readAccountForm(request)
  const { formID, ...details } = input
  const { value, fields } = await check(CreateProcessorAccount, { ...details, settings })
  if (fields) return refuseInputs(fields, typed)
  try {
    const { processorAccountID } = await createProcessorAccount(context, value, formID)
    return await redirectWithToast(context, `${list}/${processorAccountID}`, success(words.created))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function NewProcessorAccount({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { kinds, kind, formID } = loaderData
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
      <AccountFields kind={kind} values={typed} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
