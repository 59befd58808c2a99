import { data } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import type { RiskPreviewView } from '#contract/risk.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { createRiskRule, listRiskRules, previewRisk } from '../../../api/risk.server'
import { silently } from '../../../api/silently.server'
import { Button } from '../../../components/button'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { modeOfPages } from '../../../session/mode.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/new'
import { RuleFields } from './fields'
import { methodsOf } from './methods.server'
import { RiskPreview } from './preview'
import { readRuleForm } from './rule-form.server'

const list = '/admin/risk-rules'

interface Answer extends Refusal {
  preview?: RiskPreviewView
}

export const meta: Route.MetaFunction = () => pageMeta(words.addRule)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /risk-rules')
  const mode = context.get(modeOfPages)
  const none = { items: [], nextCursor: null, cannotHold: [] }
  const [methods, { cannotHold }] = await Promise.all([
    methodsOf(context, mode),
    silently(listRiskRules(context, mode), none),
  ])
  return { methods, cannotHold, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { value, fields, typed, input } = await readRuleForm(request)
  if (fields || !value) return refuseInputs(fields ?? {}, typed)
  const mode = context.get(modeOfPages)
  const { name: _, ...rule } = value
  try {
    if (input.intent === 'preview')
      return data<Answer>({ preview: await previewRisk(context, { mode, ...rule }), typed })
    await createRiskRule(context, { ...value, mode }, input.formID)
    return await redirectWithToast(context, list, success(words.created))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function NewRiskRule({ loaderData: { formID, ...offered }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { may } = useMay()
  const preview = may('POST /risk-rules/preview') && (
    <Button variant="secondary" name="intent" value="preview">
      {words.whatWouldHappen}
    </Button>
  )
  return (
    <DialogForm title={words.addRule} submit={words.addRule} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="formID" value={formID} />
      <RuleFields {...offered} values={answer?.typed ?? {}} fields={answer?.fields} />
      {answer?.preview && <RiskPreview preview={answer.preview} />}
    </DialogForm>
  )
}
