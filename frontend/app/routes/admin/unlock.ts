import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/area.js'
import { unlockClient } from '../../api/client-admin.server'
import { unlockPortalUser } from '../../api/portal-user-admin.server'
import { readForm } from '../../session/form.server'
import { sameSitePath } from '../../session/same-site'
import type { Context } from '../../session/site-context.server'
import { success } from '../../session/toast.server'
import { answerButton } from './parts/button-answer.server'
import type { Route } from './+types/unlock'

export const loader = () => redirect('/admin/dashboard')

/** Takes `audience`, `id`, and `returnTo`: the page that asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const button = { to: sameSitePath(input.returnTo) ?? '/admin/dashboard', failed: words.thisAccountCouldNotBe }
  return answerButton(context, button, async () =>
    success(words.canSignInAgain(await unlock(context, input.audience, String(input.id)))),
  )
}

const unlock = async (context: Context, audience: unknown, id: string): Promise<string> =>
  audience === 'client' ? (await unlockClient(context, id)).name : (await unlockPortalUser(context, id)).userName
