import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/area.js'
import { unlockClient } from '../../api/client-admin.server'
import { ApiError } from '../../api/http.server'
import { unlockPortalUser } from '../../api/portal-user-admin.server'
import { readForm } from '../../session/form.server'
import { sameSitePath } from '../../session/same-site'
import type { Context } from '../../session/site-context.server'
import { failure, redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/unlock'

export const loader = () => redirect('/admin/dashboard')

/** Takes `audience`, `id`, and `returnTo`: the page that asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const back = sameSitePath(input.returnTo) ?? '/admin/dashboard'
  try {
    const name = await unlock(context, input.audience, String(input.id))
    return await redirectWithToast(context, back, success(words.canSignInAgain(name)))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, back, failure(error.explain(words.thisAccountCouldNotBe)))
  }
}

const unlock = async (context: Context, audience: unknown, id: string): Promise<string> =>
  audience === 'client' ? (await unlockClient(context, id)).name : (await unlockPortalUser(context, id)).userName
