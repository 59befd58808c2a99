import * as words from '#contract/messages/client/banks.js'
import { loadFirstSettlementAccount, saveOwnSettlementAccount } from '../../../api/banks.server'
import { silently } from '../../../api/silently.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import type { Route } from './+types/account'
import { AccountFields } from './account-fields'
import { saveAccount } from './save-account.server'

export const meta: Route.MetaFunction = () => pageMeta(words.settlementAccount)

export async function loader({ context }: Route.LoaderArgs) {
  const { emailAddress } = signedInClient(context).client
  return { saved: await silently(loadFirstSettlementAccount(context), null), emailAddress }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveAccount(context, request, (input) => saveOwnSettlementAccount(context, input))

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
