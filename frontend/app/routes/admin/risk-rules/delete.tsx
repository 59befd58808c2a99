import * as words from '#contract/messages/admin/risk.js'
import { findRiskRule } from '../../../api/risk.server'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/risk-rules'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteRule)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /risk-rules/:riskRuleID',
    () => findRiskRule(context, params.riskRuleID),
    (rule) => rule.words,
  )

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /risk-rules/:riskRuleID', params },
    to: list,
    done: words.deleted,
    failed: words.failedToDelete,
  })

export default function DeleteRiskRule({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  return <DeleteRow question={words.deleteQuestion} lead={words.goesForGood(name)} {...{ list, formID, answer }} />
}
