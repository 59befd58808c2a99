import { data } from 'react-router'
import * as words from '#contract/messages/admin/routing.js'
import type { RoutingPreviewView } from '#contract/routing.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { createRoutingRule, previewRouting } from '../../../api/routing.server'
import { Button } from '../../../components/button'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { modeOfPages } from '../../../session/mode.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/new'
import { RuleFields } from './fields'
import { RoutingPreview } from './preview'
import { accountsOf } from '../parts/processor-accounts.server'
import { readRuleForm } from './rule-form.server'

const list = '/admin/routing'

interface Answer extends Refusal {
  preview?: RoutingPreviewView
}

export const meta: Route.MetaFunction = () => pageMeta(words.addRule)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /routing-rules')
  return { accounts: await accountsOf(context, context.get(modeOfPages)), formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { value, fields, typed, input } = await readRuleForm(request)
  if (fields || !value) return refuseInputs(fields ?? {}, typed)
  const mode = context.get(modeOfPages)
  const { name: _, ...rule } = value
  try {
    if (input.intent === 'preview')
      return data<Answer>({ preview: await previewRouting(context, { mode, ...rule }), typed })
    await createRoutingRule(context, { ...value, mode }, input.formID)
    return await redirectWithToast(context, list, success(words.created))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function NewRoutingRule({ loaderData: { accounts, formID }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { may } = useMay()
  const preview = may('POST /routing-rules/preview') && (
    <Button variant="secondary" name="intent" value="preview">
      {words.whatWouldChange}
    </Button>
  )
  const nameOf = (id: string) => accounts.find(({ processorAccountID }) => processorAccountID === id)?.name ?? id
  return (
    <DialogForm title={words.addRule} submit={words.addRule} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="formID" value={formID} />
      <RuleFields accounts={accounts} values={answer?.typed ?? {}} fields={answer?.fields} />
      {answer?.preview && <RoutingPreview preview={answer.preview} nameOf={nameOf} />}
    </DialogForm>
  )
}
