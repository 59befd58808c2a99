import { redirect } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/admin/area.js'
import type { PortalUserView } from '#contract/portal-users.js'
import { readForm } from '../../session/form.server'
import { sameSitePath } from '../../session/same-site'
import { success } from '../../session/toast.server'
import { answerButton } from './parts/button-answer.server'
import type { Route } from './+types/unlock'

export const loader = () => redirect('/admin/dashboard')

/** Takes `audience`, `id`, and `returnTo`: the page that asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { audience, id = '', returnTo } = (await readForm(request)).typed
  return answerButton(context, {
    send:
      audience === 'client'
        ? { call: 'POST /clients/:clientID/unlock', params: { clientID: id } }
        : { call: 'POST /portal-users/:id/unlock', params: { id } },
    to: sameSitePath(returnTo) ?? '/admin/dashboard',
    done: (unlocked: ClientView | PortalUserView) =>
      success(words.canSignInAgain('name' in unlocked ? unlocked.name : unlocked.userName)),
    failed: words.thisAccountCouldNotBe,
  })
}
