import * as words from '#contract/messages/step-up.js'
import { carryOn, waitingAt } from '../../../api/step-up.server'
import { pageMeta } from '../../../components/page-meta'
import { ProofPage } from '../../../components/proof-page'
import { readLastPortalToken } from '../../../session/portal-session.server'
import { carriedName } from '../../../session/missing-proof.server'
import type { Route } from './+types/page'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export const loader = ({ url }: Route.LoaderArgs) => ({ waiting: waitingAt(url, 'admin'), carriedName })

export async function action({ request, context, url }: Route.ActionArgs) {
  const held = await readLastPortalToken(request, context)
  return carryOn({ request, context, url, area: 'admin', held })
}

export default function AdminStepUp({ loaderData, actionData }: Route.ComponentProps) {
  return <ProofPage {...loaderData} at="/admin/step-up/proof" answer={actionData} />
}
