import { useLocation } from 'react-router'
import * as words from '#contract/messages/admin/reports.js'
import { ExplainDifference } from '#contract/reconciliation-differences.js'
import { explanationMaxLength } from '#contract/report-limits.js'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/explain'

const list = '/admin/reconciliation/differences'

export const meta: Route.MetaFunction = () => pageMeta(words.explainTitle)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /reconciliation-differences/:differenceID/explain')
  return null
}

export const action = async ({ request, context, params, url }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: ExplainDifference,
    send: { call: 'POST /reconciliation-differences/:differenceID/explain', params },
    to: listAddress(list, url.search),
    done: words.explained,
    failed: words.failedToExplain,
  })

export default function Explain({ actionData: answer }: Route.ComponentProps) {
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
        defaultValue={answer?.typed?.explanation}
        error={answer?.fields?.explanation}
        help={words.explanationHelp}
        maxLength={explanationMaxLength}
        autoComplete="off"
        required
      />
    </DialogForm>
  )
}
