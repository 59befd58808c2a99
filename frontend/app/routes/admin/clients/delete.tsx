import * as words from '#contract/messages/admin/clients.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { loadClient } from '../../../api/client-admin.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/clients'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteClient)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /clients/:clientID',
    () => loadClient(context, params.clientID),
    ({ name }) => name,
  )

export const action = ({ request, context, params, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /clients/:clientID', params },
    to: listAddress(list, url.search),
    done: done.client.deleted,
    failed: failed.client.delete,
  })

export default function DeleteClient({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.canNoLongerSignIn(name)
  return <DeleteRow question={confirm.deleteClient} {...{ lead, list, formID, answer }} />
}
