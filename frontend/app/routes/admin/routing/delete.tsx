import * as words from '#contract/messages/admin/routing.js'
import { findRoutingRule } from '../../../api/routing.server'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/routing'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteRule)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /routing-rules/:routingRuleID',
    () => findRoutingRule(context, params.routingRuleID),
    (rule) => rule.words,
  )

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /routing-rules/:routingRuleID', params },
    to: list,
    done: words.deleted,
    failed: words.failedToDelete,
  })

export default function DeleteRoutingRule({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  return <DeleteRow question={words.deleteQuestion} lead={words.goesForGood(name)} {...{ list, formID, answer }} />
}
