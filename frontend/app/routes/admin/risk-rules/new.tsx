import * as words from '#contract/messages/admin/risk.js'
import { CreateRiskRule } from '#contract/risk-rules.js'
import { requireCall } from '../../../api/require-call.server'
import { listRiskRules, previewRisk } from '../../../api/risk.server'
import { silently } from '../../../api/silently.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { modeOfPages } from '../../../session/mode.server'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { RuleFields } from './fields'
import { methodsOf } from './methods.server'
import { RiskPreview } from './preview'
import { readRuleForm } from './rule-form.server'

const list = '/admin/risk-rules'

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
  const { input, ...form } = await readRuleForm(request)
  return saveAsStaff(context, {
    form: { ...form, input: { ...input, mode: context.get(modeOfPages) } },
    as: CreateRiskRule,
    send: { call: 'POST /risk-rules' },
    preview: ({ name: _, ...rule }) => previewRisk(context, rule),
    to: list,
    done: words.created,
    failed: words.failedToSave,
  })
}

export default function NewRiskRule({ loaderData: { formID, ...offered }, actionData: answer }: Route.ComponentProps) {
  const { may } = useMay()
  const preview = may('POST /risk-rules/preview') && <PreviewButton label={words.previewRule} />
  return (
    <DialogForm title={words.addRule} submit={words.addRule} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="formID" value={formID} />
      <RuleFields {...offered} values={answer?.typed ?? {}} fields={answer?.fields} />
      {answer?.preview && <RiskPreview preview={answer.preview} />}
    </DialogForm>
  )
}
