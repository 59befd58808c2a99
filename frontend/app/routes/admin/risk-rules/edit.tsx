import * as words from '#contract/messages/admin/risk.js'
import { ChangeRiskRule } from '#contract/risk-rules.js'
import { requireCall } from '../../../api/require-call.server'
import { findRiskRule, listRiskRules, previewRisk } from '../../../api/risk.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { RuleFields } from './fields'
import { methodsOf } from './methods.server'
import { RiskPreview } from './preview'
import { readRuleForm } from './rule-form.server'

const list = '/admin/risk-rules'

export const meta: Route.MetaFunction = () => pageMeta(words.editRule)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /risk-rules/:riskRuleID')
  const rule = await rowOrGone(context, findRiskRule(context, params.riskRuleID))
  const [methods, { cannotHold }] = await Promise.all([
    methodsOf(context, rule.mode),
    listRiskRules(context, rule.mode),
  ])
  return { ...seenOf(rule), offered: { methods, cannotHold } }
}

export const action = async ({ request, context, params: { riskRuleID } }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readRuleForm(request),
    as: ChangeRiskRule,
    send: { call: 'PUT /risk-rules/:riskRuleID', params: { riskRuleID } },
    read: async () => seenOf(await rowOrGone(context, findRiskRule(context, riskRuleID))),
    preview: async ({ name: _, ...rule }) => {
      const { mode } = await rowOrGone(context, findRiskRule(context, riskRuleID))
      return previewRisk(context, { mode, riskRuleID, ...rule })
    },
    to: list,
    done: words.updated,
    failed: words.failedToSave,
  })

export default function EditRiskRule({
  loaderData: { facts, version, offered },
  actionData: answer,
}: Route.ComponentProps) {
  const { may } = useMay()
  const preview = may('POST /risk-rules/preview') && <PreviewButton label={words.previewRule} />
  return (
    <DialogForm title={words.editRule} submit={words.save} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <RuleFields {...offered} values={answer?.typed ?? facts} fields={answer?.fields} />
      {answer?.preview && <RiskPreview preview={answer.preview} />}
    </DialogForm>
  )
}
