import { remove as words } from '#contract/messages/profile.js'
import { ownProfile } from '../../api/as-person.server'
import { removeFactor } from '../../api/own-proofs.server'
import { type Refusal, refuse } from '../../api/refusal.server'
import { DialogForm } from '../../components/dialog-form'
import { pageMeta } from '../../components/page-meta'
import { redirectWithToast, success } from '../../session/toast.server'
import { nameOf } from '../../components/factors-card'
import { findOwnFactor } from './own-factor.server'
import { useOwnProfile } from '../../components/own-profile'
import type { Route } from './+types/remove-factor'

export const meta: Route.MetaFunction = () => pageMeta(words.submit)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { factor, isLast } = await findOwnFactor(context, params.factorID)
  return { name: nameOf(factor), isLast }
}

export async function action({ context, params }: Route.ActionArgs) {
  try {
    await removeFactor(context, params.factorID)
  } catch (error) {
    return refuse(error, words.failure)
  }
  return redirectWithToast(context, ownProfile(context), success(words.done))
}

export default function RemoveFactor({ loaderData: { name, isLast }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const lead = isLast ? words.last(name) : words.lead(name)
  return (
    <DialogForm
      isQuestion
      title={words.title}
      lead={lead}
      submit={words.submit}
      back={useOwnProfile()}
      answer={answer}
    />
  )
}
