import { ChangeBankAccount } from '#contract/bank-accounts.js'
import * as words from '#contract/messages/admin/banks.js'
import { findBankAccount } from '../../../api/banks-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Context } from '../../../session/site-context.server'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { previewOf, readBankAccountForm } from './account-form.server'
import { seenOf } from './facts'
import { BankAccountFields, CsvPreview } from './fields'

const list = '/admin/bank-accounts'

export const meta: Route.MetaFunction = () => pageMeta(words.editAccount)

async function load(context: Context, bankAccountID: string) {
  const account = await rowOrGone(context, findBankAccount(context, bankAccountID))
  return { ...seenOf(account), last4: account.numberLast4, currency: account.currency }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /bank-accounts/:bankAccountID')
  return load(context, params.bankAccountID)
}

export async function action({ request, context, params: { bankAccountID } }: Route.ActionArgs) {
  const form = await readBankAccountForm(request)
  if (form.typed.intent === 'preview') return previewOf(context, (await load(context, bankAccountID)).currency, form)
  const { currency: _, ...change } = form.account
  return saveAsStaff(context, {
    form: { input: change, typed: form.typed },
    as: ChangeBankAccount,
    send: { call: 'PUT /bank-accounts/:bankAccountID', params: { bankAccountID } },
    read: () => load(context, bankAccountID),
    to: list,
    done: words.accountUpdated,
    failed: words.failedToSaveAccount,
  })
}

export default function EditBankAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { facts, version, last4, currency } = loaderData
  const { may } = useMay()
  const preview = may('POST /bank-accounts/csv-preview') && <PreviewButton label={words.preview} />
  return (
    <DialogForm title={words.editAccount} submit={words.save} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <BankAccountFields values={answer?.typed ?? facts} fields={answer?.fields} last4={last4} />
      {answer?.preview && <CsvPreview preview={answer.preview} currency={currency} />}
    </DialogForm>
  )
}
