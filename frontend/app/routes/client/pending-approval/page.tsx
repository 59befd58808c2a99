import { useMemo } from 'react'
import { pendingPollMs } from '#contract/limits.js'
import * as words from '#contract/messages/checklist.js'
import { failed } from '#contract/messages/outcomes.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { takeAnswer } from '../../../api/answer-form.server'
import { loadClientStatus } from '../../../api/clients.server'
import { ApiError } from '../../../api/http.server'
import { answeringAsApplicant } from '../../../api/requirements.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { useAskingAgain } from '../../../components/asking-again'
import { Checklist } from '../../../components/checklist'
import { PersonsLink } from '../../../components/persons-link'
import { pageMeta } from '../../../components/page-meta'
import { asksForRegistration, readClientToken, readStatusToken } from '../../../session/client-session.server'
import type { Context } from '../../../session/site-context.server'
import { failure, redirectWithToast, type ToastWords } from '../../../session/toast.server'
import type { Route } from './+types/page'
import { readApplicant } from './applicant.server'
import { StatusCard, titleOf } from './card'

const ownPage = '/client/pending-approval'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(titleOf(loaderData?.status ?? null))

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const held = await readClientToken(request, context)
  const tokens = [held?.token, await readStatusToken(request, context)]
  if (asksForRegistration(url)) tokens.reverse()
  let toast: ToastWords | undefined
  for (const token of tokens) {
    if (!token) continue
    try {
      const status = await loadClientStatus(context, token)
      const asked = status.status === 'pending' ? await askedOf(context, token, status.clientID) : []
      return { status, items: asked, toast: undefined }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status >= 500) toast = failure(failed.clientStatus)
    }
  }
  return { status: null, items: [], toast }
}

// Only the token of a registration opens its checklist, and the page stands without it.
const askedOf = async (context: Context, token: string, clientID: string): Promise<ClientRequirementView[]> =>
  (await silently(answeringAsApplicant(context, token, clientID).list(), { items: [], nextCursor: null })).items

export async function action({ request, context }: Route.ActionArgs) {
  const applicant = await readApplicant(request, context)
  if (!applicant) return redirectWithToast(context, ownPage, failure(words.failedToSend))
  return takeAnswer(request, context, applicant.answering, ownPage)
}

export default function PendingApproval({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { status, items, toast } = loaderData
  useAnswerToast(answer)
  const open = items.filter((item) => item.status === 'missing' || item.status === 'asked_again').length
  // One toast for a row of failed questions, not one for each.
  useAnswerToast(useMemo(() => ({ toast: toast?.text ? failureOf(toast.text) : undefined }), [toast?.text]))
  const isWaiting = status?.status === 'pending' || Boolean(toast)
  useAskingAgain(isWaiting)
  return (
    <>
      {isWaiting && (
        <noscript>
          {/* A page that loads itself again would take away what is being typed. */}
          {open === 0 && <meta httpEquiv="refresh" content={String(pendingPollMs / 1000)} />}
          {toast && <p className="pt-6 text-center text-sm text-failed">{toast.text}</p>}
        </noscript>
      )}
      <div role="status">
        <StatusCard status={status} open={items.length > 0 ? open : null} />
      </div>
      {items.length > 0 && (
        <section className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 pb-18">
          <h2 className="text-xl">{words.title}</h2>
          <Checklist items={items} page={ownPage} answer={answer} heading="h3" />
          {items.some(({ kind }) => kind === 'person') && <PersonsLink to={`${ownPage}/persons`} heading="h3" />}
        </section>
      )}
    </>
  )
}

const failureOf = (text: string) => ({ kind: 'error' as const, text })
