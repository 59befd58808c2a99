import { Form, useNavigation } from 'react-router'
import { dunningEnds } from '#contract/billing-choices.js'
import { retriesMax, retryDaysMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/client/subscriptions.js'
import { runForm } from '../../../api/form-actions.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadRetryPlan, saveRetryPlan } from '../../../api/subscriptions.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field, SelectField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { inputsOf } from '../../../components/inputs-of'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { RefusalWords } from '../../../components/refusal-words'
import { readForm } from '../../../session/form.server'
import { IfMay } from '../parts/may'
import type { Route } from './+types/retries'
import { SubscriptionTabs } from '../parts/subscription-tabs'

const address = '/client/subscriptions/retries'

export const meta: Route.MetaFunction = () => pageMeta(words.retries)

export async function loader({ context }: Route.LoaderArgs) {
  const { retryDays, atEnd, version } = await rowOrGone(context, loadRetryPlan(context))
  return { values: { retryDays: retryDays.join(', '), atEnd, version } }
}

const daysOf = (text: string): number[] | null => {
  const parts = text.split(/[\s,;،]+/).filter(Boolean)
  const days = parts.map(Number)
  const areFine = days.every((day) => Number.isInteger(day) && day >= 1 && day <= retryDaysMax)
  return areFine && days.length <= retriesMax ? days : null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const retryDays = daysOf(typed.retryDays ?? '')
  const atEnd = dunningEnds.find((one) => one === typed.atEnd)
  if (!retryDays) return refuseInputs({ retryDays: words.retryDaysForm(retriesMax, retryDaysMax) }, typed)
  if (!atEnd) return refuseInputs({ atEnd: words.atEnd }, typed)
  return runForm(context, saveRetryPlan(context, { retryDays, atEnd }, typed.version ?? ''), {
    ...{ to: address, done: words.retriesSaved, failed: words.failedToSaveRetries, typed },
  })
}

export default function Retries({ loaderData: { values: saved }, actionData: answer }: Route.ComponentProps) {
  useFormAnswer(answer)
  const isBusy = useNavigation().formAction === address
  const values: Record<string, string> = answer?.typed ?? saved
  const input = inputsOf(values, answer?.fields)
  return (
    <>
      <PageHeader title={words.retries} lead={words.retriesLead} />
      <SubscriptionTabs />
      <Card>
        <Form method="post" noValidate className="flex max-w-2xl flex-col gap-5" key={saved.version}>
          <input type="hidden" name="version" value={values.version} />
          <Field
            label={words.retryDays}
            {...input('retryDays')}
            help={words.retryDaysHelp}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          <SelectField
            label={words.atEnd}
            name="atEnd"
            options={dunningEnds.map((value) => ({ value, label: words.ends[value] }))}
            defaultValue={values.atEnd}
            error={answer?.fields?.atEnd}
            required
          />
          <p className="text-sm text-ink-soft">{words.atMostInThirtyDays}</p>
          <RefusalWords answer={answer} />
          <IfMay call="PUT /dunning-settings">
            <div>
              <Button loading={isBusy}>{words.saveRetries}</Button>
            </div>
          </IfMay>
        </Form>
      </Card>
    </>
  )
}
