import { check } from '#contract/check.js'
import { UpdateOwnProfile } from '#contract/clients.js'
import { updateOwnProfile } from '../../../api/clients.server'
import { listOwnSessions } from '../../../api/own-sessions.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { useFocusFirstError } from '../../../components/first-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/page'
import { ContactDataCard } from './contact-data'
import { RegistrationCard } from './registration'
import { SessionsCard } from './sessions'

export const meta: Route.MetaFunction = () => pageMeta('Profile')

export async function loader({ context }: Route.LoaderArgs) {
  const sessions = await silently(listOwnSessions(context), null)
  return { client: signedInClient(context).client, sessions: sessions?.items ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(UpdateOwnProfile, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await updateOwnProfile(context, value)
  } catch (error) {
    return refuse(error, 'Your contact data could not be saved', typed)
  }
  return redirectWithToast(context, '/client/profile', success('Contact data saved'))
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const { client, sessions } = loaderData
  return (
    <>
      <PageHeader title="Profile" lead="How we reach you, what you registered, and where you are signed in." />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactDataCard client={client} answer={answer} />
        <RegistrationCard client={client} />
      </div>
      <SessionsCard sessions={sessions} />
    </>
  )
}
