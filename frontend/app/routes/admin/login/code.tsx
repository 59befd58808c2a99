import { redirect } from 'react-router'
import { portalSessionMaxMs } from '#contract/limits.js'
import { codeStep, secondFactor } from '#contract/messages/factors.js'
import { session } from '#contract/messages/sign-in.js'
import { proveSecondFactor } from '../../../api/factors.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { CodeForm } from '../../../components/code-form'
import { EntryCard } from '../../../components/entry-card'
import { Mark } from '../../../components/mark'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { dropChallenge, readChallenge } from '../../../session/challenge.server'
import { keepDevice } from '../../../session/device.server'
import { readForm } from '../../../session/form.server'
import { keepPortalToken } from '../../../session/portal-session.server'
import { sameSitePath } from '../../../session/same-site'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/code'

export const meta: Route.MetaFunction = () => pageMeta(codeStep.title)

/** Without a right password before it there is nothing to ask. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (!(await readChallenge(request, context, 'portal'))) throw redirect(`/admin/login${url.search}`)
  return null
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  if (typeof input.code !== 'string' || !input.code.trim()) return refuseInputs({ code: secondFactor.codeRequired }, {})
  try {
    const { token, deviceToken } = await proveSecondFactor({ request, context }, 'portal', input.code)
    const until = new Date(Date.now() + portalSessionMaxMs).toISOString()
    const cookies = [
      await keepPortalToken(context, { token, until }),
      await keepDevice(context, { audience: 'portal', deviceToken }),
      await dropChallenge(context, 'portal'),
    ]
    const from = sameSitePath(url.searchParams.get('from'))
    const next = from?.startsWith('/admin/') ? from : '/admin/dashboard'
    return await redirectWithToast(context, next, success(session.signedIn), ...cookies)
  } catch (error) {
    return refuse(error, secondFactor.challengeInvalid)
  }
}

export default function AdminCode({ actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        title={codeStep.title}
        lead={secondFactor.required}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={<TextLink to="/admin/login">{codeStep.startAgain}</TextLink>}
      >
        <CodeForm answer={answer} />
      </EntryCard>
    </main>
  )
}
