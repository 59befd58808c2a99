import * as words from '#contract/messages/client/banks.js'
import { findOwnSettlementAccount, removeOwnSettlementAccount } from '../../../api/banks.server'
import { runForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/remove-account'

export const meta: Route.MetaFunction = () => pageMeta(words.removeAccountQuestion)

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await rowOrGone(context, findOwnSettlementAccount(context, params.settlementAccountID))
  return { bankName: found.bankName, last4: found.accountNumberLast4 }
}

export const action = async ({ context, params }: Route.ActionArgs) =>
  runForm(context, removeOwnSettlementAccount(context, params.settlementAccountID), {
    to: '/client/banks',
    done: words.accountRemoved,
    failed: words.failedToRemoveAccount,
  })

export default function RemoveAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { bankName, last4 } = loaderData
  return (
    <DialogForm
      title={words.removeAccountQuestion}
      lead={words.removeAccountLead}
      submit={words.removeAccount}
      back="/client/banks"
      answer={answer}
      isQuestion
    >
      <p className="font-medium [overflow-wrap:anywhere]">
        {bankName} <span className="tabular">•••• {last4}</span>
      </p>
    </DialogForm>
  )
}
