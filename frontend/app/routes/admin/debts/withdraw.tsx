import * as words from '#contract/messages/admin/debts.js'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/withdraw'

const list = '/admin/debts'

export const meta: Route.MetaFunction = () => pageMeta(words.withdrawTitle)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /debt-requests/:debtRequestID/withdraw')
  return null
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'POST /debt-requests/:debtRequestID/withdraw', params },
    to: list,
    done: words.withdrawn,
    failed: words.failedToWithdraw,
  })

export default function Withdraw({ actionData: answer }: Route.ComponentProps) {
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
