import { data } from 'react-router'
import * as words from '#contract/messages/client/webhook-signatures.js'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadOwnSignature } from '../../../api/webhook-deliveries.server'
import { BackLink } from '../../../components/back-link'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/signature'
import { CompareSecret } from './signature.compare'
import { compareSecret } from './signature.compare.server'
import { SignatureSteps } from './signature-steps'

export const meta: Route.MetaFunction = () => pageMeta(words.checkTheSignature)

export async function loader({ context, params }: Route.LoaderArgs) {
  return rowOrGone(context, loadOwnSignature(context, params.deliveryID))
}

/** The secret is used here and forgotten: it goes into no answer, no log and no call. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const signature = await rowOrGone(context, loadOwnSignature(context, params.deliveryID))
  const comparison = compareSecret(signature, { secret: input.secret, own: input.own })
  return data(comparison, { status: comparison.tone === 'failed' ? 422 : 200 })
}

export default function Signature({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={`/client/webhooks/deliveries/${params.deliveryID}`}>{words.delivery}</BackLink>
      <PageHeader title={words.checkTheSignature} lead={words.howThisMessageWasSigned} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1">
          <CompareSecret comparison={actionData} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <SignatureSteps signature={loaderData} />
        </div>
      </div>
    </>
  )
}
