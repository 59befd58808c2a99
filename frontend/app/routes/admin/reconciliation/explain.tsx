import { useLocation } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/reports.js'
import { ExplainDifference } from '#contract/reconciliation-differences.js'
import { explanationMaxLength } from '#contract/report-limits.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { explainDifference } from '../../../api/reports-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/explain'

const list = '/admin/reconciliation/differences'

export const meta: Route.MetaFunction = () => pageMeta(words.explainTitle)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /reconciliation-differences/:differenceID/explain')
  return null
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(ExplainDifference, { explanation: input.explanation })
  if (fields) return refuseInputs(fields, typed)
  try {
    await explainDifference(context, params.differenceID, value.explanation)
    return await redirectWithToast(context, listAddress(list, url.search), success(words.explained))
  } catch (error) {
    return refuse(error, words.failedToExplain, typed)
  }
}

export default function Explain({ actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      title={words.explainTitle}
      lead={words.explainLead}
      submit={words.explain}
      back={listAddress(list, useLocation().search)}
      answer={answer}
    >
      <Field
        label={words.explanation}
        name="explanation"
        help={words.explanationHelp}
        maxLength={explanationMaxLength}
        defaultValue={answer?.typed?.explanation}
        error={answer?.fields?.explanation}
        autoComplete="off"
        required
      />
    </DialogForm>
  )
}
