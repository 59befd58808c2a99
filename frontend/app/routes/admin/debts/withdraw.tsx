import * as words from '#contract/messages/admin/debts.js'
import { withdrawDebtRequest } from '../../../api/debts.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/withdraw'

const list = '/admin/debts'

export const meta: Route.MetaFunction = () => pageMeta(words.withdrawTitle)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /debt-requests/:debtRequestID/withdraw')
  return null
}

export async function action({ context, params: { debtRequestID } }: Route.ActionArgs) {
  try {
    await withdrawDebtRequest(context, debtRequestID)
    return await redirectWithToast(context, list, success(words.withdrawn))
  } catch (error) {
    return refuse(error, words.failedToWithdraw)
  }
}

export default function Withdraw({ actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      title={words.withdrawTitle}
      lead={words.withdrawLead}
      submit={words.withdraw}
      dismiss={words.keep}
      back={list}
      answer={answer}
      isQuestion
    />
  )
}
