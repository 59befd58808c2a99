import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/payouts.js'
import * as clientWords from '#contract/messages/client/payouts.js'
import { SetPayoutSchedule } from '#contract/payout-rules.js'
import { payoutIntervals } from '#contract/payout-states.js'
import { loadScheduleOf, saveScheduleOf } from '../../../api/payouts.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { readForm, toNumber } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/payout-rules'
import { addressOf } from './detail-address'

export const meta: Route.MetaFunction = () => pageMeta(words.rulesOfClient)

const numbers = ['delayDays', 'reservePercentage', 'reserveDays'] as const

export async function loader({ context, params: { clientID } }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /clients/:clientID/payout-schedule')
  return rowOrGone(context, loadScheduleOf(context, clientID))
}

export async function action({ request, context, params: { clientID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const said = Object.fromEntries(numbers.map((name) => [name, toNumber(typed[name] || '0')]))
  const { value, fields } = await check(SetPayoutSchedule, { interval: input.interval, ...said })
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveScheduleOf(context, clientID, value, input.formID)
  } catch (error) {
    return refuse(error, clientWords.failedToSave, typed)
  }
  return redirectWithToast(context, addressOf(clientID), success(clientWords.saved))
}

export default function PayoutRules({ loaderData, actionData, params }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const labels = { delayDays: words.delayDays, reservePercentage: words.reserve, reserveDays: words.reserveDays }
  const help = { delayDays: words.delayHelp, reservePercentage: words.reserveHelp, reserveDays: words.reserveDaysHelp }
  return (
    <DialogForm
      title={words.rulesOfClient}
      lead={words.rulesOfClientLead}
      submit={clientWords.save}
      back={addressOf(params.clientID)}
      answer={answer}
    >
      <SelectField
        label={clientWords.interval}
        name="interval"
        defaultValue={answer?.typed?.interval ?? loaderData.interval}
        options={payoutIntervals.map((value) => ({ value, label: clientWords.intervals[value] }))}
        error={answer?.fields?.interval}
      />
      {numbers.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={answer?.typed?.[name] ?? String(loaderData[name])}
          error={answer?.fields?.[name]}
          help={help[name]}
        />
      ))}
    </DialogForm>
  )
}
