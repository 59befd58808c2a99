import * as words from '#contract/messages/client/return-origins.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { loadReturnOrigins, readOrigins, saveReturnOrigins } from '../../../api/return-origins.server'
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

const address = '/client/profile/return-origins'

export const meta: Route.MetaFunction = () => pageMeta(words.returnOrigins)

export const loader = ({ context }: Route.LoaderArgs) => loadReturnOrigins(context)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await readOrigins(input.origins)
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveReturnOrigins(context, value, input.formID)
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
  return redirectWithToast(context, address, success(words.saved))
}

export default function ReturnOrigins({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const may = useMay()
  return (
    <>
      <PageHeader title={words.returnOrigins} lead={words.lead} />
      <ReturnOriginsForm
        address={address}
        view={loaderData}
        mayChange={may('PUT /clients/:clientID/return-origins')}
        answer={answer}
      />
      <BackLink to="/client/profile">{words.toProfile}</BackLink>
    </>
  )
}
