import * as words from '#contract/messages/admin/payouts.js'
import * as clientWords from '#contract/messages/client/payouts.js'
import { SetPayoutSchedule } from '#contract/payout-rules.js'
import { payoutIntervals } from '#contract/payout-states.js'
import { loadScheduleOf } from '../../../api/payouts.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { readForm, toNumber } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
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
  return saveAsStaff(context, {
    form: { input: { interval: input.interval, ...said }, typed },
    as: SetPayoutSchedule,
    send: { call: 'PUT /clients/:clientID/payout-schedule', params: { clientID } },
    to: addressOf(clientID),
    done: clientWords.saved,
    failed: clientWords.failedToSave,
  })
}

export default function PayoutRules({ loaderData, actionData: answer, params }: Route.ComponentProps) {
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
