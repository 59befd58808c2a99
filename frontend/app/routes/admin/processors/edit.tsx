import { useLocation } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/processors.js'
import { ChangeProcessorAccount } from '#contract/processor-accounts.js'
import { findProcessorAccount, updateProcessorAccount } from '../../../api/processor-accounts.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/edit'
import { readAccountForm } from './account-form.server'
import { seenOf } from './facts'
import { AccountFields, GuideLink } from './fields'

const list = '/admin/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.editAccount)

async function load(context: Context, processorAccountID: string) {
  const { account, kind } = await rowOrGone(context, findProcessorAccount(context, processorAccountID))
  return { ...seenOf(account, kind), kind }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /processor-accounts/:processorAccountID')
  return load(context, params.processorAccountID)
}

export async function action({ request, context, params: { processorAccountID }, url }: Route.ActionArgs) {
  const { input, typed, settings } = await readAccountForm(request)
  const { seen: _, ...details } = input
  const seen = await load(context, processorAccountID)
  const currencies = details.currencies ?? seen.kind.currencies
  const { value, fields } = await check(ChangeProcessorAccount, { ...details, currencies, settings })
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveUnlessChanged({
      typed,
      read: () => load(context, processorAccountID),
      save: (ifMatch) => updateProcessorAccount(context, processorAccountID, value, ifMatch),
    })
    return await redirectWithToast(context, listAddress(list, url.search, processorAccountID), success(words.updated))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function EditProcessorAccount({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { facts, kind, version } = loaderData
  const back = listAddress(list, useLocation().search)
  return (
    <DialogForm title={words.editAccount} submit={words.save} back={back} answer={answer} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <GuideLink kind={kind} />
      <AccountFields kind={kind} values={answer?.typed ?? facts} fields={answer?.fields} isNew={false} />
    </DialogForm>
  )
}
