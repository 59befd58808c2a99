import { type ClientView, ReactivateClient } from '#contract/clients.js'
import * as words from '#contract/messages/admin/clients.js'
import { loadClient } from '../../../api/client-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { success } from '../../../session/toast.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/reactivate'
import { addressOf } from './detail-address'
import { ReasonDialog } from './reason-dialog'

export const meta: Route.MetaFunction = () => pageMeta(words.reactivateClient)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /clients/:clientID/reactivate')
  const { name } = await rowOrGone(context, loadClient(context, params.clientID))
  return { name }
}

export const action = async ({ request, context, params: { clientID } }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: ReactivateClient,
    send: { call: 'POST /clients/:clientID/reactivate', params: { clientID } },
    to: addressOf(clientID),
    done: ({ name }: ClientView) => success(words.clientIsActiveAgain(name)),
    failed: words.failedToReactivateClient,
  })

export default function ReactivateThisClient({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReasonDialog
      title={words.reactivateName(loaderData.name)}
      lead={words.itCanSignInAgain}
      submit={words.reactivate}
      help={words.forTheLogAndFor}
      clientID={params.clientID}
      answer={actionData}
      isRequired={false}
    />
  )
}
