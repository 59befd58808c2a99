import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/risk.js'
import { subjectWords } from '#contract/messages/risk.js'
import { CreateRiskEntry } from '#contract/risk-rules.js'
import { riskListKinds, riskListSubjects } from '#contract/risk.js'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { addRiskEntry } from '../../../api/risk.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { tieFields } from '../../../components/tie-fields'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { modeOfPages } from '../../../session/mode.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = () => pageMeta(words.addEntry)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /risk-lists/:kind/entries')
  return { formID: newFormID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { subject, value: text, reason, formID } = input
  const expiresAt = typed.until ? `${typed.until}T23:59:59.999Z` : undefined
  const asked = { mode: context.get(modeOfPages), subject, value: text, reason, expiresAt }
  const { value, fields } = await check(CreateRiskEntry, asked)
  if (fields) return refuseInputs(withUntil(fields), typed)
  const kind = riskListKinds.find((one) => one === params.kind) ?? 'block'
  try {
    await addRiskEntry(context, kind, value, formID)
    return await redirectWithToast(context, `/admin/risk-lists/${kind}`, success(words.added))
  } catch (error) {
    return refuse(error, words.failedToAdd, typed)
  }
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
