import { remove as words } from '#contract/messages/profile.js'
import { ownProfile } from '../../api/as-person.server'
import { runForm } from '../../api/form-actions.server'
import { removeFactor } from '../../api/own-proofs.server'
import { DialogForm } from '../../components/dialog-form'
import { pageMeta } from '../../components/page-meta'
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
  return runForm(context, removeFactor(context, params.factorID), {
    to: ownProfile(context),
    done: words.done,
    failed: words.failure,
  })
}

export default function RemoveFactor({ loaderData: { name, isLast }, actionData: answer }: Route.ComponentProps) {
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
