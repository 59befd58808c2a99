import * as words from '#contract/messages/security-policy.js'
import { runForm } from '../../../api/form-actions.server'
import { readOwnSecurityPolicy, setOwnSecurityPolicy } from '../../../api/security-policy.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
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
  const body = { secondFactorRequired: input.secondFactorRequired === true }
  return runForm(context, setOwnSecurityPolicy(context, body, input.formID), {
    to: address,
    done: words.clientSaved,
    failed: words.failedToSave,
  })
}

export default function ClientPolicy({ loaderData, actionData: answer }: Route.ComponentProps) {
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
