import { redirect } from 'react-router'
import * as words from '#contract/messages/client/area.js'
import { failed } from '#contract/messages/outcomes.js'
import { ApiError } from '../../api/http.server'
import { switchClient } from '../../api/members.server'
import { readForm } from '../../session/form.server'
import { failure, redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/switch'

const dashboard = '/client/dashboard'

export const loader = () => redirect(dashboard)

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  try {
    const { clients } = await switchClient(context, typed.clientID ?? '')
    const name = clients.find(({ isCurrent }) => isCurrent)?.name ?? ''
    return await redirectWithToast(context, dashboard, success(words.youWorkFor(name)))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, dashboard, failure(error.explain(failed.clientStatus)))
  }
}
