import { redirect } from 'react-router'
import { check } from '#contract/check.js'
import { CreateWriteOff } from '#contract/debts.js'
import * as words from '#contract/messages/admin/debts.js'
import { formatMoney } from '#contract/money.js'
import { createWriteOff } from '../../../api/debts.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/write-off'
import { findDebt, readDebtForm } from './debt-form.server'
import { DebtFields } from './fields'

const list = '/admin/debts'

export const meta: Route.MetaFunction = () => pageMeta(words.writeOffTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /write-offs')
  const debt = await findDebt(context, params)
  if (!debt) throw redirect(list)
  return { debt, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, wrong, typed, formID, reason } = await readDebtForm(request)
  const { value, fields } = await check(CreateWriteOff, { ...asked, reason })
  if (fields || wrong) return refuseInputs({ ...fields, ...wrong }, typed)
  try {
    await createWriteOff(context, value, formID)
    return await redirectWithToast(context, list, success(words.writeOffMade))
  } catch (error) {
    return refuse(error, words.failedToWriteOff, typed)
  }
}

export default function WriteOffDebt({ loaderData: { debt, formID }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const lead = words.writeOffLead(debt.clientName, formatMoney(debt.owed, debt.currency))
  return (
    <DialogForm title={words.writeOffTitle} lead={lead} submit={words.askForApproval} back={list} answer={answer}>
      <DebtFields debt={debt} answer={answer} formID={formID} />
      <TextAreaField
        label={words.reason}
        name="reason"
        defaultValue={answer?.typed?.reason}
        error={answer?.fields?.reason}
        help={words.reasonHelp}
      />
    </DialogForm>
  )
}
