import * as words from '#contract/messages/enrolment.js'
import { type EnrolmentAnswer, enrolByForm, requireEnrolling } from '../../../api/forced-enrolment.server'
import { ForcedEnrolmentForm, enrolmentTitle } from '../../../components/forced-enrolment-form'
import { EntryCard } from '../../../components/entry-card'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import type { Route } from './+types/enrol'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireEnrolling({ request, context, url, audience: 'client' })
  return null
}

export const action = ({ request, context, url }: Route.ActionArgs) =>
  enrolByForm({ request, context, url, audience: 'client' })

export default function ClientEnrolment({ actionData }: Route.ComponentProps) {
  const answer: EnrolmentAnswer | undefined = actionData
  return (
    <EntryCard
      {...enrolmentTitle(answer)}
      footer={!answer?.next && <TextLink to="/client/login">{words.signInInstead}</TextLink>}
    >
      <ForcedEnrolmentForm answer={answer} />
    </EntryCard>
  )
}
