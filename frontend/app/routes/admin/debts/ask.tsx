import { RequestDebt } from '#contract/debts.js'
import * as words from '#contract/messages/admin/debts.js'
import { formatMoney } from '#contract/money.js'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/ask'
import { debtOf, readDebtForm } from './debt-form.server'
import { DebtFields } from './fields'

const list = '/admin/debts'

export const meta: Route.MetaFunction = () => pageMeta(words.askTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /debt-requests')
  return { debt: await debtOf(context, params), formID: newFormID() }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readDebtForm(request),
    as: RequestDebt,
    send: { call: 'POST /debt-requests' },
    to: list,
    done: words.sent,
    failed: words.failedToAsk,
  })

export default function AskForDebt({ loaderData: { debt, formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.askLead(debt.clientName, formatMoney(debt.owed, debt.currency))
  return (
    <DialogForm title={words.askTitle} lead={lead} submit={words.send} back={list} answer={answer}>
      <DebtFields debt={debt} answer={answer} formID={formID} />
    </DialogForm>
  )
}
