import { redirect } from 'react-router'
import { codeStep, secondFactor } from '#contract/messages/factors.js'
import { isProof, proveSecondFactor, sentenceOfProof } from '../../../api/factors.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { CodeForm, stepWords } from '../../../components/code-form'
import { EntryCard } from '../../../components/entry-card'
import { Mark } from '../../../components/mark'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { readChallenge } from '../../../session/challenge.server'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/code'
import { enter } from './enter.server'

export const meta: Route.MetaFunction = () => pageMeta(codeStep.title)

/** Without a right password before it there is nothing to ask. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const held = await readChallenge(request, context, 'portal')
  if (!held) throw redirect(`/admin/login${url.search}`)
  return { methods: held.methods }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  if (!isProof(input)) return refuseInputs({ code: secondFactor.codeRequired }, {})
  try {
    return await enter(context, url, await proveSecondFactor({ request, context }, 'portal', input))
  } catch (error) {
    return refuse(error, sentenceOfProof(error))
  }
}

export default function AdminCode({ loaderData: { methods }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        {...stepWords(methods)}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={<TextLink to="/admin/login">{codeStep.startAgain}</TextLink>}
      >
        <CodeForm answer={answer} methods={methods} at="/admin/login/passkey?step" />
      </EntryCard>
    </main>
  )
}
