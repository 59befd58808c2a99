import * as words from '#contract/messages/client/banks.js'
import { addOwnSettlementAccount } from '../../../api/banks.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import type { Route } from './+types/new-account'
import { AccountFields } from './account-fields'
import { saveAccount } from './save-account.server'

export const meta: Route.MetaFunction = () => pageMeta(words.addAnotherAccount)

export function loader({ context }: Route.LoaderArgs) {
  return { emailAddress: signedInClient(context).client.emailAddress }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveAccount(context, request, (input) => addOwnSettlementAccount(context, input))

export default function NewAccount({ loaderData: { emailAddress }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      title={words.addAnotherAccount}
      lead={words.anotherAccountLead}
      submit={words.saveTheAccount}
      back="/client/banks"
      answer={answer}
    >
      <AccountFields saved={null} typed={answer?.typed} fields={answer?.fields} emailAddress={emailAddress} />
    </DialogForm>
  )
}
