import * as words from '#contract/messages/identity-providers.js'
import { findIdentityProvider } from '../../../api/identity-providers.server'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/identity-providers'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteTitle)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /identity-providers/:providerID',
    () => findIdentityProvider(context, params.providerID),
    ({ name }) => name,
  )

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /identity-providers/:providerID', params },
    to: list,
    done: words.deleted,
    failed: words.failedToDelete,
  })

export default function DeleteProvider({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  return <DeleteRow question={words.deleteTitle} lead={words.deleteLead(name)} {...{ list, formID, answer }} />
}
