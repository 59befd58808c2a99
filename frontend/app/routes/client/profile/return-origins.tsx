import * as words from '#contract/messages/client/return-origins.js'
import { runForm } from '../../../api/form-actions.server'
import { refuseInputs } from '../../../api/refusal.server'
import { loadReturnOrigins, readOrigins, saveReturnOrigins } from '../../../api/return-origins.server'
import { BackLink } from '../../../components/back-link'
import { useFormAnswer } from '../../../components/form-answer'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { ReturnOriginsForm } from '../../../components/return-origins-form'
import { readForm } from '../../../session/form.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/return-origins'

const address = '/client/profile/return-origins'

export const meta: Route.MetaFunction = () => pageMeta(words.returnOrigins)

export const loader = ({ context }: Route.LoaderArgs) => loadReturnOrigins(context)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await readOrigins(input.origins)
  if (fields) return refuseInputs(fields, typed)
  return runForm(context, saveReturnOrigins(context, value, input.formID), {
    to: address,
    done: words.saved,
    failed: words.failedToSave,
    typed,
  })
}

export default function ReturnOrigins({ loaderData, actionData: answer }: Route.ComponentProps) {
  useFormAnswer(answer)
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
