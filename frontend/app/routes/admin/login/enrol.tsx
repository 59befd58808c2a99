import * as words from '#contract/messages/enrolment.js'
import { type EnrolmentAnswer, enrolByForm, requireEnrolling } from '../../../api/forced-enrolment.server'
import { ForcedEnrolmentForm, enrolmentTitle } from '../../../components/forced-enrolment-form'
import { EntryCard } from '../../../components/entry-card'
import { Mark } from '../../../components/mark'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import type { Route } from './+types/enrol'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireEnrolling({ request, context, url, audience: 'portal' })
  return null
}

export const action = ({ request, context, url }: Route.ActionArgs) =>
  enrolByForm({ request, context, url, audience: 'portal' })

export default function AdminEnrolment({ actionData }: Route.ComponentProps) {
  const answer: EnrolmentAnswer | undefined = actionData
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        {...enrolmentTitle(answer)}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={!answer?.next && <TextLink to="/admin/login">{words.signInInstead}</TextLink>}
      >
        <ForcedEnrolmentForm answer={answer} />
      </EntryCard>
    </main>
  )
}
