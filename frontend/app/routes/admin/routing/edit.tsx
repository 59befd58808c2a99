import * as words from '#contract/messages/admin/routing.js'
import { ChangeRoutingRule } from '#contract/routing-rules.js'
import { requireCall } from '../../../api/require-call.server'
import { findRoutingRule, previewRouting } from '../../../api/routing.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { RuleFields } from './fields'
import { RoutingPreview } from './preview'
import { accountsOf } from '../parts/processor-accounts.server'
import { saveAsStaff } from '../parts/save-form.server'
import { readRuleForm } from './rule-form.server'

const list = '/admin/routing'

export const meta: Route.MetaFunction = () => pageMeta(words.editRule)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /routing-rules/:routingRuleID')
  const rule = await rowOrGone(context, findRoutingRule(context, params.routingRuleID))
  return { ...seenOf(rule), accounts: await accountsOf(context, rule.mode) }
}

export const action = async ({ request, context, params: { routingRuleID } }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readRuleForm(request),
    as: ChangeRoutingRule,
    send: { call: 'PUT /routing-rules/:routingRuleID', params: { routingRuleID } },
    read: async () => seenOf(await rowOrGone(context, findRoutingRule(context, routingRuleID))),
    preview: async ({ name: _, ...rule }) => {
      const { mode } = await rowOrGone(context, findRoutingRule(context, routingRuleID))
      return previewRouting(context, { mode, routingRuleID, ...rule })
    },
    to: list,
    done: words.updated,
    failed: words.failedToSave,
  })

export default function EditRoutingRule({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { facts, version, accounts } = loaderData
  const { may } = useMay()
  const preview = may('POST /routing-rules/preview') && <PreviewButton label={words.previewChange} />
  const nameOf = (id: string) => accounts.find(({ processorAccountID }) => processorAccountID === id)?.name ?? id
  return (
    <DialogForm title={words.editRule} submit={words.save} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <RuleFields accounts={accounts} values={answer?.typed ?? facts} fields={answer?.fields} />
      {answer?.preview && <RoutingPreview preview={answer.preview} nameOf={nameOf} />}
    </DialogForm>
  )
}
