import { CreateWriteOff } from '#contract/debts.js'
import * as words from '#contract/messages/admin/debts.js'
import { formatMoney } from '#contract/money.js'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { saveAsStaff } from '../parts/save-form.server'
import { ReasonField } from '../parts/reason-field'
import type { Route } from './+types/write-off'
import { debtOf, readDebtForm } from './debt-form.server'
import { DebtFields } from './fields'

const list = '/admin/debts'

export const meta: Route.MetaFunction = () => pageMeta(words.writeOffTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /write-offs')
  return { debt: await debtOf(context, params), formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, ...form } = await readDebtForm(request)
  return saveAsStaff(context, {
    form: { ...form, input: { ...input, reason: form.typed.reason } },
    as: CreateWriteOff,
    send: { call: 'POST /write-offs' },
    to: list,
    done: words.writeOffMade,
    failed: words.failedToWriteOff,
  })
}

export default function WriteOffDebt({ loaderData: { debt, formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.writeOffLead(debt.clientName, formatMoney(debt.owed, debt.currency))
  return (
    <DialogForm title={words.writeOffTitle} lead={lead} submit={words.askForApproval} back={list} answer={answer}>
      <DebtFields debt={debt} answer={answer} formID={formID} />
      <ReasonField label={words.reason} answer={answer} help={words.reasonHelp} />
    </DialogForm>
  )
}
