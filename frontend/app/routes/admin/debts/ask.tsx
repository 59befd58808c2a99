import { redirect } from 'react-router'
import { check } from '#contract/check.js'
import { RequestDebt } from '#contract/debts.js'
import * as words from '#contract/messages/admin/debts.js'
import { formatMoney } from '#contract/money.js'
import { requestDebt } from '../../../api/debts.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/ask'
import { findDebt, readDebtForm } from './debt-form.server'
import { DebtFields } from './fields'

const list = '/admin/debts'

export const meta: Route.MetaFunction = () => pageMeta(words.askTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /debt-requests')
  const debt = await findDebt(context, params)
  if (!debt) throw redirect(list)
  return { debt, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, wrong, typed, formID } = await readDebtForm(request)
  const { value, fields } = await check(RequestDebt, asked)
  if (fields || wrong) return refuseInputs({ ...fields, ...wrong }, typed)
  try {
    await requestDebt(context, value, formID)
    return await redirectWithToast(context, list, success(words.sent))
  } catch (error) {
    return refuse(error, words.failedToAsk, typed)
  }
}

export default function AskForDebt({ loaderData: { debt, formID }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const lead = words.askLead(debt.clientName, formatMoney(debt.owed, debt.currency))
  return (
    <DialogForm title={words.askTitle} lead={lead} submit={words.send} back={list} answer={answer}>
      <DebtFields debt={debt} answer={answer} formID={formID} />
    </DialogForm>
  )
}
