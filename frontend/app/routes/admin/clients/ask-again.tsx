import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/requirements.js'
import { AskAgain } from '#contract/requirements.js'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { askAgain, listRequirementsOf } from '../../../api/requirements.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/ask-again'
import { addressOf } from './detail-address'
import { ReasonDialog } from './reason-dialog'

export const meta: Route.MetaFunction = () => pageMeta(words.askAgain)

export async function loader({ context, params: { clientID, requirementID } }: Route.LoaderArgs) {
  await requireCall(context, 'POST /clients/:clientID/requirements/:requirementID/ask-again')
  const item = listRequirementsOf(context, clientID).then(
    ({ items }) => items.find((one) => one.requirementID === requirementID) ?? null,
  )
  return { name: (await rowOrGone(context, item)).name }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(AskAgain, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await askAgain(context, params, value)
    return await redirectWithToast(context, addressOf(params.clientID), success(words.askedAgain))
  } catch (error) {
    return refuse(error, words.failedToDecide, typed)
  }
}

export default function AskClientAgain({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReasonDialog
      title={words.askAgainOf(loaderData.name)}
      lead={words.askAgainLead}
      submit={words.askAgain}
      help={words.reasonHelp}
      clientID={params.clientID}
      answer={actionData}
      isRequired
    />
  )
}
