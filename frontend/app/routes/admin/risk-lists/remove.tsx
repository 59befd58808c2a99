import * as words from '#contract/messages/admin/risk.js'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut } from '../parts/question.server'
import { emptyForm } from '../parts/save-form.server'
import type { Route } from './+types/remove'

export const meta: Route.MetaFunction = () => pageMeta(words.removeEntry)

export const loader = ({ context }: Route.LoaderArgs) =>
  emptyForm(context, 'DELETE /risk-lists/:kind/entries/:riskListEntryID')

export const action = ({ request, context, params: { kind, riskListEntryID } }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /risk-lists/:kind/entries/:riskListEntryID', params: { kind, riskListEntryID } },
    to: `/admin/risk-lists/${kind}`,
    done: words.removed,
    failed: words.failedToRemove,
  })

export default function RemoveRiskEntry({ loaderData: { formID }, actionData: answer, params }: Route.ComponentProps) {
  const list = `/admin/risk-lists/${params.kind}`
  return (
    <DeleteRow
      question={words.removeQuestion}
      lead={words.removeLead}
      submit={words.remove}
      {...{ list, formID, answer }}
    />
  )
}
