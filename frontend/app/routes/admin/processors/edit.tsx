import { useLocation } from 'react-router'
import * as words from '#contract/messages/admin/processors.js'
import { ChangeProcessorAccount } from '#contract/processor-accounts.js'
import { findProcessorAccount } from '../../../api/processor-accounts.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import type { Context } from '../../../session/site-context.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { readAccountForm } from '../../../api/account-form.server'
import { bankChoices } from './bank-choices.server'
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
  const loaded = await load(context, params.processorAccountID)
  return { ...loaded, choices: await bankChoices(context, loaded.kind) }
}

export async function action({ request, context, params: { processorAccountID }, url }: Route.ActionArgs) {
  const { input, typed } = await readAccountForm(request)
  const { kind } = await load(context, processorAccountID)
  return saveAsStaff(context, {
    form: { input: { currencies: kind.currencies, ...input }, typed },
    as: ChangeProcessorAccount,
    send: { call: 'PUT /processor-accounts/:processorAccountID', params: { processorAccountID } },
    read: () => load(context, processorAccountID),
    to: listAddress(list, url.search, processorAccountID),
    done: words.updated,
    failed: words.failedToSave,
  })
}

export default function EditProcessorAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { facts, kind, version, choices } = loaderData
  const back = listAddress(list, useLocation().search)
  return (
    <DialogForm title={words.editAccount} submit={words.save} back={back} answer={answer} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <GuideLink kind={kind} />
      <AccountFields
        kind={kind}
        values={answer?.typed ?? facts}
        fields={answer?.fields}
        isNew={false}
        choices={choices}
      />
    </DialogForm>
  )
}
