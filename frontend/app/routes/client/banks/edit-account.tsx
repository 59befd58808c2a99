import * as words from '#contract/messages/client/banks.js'
import { changeOwnSettlementAccount, findOwnSettlementAccount } from '../../../api/banks.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import type { Route } from './+types/edit-account'
import { AccountFields } from './account-fields'
import { saveAccount } from './save-account.server'

export const meta: Route.MetaFunction = () => pageMeta(words.settlementAccount)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { emailAddress } = signedInClient(context).client
  return {
    saved: await rowOrGone(context, findOwnSettlementAccount(context, params.settlementAccountID)),
    emailAddress,
  }
}

export const action = ({ request, context, params: { settlementAccountID } }: Route.ActionArgs) =>
  saveAccount(context, request, (input) => changeOwnSettlementAccount(context, settlementAccountID, input))

export default function EditAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { saved, emailAddress } = loaderData
  return (
    <DialogForm
      title={words.settlementAccount}
      lead={words.anotherAccountLead}
      submit={words.saveTheAccount}
      back="/client/banks"
      answer={answer}
    >
      <AccountFields saved={saved} typed={answer?.typed} fields={answer?.fields} emailAddress={emailAddress} />
    </DialogForm>
  )
}
