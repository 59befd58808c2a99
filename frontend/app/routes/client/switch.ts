import { redirect } from 'react-router'
import * as words from '#contract/messages/client/area.js'
import { failed } from '#contract/messages/outcomes.js'
import { runButton } from '../../api/form-actions.server'
import { switchClient } from '../../api/members.server'
import { readForm } from '../../session/form.server'
import type { Route } from './+types/switch'

const dashboard = '/client/dashboard'

export const loader = () => redirect(dashboard)

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  return runButton(context, switchClient(context, typed.clientID ?? ''), {
    back: dashboard,
    done: ({ clients }) => words.youWorkFor(clients.find(({ isCurrent }) => isCurrent)?.name ?? ''),
    failed: failed.clientStatus,
  })
}
