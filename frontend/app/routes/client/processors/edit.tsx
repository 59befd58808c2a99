import * as words from '#contract/messages/client/own-accounts.js'
import { ChangeProcessorAccount } from '#contract/processor-accounts.js'
import { readAccountForm } from '../../../api/account-form.server'
import { saveForm } from '../../../api/form-actions.server'
import { findOwnAccount, updateOwnAccount } from '../../../api/own-accounts.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/edit'
import { OwnAccountFields } from './fields'

const list = '/client/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.editAccount)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { account, kind } = await rowOrGone(context, findOwnAccount(context, params.processorAccountID))
  const { name, currencies, isEnabled } = account
  const chosen = currencies.length === kind.currencies.length ? '' : currencies.join(' ')
  return { kind, facts: { name, currencies: chosen, isEnabled: String(isEnabled) } }
}

export async function action({ request, context, params: { processorAccountID } }: Route.ActionArgs) {
  const { input, typed } = await readAccountForm(request)
  const { kind } = await rowOrGone(context, findOwnAccount(context, processorAccountID))
  return saveForm(
    context,
    { input: { currencies: kind.currencies, ...input }, typed },
    ChangeProcessorAccount,
    (value) => updateOwnAccount(context, processorAccountID, value),
    { to: list, done: words.updated, failed: words.failedToSave },
  )
}

export default function EditOwnAccount({ loaderData: { kind, facts }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.editAccount} submit={words.save} back={list} answer={answer} wide>
      <OwnAccountFields kind={kind} values={answer?.typed ?? facts} fields={answer?.fields} isNew={false} />
    </DialogForm>
  )
}
