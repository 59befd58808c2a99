import * as words from '#contract/messages/admin/risk.js'
import { subjectWords } from '#contract/messages/risk.js'
import { CreateRiskEntry } from '#contract/risk-rules.js'
import { riskListSubjects } from '#contract/risk.js'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { tieFields } from '../../../components/tie-fields'
import { readForm } from '../../../session/form.server'
import { modeOfPages } from '../../../session/mode.server'
import { emptyForm, saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = () => pageMeta(words.addEntry)

export const loader = ({ context }: Route.LoaderArgs) => emptyForm(context, 'POST /risk-lists/:kind/entries')

export async function action({ request, context, params: { kind } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { subject, value, reason } = input
  const expiresAt = typed.until ? `${typed.until}T23:59:59.999Z` : undefined
  return saveAsStaff(context, {
    form: { input: { mode: context.get(modeOfPages), subject, value, reason, expiresAt }, typed },
    as: CreateRiskEntry,
    send: { call: 'POST /risk-lists/:kind/entries', params: { kind } },
    to: `/admin/risk-lists/${kind}`,
    done: words.added,
    failed: words.failedToAdd,
  })
}

const withUntil = ({ expiresAt, ...fields }: Record<string, string>): Record<string, string> => ({
  ...fields,
  ...(expiresAt !== undefined && { until: expiresAt }),
})

const options = riskListSubjects.map((value) => ({ value, label: subjectWords[value] }))

export default function NewRiskEntry({ loaderData: { formID }, actionData: answer, params }: Route.ComponentProps) {
  const fields = answer?.fields && withUntil(answer.fields)
  const values = answer?.typed
  const back = `/admin/risk-lists/${params.kind}`
  const tie = tieFields(values, fields)
  return (
    <DialogForm title={words.addEntry} submit={words.addEntry} back={back} answer={answer}>
      <input type="hidden" name="formID" value={formID} />
      <SelectField
        label={words.subject}
        name="subject"
        options={options}
        defaultValue={values?.subject ?? ''}
        error={fields?.subject}
      />
      <Field label={words.value} {...tie('value')} autoComplete="off" required />
      <Field label={words.reason} {...tie('reason')} optionalHint />
      <Field label={words.until} {...tie('until')} type="date" help={words.untilHelp} optionalHint />
    </DialogForm>
  )
}
