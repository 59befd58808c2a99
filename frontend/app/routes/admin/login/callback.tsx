import { data, redirect } from 'react-router'
import * as words from '#contract/messages/identity-providers.js'
import * as refusals from '#contract/messages/single-sign-on.js'
import { ApiError } from '../../../api/http.server'
import { renewedCookie, restorePortalSession } from '../../../api/portal-users.server'
import { finishSignOn, finishSignOnStepUp } from '../../../api/single-sign-on.server'
import { ButtonLink } from '../../../components/button'
import { EntryCard } from '../../../components/entry-card'
import { FormError } from '../../../components/form-error'
import { Mark } from '../../../components/mark'
import { pageMeta } from '../../../components/page-meta'
import { setCookies } from '../../../session/cookies.server'
import { dropSignOn, type HeldSignOn, readSignOn } from '../../../session/sign-on.server'
import type { Context } from '../../../session/site-context.server'
import type { Route } from './+types/callback'
import { enter } from './enter.server'

interface Outcome {
  isProved: boolean
  sentence: string | null
  purpose: HeldSignOn['purpose']
}

export const meta: Route.MetaFunction = () => [...pageMeta(words.atSignIn), { name: 'robots', content: 'noindex' }]

/** The way back from the provider. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const held = await readSignOn(request, context)
  const answer = url.search.slice(1)
  if (!held || answer === '') return failed('sign_in', refusals.begunElsewhere, 422)
  try {
    if (held.purpose === 'step_up') return await prove({ request, context }, answer, held)
    const from = new URL(url)
    from.search = held.from ? `?${new URLSearchParams({ from: held.from })}` : ''
    const response = await enter(context, from, await finishSignOn({ request, context }, answer, held))
    response.headers.append('Set-Cookie', await dropSignOn(context))
    return response
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return failed(held.purpose, error.sentence, error.status, await renewedCookie(context))
  }
}

async function prove({ request, context }: { request: Request; context: Context }, answer: string, held: HeldSignOn) {
  if (!(await restorePortalSession(request, context))) throw redirect('/admin/login')
  await finishSignOnStepUp(context, answer, held)
  const headers = setCookies(...(await renewedCookie(context)), await dropSignOn(context))
  return data<Outcome>({ isProved: true, sentence: null, purpose: held.purpose }, { headers })
}

const failed = (purpose: HeldSignOn['purpose'], sentence: string, status: number, cookies: string[] = []) =>
  data<Outcome>({ isProved: false, sentence, purpose }, { status, headers: setCookies(...cookies) })

export default function SignOnCallback({ loaderData }: Route.ComponentProps) {
  const { isProved, sentence, purpose } = loaderData as Outcome
  const isSignIn = purpose === 'sign_in'
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        title={isProved ? words.provedTitle : isSignIn ? words.failedTitle : words.notProvedTitle}
        lead={isProved ? words.provedLead : isSignIn ? words.failedLead : undefined}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
      >
        {sentence && <FormError>{sentence}</FormError>}
        {!isProved && (
          <ButtonLink to={isSignIn ? '/admin/login' : '/admin/step-up/provider'} reloadDocument={!isSignIn} fullWidth>
            {isSignIn ? words.backToSignIn : words.tryAgain}
          </ButtonLink>
        )}
      </EntryCard>
    </main>
  )
}
