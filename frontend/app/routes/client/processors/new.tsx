import { data } from 'react-router'
import * as words from '#contract/messages/client/own-accounts.js'
import { CreateOwnProcessorAccount } from '#contract/processor-accounts.js'
import { kindOf, readAccountForm } from '../../../api/account-form.server'
import { saveForm } from '../../../api/form-actions.server'
import { createOwnAccount, listOwnAccounts } from '../../../api/own-accounts.server'
import { ButtonLink } from '../../../components/button'
import { DialogForm, openDialog } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/new'
import { OwnAccountFields } from './fields'

const list = '/client/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.addAccount)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { processors } = await listOwnAccounts(context)
  const kind = kindOf(processors, url.searchParams.get('processor'))
  if (!kind) throw data(null, { status: 404 })
  return { kinds: processors.map(({ processor, title }) => ({ processor, title })), kind, formID: newFormID() }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveForm(
    context,
    await readAccountForm(request),
    CreateOwnProcessorAccount,
    (value, formID) => createOwnAccount(context, value, formID),
    { to: list, done: words.created, failed: words.failedToSave },
  )

export default function NewOwnAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { kinds, kind, formID } = loaderData
  return (
    <DialogForm title={words.addAccount} submit={words.addAccount} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={formID} />
      <input type="hidden" name="processor" value={kind.processor} />
      {kinds.length > 1 && (
        <nav className="flex flex-wrap gap-2" aria-label={words.chooseProcessor}>
          {kinds.map(({ processor, title }) => (
            <ButtonLink
              {...openDialog}
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
      <OwnAccountFields key={kind.processor} kind={kind} values={answer?.typed ?? {}} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
