import * as words from '#contract/messages/admin/requirements.js'
import { findRequirement } from '../../../api/requirements.server'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/requirements'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteTitle)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /requirements/:requirementID',
    () => findRequirement(context, params.requirementID),
    ({ name }) => name,
  )

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /requirements/:requirementID', params },
    to: list,
    done: words.deleted,
    failed: words.failedToDelete,
  })

export default function DeleteRequirement({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  return <DeleteRow question={words.deleteQuestion(name)} lead={words.deleteLead} {...{ list, formID, answer }} />
}
