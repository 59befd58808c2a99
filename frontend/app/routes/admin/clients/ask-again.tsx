import * as words from '#contract/messages/admin/requirements.js'
import { AskAgain } from '#contract/requirements.js'
import { requireCall } from '../../../api/require-call.server'
import { answersTo } from '../../../api/requirements.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/ask-again'
import { addressOf } from './detail-address'
import { ReasonDialog } from './reason-dialog'

export const meta: Route.MetaFunction = () => pageMeta(words.askAgain)

export async function loader({ context, params: { clientID, requirementID } }: Route.LoaderArgs) {
  await requireCall(context, 'POST /clients/:clientID/requirements/:requirementID/ask-again')
  const item = answersTo(context, clientID)
    .list()
    .then(({ items }) => items.find((one) => one.requirementID === requirementID) ?? null)
  return { name: (await rowOrGone(context, item)).name }
}

export const action = async ({ request, context, params: { clientID, requirementID } }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: AskAgain,
    send: {
      call: 'POST /clients/:clientID/requirements/:requirementID/ask-again',
      params: { clientID, requirementID },
    },
    to: addressOf(clientID),
    done: words.askedAgain,
    failed: words.failedToDecide,
  })

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
