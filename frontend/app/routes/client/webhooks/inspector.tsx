import { data } from 'react-router'
import { check } from '#contract/check.js'
import { allEventTypes } from '#contract/event-types.js'
import * as words from '#contract/messages/client/webhook-inspector.js'
import { SaveWebhookEndpoint } from '#contract/webhooks.js'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { silently } from '../../../api/silently.server'
import { createOwnEndpoint, listOwnEndpoints } from '../../../api/webhook-endpoints.server'
import { findOwnInspector, listInspectorRequests, openOwnInspector } from '../../../api/webhook-inspector.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { useAskingAgain } from '../../../components/asking-again'
import { Card } from '../../../components/card'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/inspector'
import { NoReceiver, Receiver } from './inspector.receiver'
import { ReceivedRequests } from './inspector.requests'
import { FreshSecret, type SecretAnswer } from './secret'
import { WebhookTabs } from './tabs'

export const meta: Route.MetaFunction = () => pageMeta(words.builtInReceiver)

export async function loader({ context, url }: Route.LoaderArgs) {
  const inspector = await findOwnInspector(context)
  if (!inspector) return { inspector, requests: null, endpoint: null }
  const [requests, endpoints] = await Promise.all([
    silently(listInspectorRequests(context, url.searchParams.get('cursor')), null),
    silently(listOwnEndpoints(context), { items: [], nextCursor: null }),
  ])
  return { inspector, requests, endpoint: endpoints.items.find((one) => one.url === inspector.url) ?? null }
}

/** `open` makes the receiver, `use` an endpoint with its address; both ask first whether that is there already. */
export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    const { url } = await openOwnInspector(context)
    if (input.intent !== 'use')
      return await redirectWithToast(context, '/client/webhooks/inspector', success(words.yourReceiverIsReady))
    const { items } = await listOwnEndpoints(context)
    if (items.some((one) => one.url === url)) return data<SecretAnswer>({})
    const details = { url, eventTypes: [allEventTypes], description: words.builtInReceiver }
    const { value, fields } = await check(SaveWebhookEndpoint, details)
    if (fields) return refuseInputs(fields, {})
    return data<SecretAnswer>({ made: await createOwnEndpoint(context, value), toast: success(words.endpointAdded) })
  } catch (error) {
    return refuse(error, words.failedToSetUpThe)
  }
}

export default function Inspector({ loaderData, actionData }: Route.ComponentProps) {
  const answer: SecretAnswer | undefined = actionData
  const { inspector, requests, endpoint } = loaderData
  useAnswerToast(answer)
  useAskingAgain(endpoint !== null)
  return (
    <>
      <PageHeader title={words.builtInReceiver} lead={words.aReceiverOfOursThat} />
      <WebhookTabs />
      {answer?.made && (
        <Card title={words.endpointAdded}>
          <div className="flex flex-col gap-5">
            <FreshSecret endpoint={answer.made} />
          </div>
        </Card>
      )}
      {inspector ? (
        <Receiver inspector={inspector} endpoint={endpoint} sentence={answer?.sentence} />
      ) : (
        <Card>
          <NoReceiver sentence={answer?.sentence} />
        </Card>
      )}
      {inspector && <ReceivedRequests page={requests} />}
    </>
  )
}
