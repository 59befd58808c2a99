import { redirect } from 'react-router'
import { clientLogin } from '#contract/messages/sign-in.js'
import { codeStep, secondFactor } from '#contract/messages/factors.js'
import { isProof, proveSecondFactor, sentenceOfProof } from '../../../api/factors.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { CodeForm, stepWords } from '../../../components/code-form'
import { EntryCard } from '../../../components/entry-card'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { readChallenge } from '../../../session/challenge.server'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/code'
import { enter } from './enter.server'

export const meta: Route.MetaFunction = () => pageMeta(codeStep.title)

/** Without a right password before it there is nothing to ask. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const held = await readChallenge(request, context, 'client')
  if (!held) throw redirect(`/client/login${url.search}`)
  return { methods: held.methods }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  if (!isProof(input)) return refuseInputs({ code: secondFactor.codeRequired }, {})
  try {
    return await enter(context, url, await proveSecondFactor({ request, context }, 'client', input))
  } catch (error) {
    return refuse(error, sentenceOfProof(error))
  }
}

export default function ClientCode({ loaderData: { methods }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  return (
    <EntryCard
      {...stepWords(methods)}
      footer={
        <>
          <TextLink to="/client/login">{codeStep.startAgain}</TextLink>
          <TextLink to="/forgot-password">{clientLogin.forgotPassword}</TextLink>
        </>
      }
    >
      <CodeForm answer={answer} methods={methods} at="/client/login/passkey?step" />
    </EntryCard>
  )
}
