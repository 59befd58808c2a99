import { Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/payouts.js'
import { type Currency, currencies, exampleOf } from '#contract/money.js'
import { payoutIntervals } from '#contract/payout-states.js'
import { SetPayoutSchedule } from '#contract/payout-rules.js'
import { amountToType, inDecimals, typedMoney } from '#contract/spoken-formats.js'
import { runForm } from '../../../api/form-actions.server'
import { loadOwnSchedule, saveOwnSchedule } from '../../../api/payouts.server'
import { refuseInputs } from '../../../api/refusal.server'
import { BackLink } from '../../../components/back-link'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field, SelectField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/payout-schedule'
import { inputsOf } from '../../../components/inputs-of'

const address = '/client/profile/payout-schedule'
const leastName = (currency: string) => `least ${currency}`

export const meta: Route.MetaFunction = () => pageMeta(words.scheduleTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const schedule = await loadOwnSchedule(context)
  const used = schedule.standings.map(({ currency }) => currency)
  const named = Object.keys(schedule.leastAmounts) as Currency[]
  return { schedule, shown: [...new Set([...used, ...named])] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const leastAmounts: Partial<Record<Currency, number>> = {}
  const wrong: Record<string, string> = {}
  for (const currency of currencies) {
    const text = typed[leastName(currency)]?.trim()
    if (!text) continue
    const amount = typedMoney(text, currency)
    if (amount === null) wrong[leastName(currency)] = words.amountForm(inDecimals(exampleOf(currency)))
    else leastAmounts[currency] = amount
  }
  const numbers = { weekday: Number(typed.weekday || 1), dayOfMonth: Number(typed.dayOfMonth || 1) }
  const { value, fields } = await check(SetPayoutSchedule, { interval: input.interval, ...numbers, leastAmounts })
  if (fields || Object.keys(wrong).length > 0) return refuseInputs({ ...fields, ...wrong }, typed)
  return runForm(context, saveOwnSchedule(context, value, input.formID), {
    to: address,
    done: words.saved,
    failed: words.failedToSave,
    typed,
  })
}

export default function PayoutSchedule({ loaderData: { schedule, shown }, actionData: answer }: Route.ComponentProps) {
  useFormAnswer(answer)
  const may = useMay()
  const isBusy = useNavigation().formAction === address
  const { interval, weekday, dayOfMonth, leastAmounts, delayDays } = schedule
  const typed = answer?.typed
  const saved = { interval, weekday: String(weekday), dayOfMonth: String(dayOfMonth) }
  const input = inputsOf({ ...saved, ...typed }, answer?.fields)
  return (
    <>
      <PageHeader title={words.scheduleTitle} lead={words.scheduleLead} />
      <Card>
        <Form method="post" noValidate className="flex max-w-2xl flex-col gap-5">
          <SelectField
            label={words.interval}
            {...input('interval')}
            options={payoutIntervals.map((value) => ({ value, label: words.intervals[value] }))}
          />
          <SelectField
            label={words.weekday}
            {...input('weekday')}
            options={Object.entries(words.weekdays).map(([value, label]) => ({ value, label }))}
            help={words.weekdayHelp}
          />
          <Field label={words.dayOfMonth} {...input('dayOfMonth')} inputMode="numeric" help={words.dayOfMonthHelp} />
          {shown.map((currency) => (
            <Field
              key={currency}
              label={words.leastAmount(currency)}
              name={leastName(currency)}
              inputMode="decimal"
              defaultValue={
                typed?.[leastName(currency)] ??
                (leastAmounts[currency] === undefined ? '' : amountToType(leastAmounts[currency], currency))
              }
              error={answer?.fields?.[leastName(currency)]}
              help={words.leastHelp}
            />
          ))}
          {delayDays > 0 && <p className="text-sm text-ink-soft">{words.delayed(delayDays)}</p>}
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          {may('PUT /clients/:clientID/payout-schedule') && (
            <div>
              <Button loading={isBusy}>{words.save}</Button>
            </div>
          )}
        </Form>
      </Card>
      <BackLink to="/client/profile">{words.toProfile}</BackLink>
    </>
  )
}
