import * as words from '#contract/messages/admin/routing.js'
import { CreateRoutingRule } from '#contract/routing-rules.js'
import { requireCall } from '../../../api/require-call.server'
import { previewRouting } from '../../../api/routing.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { modeOfPages } from '../../../session/mode.server'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import type { Route } from './+types/new'
import { RuleFields } from './fields'
import { RoutingPreview } from './preview'
import { accountsOf } from '../parts/processor-accounts.server'
import { saveAsStaff } from '../parts/save-form.server'
import { readRuleForm } from './rule-form.server'

const list = '/admin/routing'

export const meta: Route.MetaFunction = () => pageMeta(words.addRule)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /routing-rules')
  return { accounts: await accountsOf(context, context.get(modeOfPages)), formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, ...form } = await readRuleForm(request)
  return saveAsStaff(context, {
    form: { ...form, input: { ...input, mode: context.get(modeOfPages) } },
    as: CreateRoutingRule,
    send: { call: 'POST /routing-rules' },
    preview: ({ name: _, ...rule }) => previewRouting(context, rule),
    to: list,
    done: words.created,
    failed: words.failedToSave,
  })
}

export default function NewRoutingRule({ loaderData: { accounts, formID }, actionData: answer }: Route.ComponentProps) {
  const { may } = useMay()
  const preview = may('POST /routing-rules/preview') && <PreviewButton label={words.previewChange} />
  const nameOf = (id: string) => accounts.find(({ processorAccountID }) => processorAccountID === id)?.name ?? id
  return (
    <DialogForm title={words.addRule} submit={words.addRule} back={list} answer={answer} extra={preview} wide>
      <input type="hidden" name="formID" value={formID} />
      <RuleFields accounts={accounts} values={answer?.typed ?? {}} fields={answer?.fields} />
      {answer?.preview && <RoutingPreview preview={answer.preview} nameOf={nameOf} />}
    </DialogForm>
  )
}
