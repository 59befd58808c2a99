import { CreateBankAccount } from '#contract/bank-accounts.js'
import * as words from '#contract/messages/admin/banks.js'
import { type Currency, currencies } from '#contract/money.js'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import { emptyForm, saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { previewOf, readBankAccountForm } from './account-form.server'
import { BankAccountFields, CsvPreview } from './fields'

const list = '/admin/bank-accounts'

export const meta: Route.MetaFunction = () => pageMeta(words.addAccount)

export const loader = ({ context }: Route.LoaderArgs) => emptyForm(context, 'POST /bank-accounts')

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readBankAccountForm(request)
  if (form.typed.intent === 'preview') return previewOf(context, form.account.currency, form)
  return saveAsStaff(context, {
    form: { input: form.account, typed: form.typed },
    as: CreateBankAccount,
    send: { call: 'POST /bank-accounts' },
    to: list,
    done: words.accountCreated,
    failed: words.failedToSaveAccount,
  })
}

export default function NewBankAccount({ loaderData: { formID }, actionData: answer }: Route.ComponentProps) {
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
