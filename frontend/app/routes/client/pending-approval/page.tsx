import { useEffect, useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { pendingPollMs } from '#contract/limits.js'
import { failed } from '#contract/messages/outcomes.js'
import { loadClientStatus } from '../../../api/clients.server'
import { ApiError } from '../../../api/http.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { pageMeta } from '../../../components/page-meta'
import { asksForRegistration, readClientToken, readStatusToken } from '../../../session/client-session.server'
import { failure, type ToastWords } from '../../../session/toast.server'
import type { Route } from './+types/page'
import { StatusCard, titleOf } from './card'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(titleOf(loaderData?.status ?? null))

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const held = await readClientToken(request, context)
  const tokens = [held?.token, await readStatusToken(request, context)]
  if (asksForRegistration(url)) tokens.reverse()
  let toast: ToastWords | undefined
  for (const token of tokens) {
    if (!token) continue
    try {
      return { status: await loadClientStatus(context, token), toast: undefined }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status >= 500) toast = failure(failed.clientStatus)
    }
  }
  return { status: null, toast }
}

export default function PendingApproval({ loaderData }: Route.ComponentProps) {
  const { status, toast } = loaderData
  // One toast for a row of failed questions, not one for each.
  useAnswerToast(useMemo(() => ({ toast: toast?.text ? failureOf(toast.text) : undefined }), [toast?.text]))
  const isWaiting = status?.status === 'pending' || Boolean(toast)
  usePolling(isWaiting)
  return (
    <>
      {isWaiting && (
        <noscript>
          <meta httpEquiv="refresh" content={String(pendingPollMs / 1000)} />
          {toast && <p className="pt-6 text-center text-sm text-failed">{toast.text}</p>}
        </noscript>
      )}
      <div role="status">
        <StatusCard status={status} />
      </div>
    </>
  )
}

const failureOf = (text: string) => ({ kind: 'error' as const, text })

/** Asks again after each answer, so that a slow one is never overtaken by the next question. */
function usePolling(isWaiting: boolean) {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), pendingPollMs)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
}
