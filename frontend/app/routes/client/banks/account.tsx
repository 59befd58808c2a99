import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/banks.js'
import { SaveSettlementAccount } from '#contract/settlement-account.js'
import { loadOwnSettlementAccount, saveOwnSettlementAccount } from '../../../api/banks.server'
import { ApiError } from '../../../api/http.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { silently } from '../../../api/silently.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/account'
import { AccountFields } from './account-fields'

export const meta: Route.MetaFunction = () => pageMeta(words.settlementAccount)

export async function loader({ context }: Route.LoaderArgs) {
  const { emailAddress } = signedInClient(context).client
  return { saved: await silently(loadOwnSettlementAccount(context), null), emailAddress }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['currencies'] })
  if ((input.currencies as string[]).length === 0) delete input.currencies
  const { value, fields } = await check(SaveSettlementAccount, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveOwnSettlementAccount(context, value)
  } catch (error) {
    if (error instanceof ApiError && error.fields.password) return refuseInputs(error.fields, typed)
    return refuse(error, words.theSettlementAccountCouldNot, typed)
  }
  return redirectWithToast(context, '/client/banks', success(words.settlementAccountSaved))
}

export default function SettlementAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { saved, emailAddress } = loaderData
  return (
    <DialogForm
      title={words.settlementAccount}
      lead={words.theBankAccountThatYour}
      submit={words.saveTheAccount}
      back="/client/banks"
      answer={answer}
    >
      <AccountFields saved={saved} typed={answer?.typed} fields={answer?.fields} emailAddress={emailAddress} />
    </DialogForm>
  )
}
