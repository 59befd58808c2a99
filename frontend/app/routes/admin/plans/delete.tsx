import * as words from '#contract/messages/admin/plans.js'
import { findPlan } from '../../../api/plans.server'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/plans'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteTitle)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /plans/:planID',
    () => findPlan(context, params.planID),
    ({ name }) => name,
  )

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /plans/:planID', params },
    to: list,
    done: words.deleted,
    failed: words.failedToDelete,
  })

export default function DeletePlan({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  return <DeleteRow question={words.deleteQuestion(name)} lead={words.deleteLead} {...{ list, formID, answer }} />
}
