import * as words from '#contract/messages/admin/reports.js'
import { ifMay } from '../../../api/if-may.server'
import { previewFailure } from '../../../api/reports-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { DeleteRow } from '../parts/delete-row'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/adopt-failure'
import { PostedLines } from './posted-lines'

const list = '/admin/reconciliation/differences'

export const meta: Route.MetaFunction = () => pageMeta(words.adoptFailure)

export async function loader({ context, params: { differenceID } }: Route.LoaderArgs) {
  await requireCall(context, 'POST /reconciliation-differences/:differenceID/adopt-failure')
  const preview = await ifMay(context, 'GET /reconciliation-differences/:differenceID/adopt-failure', () =>
    previewFailure(context, differenceID),
  )
  return { preview, formID: newFormID() }
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'POST /reconciliation-differences/:differenceID/adopt-failure', params },
    to: list,
    done: words.failureAdopted,
    failed: words.failedToAdoptFailure,
  })

export default function AdoptFailure({ loaderData: { preview, formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.adoptFailureLead
  return (
    <DeleteRow question={words.adoptFailureTitle} submit={words.adoptFailure} {...{ lead, list, formID, answer }}>
      {preview && <PostedLines {...preview} />}
    </DeleteRow>
  )
}
