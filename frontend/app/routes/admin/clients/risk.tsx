import { MarkClient } from '#contract/client-approvals.js'
import * as words from '#contract/messages/admin/two-people.js'
import { loadClient } from '../../../api/client-admin.server'
import { loadRiskOf } from '../../../api/client-risk.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/risk'
import { addressOf } from './detail-address'
import { ReasonDialog } from './reason-dialog'

export const meta: Route.MetaFunction = () => pageMeta(words.highRisk)

const lifts = (url: URL) => url.searchParams.has('lift')

export async function loader({ context, params: { clientID }, url }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /clients/:clientID/risk')
  const [{ name }] = await Promise.all([
    rowOrGone(context, loadClient(context, clientID)),
    rowOrGone(context, loadRiskOf(context, clientID)),
  ])
  return { name, isLift: lifts(url) }
}

export async function action({ request, context, params: { clientID }, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const isHighRisk = !lifts(url)
  return saveAsStaff(context, {
    form: { input: { isHighRisk, reason: input.reason }, typed },
    as: MarkClient,
    send: { call: 'PUT /clients/:clientID/risk', params: { clientID } },
    to: addressOf(clientID),
    done: isHighRisk ? words.marked : words.lifted,
    failed: words.failedToMark,
  })
}

export default function RiskOfClient({ loaderData: { name, isLift }, actionData, params }: Route.ComponentProps) {
  return (
    <ReasonDialog
      title={isLift ? words.liftTitle(name) : words.markTitle(name)}
      lead={isLift ? words.liftLead : words.markLead}
      submit={isLift ? words.lift : words.mark}
      help={words.reasonHelp}
      clientID={params.clientID}
      answer={actionData}
      isRequired
    />
  )
}
