import { check } from '#contract/check.js'
import { factorNameMaxLength } from '#contract/factor-limits.js'
import { RenameFactor } from '#contract/factors.js'
import { factors, rename as words } from '#contract/messages/profile.js'
import { ownProfile } from '../../api/as-person.server'
import { renameFactor } from '../../api/own-proofs.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { DialogForm } from '../../components/dialog-form'
import { Field } from '../../components/field'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { redirectWithToast, success } from '../../session/toast.server'
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
  const { value, fields } = await check(RenameFactor, { name: input.name })
  if (fields) return refuseInputs(fields, typed)
  try {
    await renameFactor(context, params.factorID, value)
  } catch (error) {
    return refuse(error, words.failure, typed)
  }
  return redirectWithToast(context, ownProfile(context), success(words.done))
}

export default function RenameOwnFactor({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
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
