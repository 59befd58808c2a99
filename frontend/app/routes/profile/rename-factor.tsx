import { factorNameMaxLength } from '#contract/factor-limits.js'
import { RenameFactor } from '#contract/factors.js'
import { factors, rename as words } from '#contract/messages/profile.js'
import { ownProfile } from '../../api/as-person.server'
import { saveForm } from '../../api/form-actions.server'
import { renameFactor } from '../../api/own-proofs.server'
import { DialogForm } from '../../components/dialog-form'
import { Field } from '../../components/field'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { nameOf } from '../../components/factors-card'
import { findOwnFactor } from './own-factor.server'
import { useOwnProfile } from '../../components/own-profile'
import type { Route } from './+types/rename-factor'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { factor } = await findOwnFactor(context, params.factorID)
  return { name: nameOf(factor) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  return saveForm(
    context,
    { input: { name: input.name }, typed },
    RenameFactor,
    (value) => renameFactor(context, params.factorID, value),
    { to: ownProfile(context), done: words.done, failed: words.failure },
  )
}

export default function RenameOwnFactor({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { fields, typed } = answer ?? {}
  return (
    <DialogForm title={words.title} submit={words.submit} back={useOwnProfile()} answer={answer}>
      <Field
        label={factors.name}
        name="name"
        defaultValue={typed?.name ?? loaderData.name}
        maxLength={factorNameMaxLength}
        error={fields?.name}
        required
      />
    </DialogForm>
  )
}
