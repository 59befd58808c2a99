import { redirect } from 'react-router'
import { clientLogin, session } from '#contract/messages/sign-in.js'
import { codeStep, secondFactor } from '#contract/messages/factors.js'
import { proveSecondFactor } from '../../../api/factors.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { CodeForm } from '../../../components/code-form'
import { EntryCard } from '../../../components/entry-card'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { dropChallenge, readChallenge } from '../../../session/challenge.server'
import { dropStatusToken, keepClientToken } from '../../../session/client-session.server'
import { keepDevice } from '../../../session/device.server'
import { readForm } from '../../../session/form.server'
import { sameSitePath } from '../../../session/same-site'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/code'

export const meta: Route.MetaFunction = () => pageMeta(codeStep.title)

/** Without a right password before it there is nothing to ask. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (!(await readChallenge(request, context, 'client'))) throw redirect(`/client/login${url.search}`)
  return null
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  if (typeof input.code !== 'string' || !input.code.trim()) return refuseInputs({ code: secondFactor.codeRequired }, {})
  try {
    const { token, expiresAt: until, deviceToken } = await proveSecondFactor({ request, context }, 'client', input.code)
    const cookies = [
      await keepClientToken(context, { token, until }),
      await keepDevice(context, { audience: 'client', deviceToken }),
      await dropChallenge(context, 'client'),
      await dropStatusToken(context),
    ]
    const next = sameSitePath(url.searchParams.get('from')) ?? '/client/dashboard'
    return await redirectWithToast(context, next, success(session.signedIn), ...cookies)
  } catch (error) {
    return refuse(error, secondFactor.challengeInvalid)
  }
}

export default function ClientCode({ actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  return (
    <EntryCard
      title={codeStep.title}
      lead={secondFactor.required}
      footer={
        <>
          <TextLink to="/client/login">{codeStep.startAgain}</TextLink>
          <TextLink to="/forgot-password">{clientLogin.forgotPassword}</TextLink>
        </>
      }
    >
      <CodeForm answer={answer} />
    </EntryCard>
  )
}
