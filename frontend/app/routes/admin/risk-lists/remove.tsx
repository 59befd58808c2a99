import * as words from '#contract/messages/admin/risk.js'
import { riskListKinds } from '#contract/risk.js'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { removeRiskEntry } from '../../../api/risk.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/remove'

export const meta: Route.MetaFunction = () => pageMeta(words.removeEntry)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /risk-lists/:kind/entries/:riskListEntryID')
  return { formID: newFormID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const kind = riskListKinds.find((one) => one === params.kind) ?? 'block'
  try {
    await removeRiskEntry(context, kind, params.riskListEntryID, input.formID)
    return await redirectWithToast(context, `/admin/risk-lists/${kind}`, success(words.removed))
  } catch (error) {
    return refuse(error, words.failedToRemove)
  }
}

export default function RemoveRiskEntry({ loaderData: { formID }, actionData, params }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
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
