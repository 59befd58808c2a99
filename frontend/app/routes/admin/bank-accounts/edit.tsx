import { data } from 'react-router'
import { check } from '#contract/check.js'
import { ChangeBankAccount, type CsvPreviewView, PreviewCsv } from '#contract/bank-accounts.js'
import * as words from '#contract/messages/admin/banks.js'
import { findBankAccount, previewCsv, updateBankAccount } from '../../../api/banks-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import type { Route } from './+types/edit'
import { readBankAccountForm } from './account-form.server'
import { seenOf } from './facts'
import { BankAccountFields, CsvPreview } from './fields'

const list = '/admin/bank-accounts'

interface Answer extends Refusal {
  preview?: CsvPreviewView
}

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
  const { account, mapping, sample, typed, input } = await readBankAccountForm(request)
  const { currency: _, ...change } = account
  try {
    if (input.intent === 'preview') {
      const { currency } = await load(context, bankAccountID)
      const asked = await check(PreviewCsv, { currency, mapping, text: sample })
      if (asked.fields) return refuseInputs({ ...asked.fields, csvMapping: asked.fields.mapping ?? '' }, typed)
      return data<Answer>({ preview: await previewCsv(context, asked.value), typed })
    }
    const { value, fields } = await check(ChangeBankAccount, change)
    if (fields) return refuseInputs(fields, typed)
    await saveUnlessChanged({
      typed,
      read: () => load(context, bankAccountID),
      save: (ifMatch) => updateBankAccount(context, bankAccountID, value, ifMatch),
    })
    return await redirectWithToast(context, list, success(words.accountUpdated))
  } catch (error) {
    return refuse(error, words.failedToSaveAccount, typed)
  }
}

export default function EditBankAccount({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
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
