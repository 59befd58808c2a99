import { data } from 'react-router'
import { check } from '#contract/check.js'
import { CreateBankAccount, type CsvPreviewView, PreviewCsv } from '#contract/bank-accounts.js'
import * as words from '#contract/messages/admin/banks.js'
import { type Currency, currencies } from '#contract/money.js'
import { createBankAccount, previewCsv } from '../../../api/banks-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import type { Route } from './+types/new'
import { readBankAccountForm } from './account-form.server'
import { BankAccountFields, CsvPreview } from './fields'

const list = '/admin/bank-accounts'

interface Answer extends Refusal {
  preview?: CsvPreviewView
}

export const meta: Route.MetaFunction = () => pageMeta(words.addAccount)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /bank-accounts')
  return { formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { account, mapping, sample, typed, input } = await readBankAccountForm(request)
  try {
    if (input.intent === 'preview') {
      const asked = await check(PreviewCsv, { currency: account.currency, mapping, text: sample })
      if (asked.fields) return refuseInputs({ ...asked.fields, csvMapping: asked.fields.mapping ?? '' }, typed)
      return data<Answer>({ preview: await previewCsv(context, asked.value), typed })
    }
    const { value, fields } = await check(CreateBankAccount, account)
    if (fields) return refuseInputs(fields, typed)
    await createBankAccount(context, value, input.formID)
    return await redirectWithToast(context, list, success(words.accountCreated))
  } catch (error) {
    return refuse(error, words.failedToSaveAccount, typed)
  }
}

export default function NewBankAccount({ loaderData: { formID }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { may } = useMay()
  const typed = answer?.typed ?? {}
  const currency = currencies.find((one): one is Currency => one === typed.currency) ?? 'EUR'
  const preview = may('POST /bank-accounts/csv-preview') && <PreviewButton label={words.preview} />
  return (
    <DialogForm title={words.addAccount} submit={words.addAccount} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="formID" value={formID} />
      <BankAccountFields values={typed} fields={answer?.fields} />
      {answer?.preview && <CsvPreview preview={answer.preview} currency={currency} />}
    </DialogForm>
  )
}
