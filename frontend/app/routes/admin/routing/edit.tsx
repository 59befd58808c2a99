import { data } from 'react-router'
import * as words from '#contract/messages/admin/routing.js'
import type { RoutingPreviewView } from '#contract/routing.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { findRoutingRule, previewRouting, updateRoutingRule } from '../../../api/routing.server'
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
import { RoutingPreview } from './preview'
import { accountsOf } from '../parts/processor-accounts.server'
import { readRuleForm } from './rule-form.server'

const list = '/admin/routing'

interface Answer extends Refusal {
  preview?: RoutingPreviewView
}

export const meta: Route.MetaFunction = () => pageMeta(words.editRule)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /routing-rules/:routingRuleID')
  const rule = await rowOrGone(context, findRoutingRule(context, params.routingRuleID))
  return { ...seenOf(rule), accounts: await accountsOf(context, rule.mode) }
}

export async function action({ request, context, params: { routingRuleID } }: Route.ActionArgs) {
  const { value, fields, typed, input } = await readRuleForm(request)
  if (fields || !value) return refuseInputs(fields ?? {}, typed)
  const { name: _, ...rule } = value
  try {
    const { mode } = await rowOrGone(context, findRoutingRule(context, routingRuleID))
    if (input.intent === 'preview') {
      const preview = await previewRouting(context, { mode, routingRuleID, ...rule })
      return data<Answer>({ preview, typed })
    }
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findRoutingRule(context, routingRuleID))),
      save: (ifMatch) => updateRoutingRule(context, routingRuleID, value, ifMatch),
    })
    return await redirectWithToast(context, list, success(words.updated))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function EditRoutingRule({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { facts, version, accounts } = loaderData
  const { may } = useMay()
  const preview = may('POST /routing-rules/preview') && (
    <Button variant="secondary" name="intent" value="preview">
      {words.whatWouldChange}
    </Button>
  )
  const nameOf = (id: string) => accounts.find(({ processorAccountID }) => processorAccountID === id)?.name ?? id
  return (
    <DialogForm title={words.editRule} submit={words.save} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <RuleFields accounts={accounts} values={answer?.typed ?? facts} fields={answer?.fields} />
      {answer?.preview && <RoutingPreview preview={answer.preview} nameOf={nameOf} />}
    </DialogForm>
  )
}
