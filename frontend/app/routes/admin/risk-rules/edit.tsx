import { data } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import type { RiskPreviewView } from '#contract/risk.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { findRiskRule, listRiskRules, previewRisk, updateRiskRule } from '../../../api/risk.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { Button } from '../../../components/button'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { RuleFields } from './fields'
import { methodsOf } from './methods.server'
import { RiskPreview } from './preview'
import { readRuleForm } from './rule-form.server'

const list = '/admin/risk-rules'

interface Answer extends Refusal {
  preview?: RiskPreviewView
}

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

export async function action({ request, context, params: { riskRuleID } }: Route.ActionArgs) {
  const { value, fields, typed, input } = await readRuleForm(request)
  if (fields || !value) return refuseInputs(fields ?? {}, typed)
  const { name: _, ...rule } = value
  try {
    if (input.intent === 'preview') {
      const { mode } = await rowOrGone(context, findRiskRule(context, riskRuleID))
      return data<Answer>({ preview: await previewRisk(context, { mode, riskRuleID, ...rule }), typed })
    }
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findRiskRule(context, riskRuleID))),
      save: (ifMatch) => updateRiskRule(context, riskRuleID, value, ifMatch),
    })
    return await redirectWithToast(context, list, success(words.updated))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function EditRiskRule({ loaderData: { facts, version, offered }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { may } = useMay()
  const preview = may('POST /risk-rules/preview') && (
    <Button variant="secondary" name="intent" value="preview">
      {words.whatWouldHappen}
    </Button>
  )
  return (
    <DialogForm title={words.editRule} submit={words.save} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <RuleFields {...offered} values={answer?.typed ?? facts} fields={answer?.fields} />
      {answer?.preview && <RiskPreview preview={answer.preview} />}
    </DialogForm>
  )
}
