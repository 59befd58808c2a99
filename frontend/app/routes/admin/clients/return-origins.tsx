import * as words from '#contract/messages/client/return-origins.js'
import { loadClient } from '../../../api/client-admin.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { loadReturnOriginsOf, readOrigins, saveReturnOriginsOf } from '../../../api/return-origins.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { useFocusFirstError } from '../../../components/first-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { ReturnOriginsForm } from '../../../components/return-origins-form'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/return-origins'

const addressOf = (clientID: string) => `/admin/clients/${clientID}/return-origins`

export const meta: Route.MetaFunction = () => pageMeta(words.returnOrigins)

export async function loader({ context, params: { clientID } }: Route.LoaderArgs) {
  const view = await rowOrGone(context, loadReturnOriginsOf(context, clientID))
  const { name } = await rowOrGone(context, loadClient(context, clientID))
  return { view, name, clientID }
}

export async function action({ request, context, params: { clientID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await readOrigins(input.origins)
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveReturnOriginsOf(context, clientID, value, input.formID)
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
  return redirectWithToast(context, addressOf(clientID), success(words.saved))
}

export default function ReturnOriginsOfClient({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { view, name, clientID } = loaderData
  const { may } = useMay()
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  return (
    <>
      <PageHeader title={words.returnOrigins} lead={words.leadOf(name)} />
      <ReturnOriginsForm
        address={addressOf(clientID)}
        view={view}
        mayChange={may('PUT /clients/:clientID/return-origins')}
        answer={answer}
      />
      <BackLink to={`/admin/clients/${clientID}`}>{name}</BackLink>
    </>
  )
}
