import * as words from '#contract/messages/security-policy.js'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { readOwnSecurityPolicy, setOwnSecurityPolicy } from '../../../api/security-policy.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/policy'
import { PolicySwitch } from './policy-switch'

const address = '/client/profile/policy'

export const meta: Route.MetaFunction = () => pageMeta(words.clientTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const isOwner = signedInClient(context).membership?.member.isOwner ?? false
  return { ...(await readOwnSecurityPolicy(context)), isOwner }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request, [], { flags: ['secondFactorRequired'] })
  try {
    const body = { secondFactorRequired: input.secondFactorRequired === true }
    await setOwnSecurityPolicy(context, body, input.formID)
    return await redirectWithToast(context, address, success(words.clientSaved))
  } catch (error) {
    return refuse(error, words.failedToSave)
  }
}

export default function ClientPolicy({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  return (
    <>
      <PageHeader title={words.clientTitle} lead={words.clientLead} />
      <Card>
        {loaderData.isOwner ? (
          <PolicySwitch address={address} isRequired={loaderData.secondFactorRequired} sentence={answer?.sentence} />
        ) : (
          <p>
            {loaderData.secondFactorRequired ? words.clientRequires : words.clientRequiresNone} {words.ownersDecide}
          </p>
        )}
      </Card>
      <BackLink to="/client/profile">{words.toProfile}</BackLink>
    </>
  )
}
