import * as words from '#contract/messages/checklist.js'
import { takeAnswer } from '../../../api/answer-form.server'
import { mainCall } from '../../../api/main-call.server'
import { listOwnPauses } from '../../../api/pauses.server'
import { answeringAsClient } from '../../../api/requirements.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { Checklist } from '../../../components/checklist'
import { PageHeader } from '../../../components/page-header'
import { PauseNotice } from '../../../components/pause-notice'
import { PersonsLink } from '../../../components/persons-link'
import { pageMeta } from '../../../components/page-meta'
import { useMay } from '../parts/may'
import type { Route } from './+types/page'

const page = '/client/profile/requirements'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pauses: await listOwnPauses(context),
  items: (await mainCall(context, answeringAsClient(context).list()))?.items ?? [],
})

export const action = ({ request, context }: Route.ActionArgs) =>
  takeAnswer(request, context, answeringAsClient(context), page)

export default function OwnRequirements({ loaderData: { items, pauses }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  const may = useMay()
  return (
    <>
      <PageHeader title={words.title} lead={words.profileLead} />
      <PauseNotice pauses={pauses} />
      {items.length === 0 ? (
        <Card>{words.nothingAsked}</Card>
      ) : (
        <Checklist items={items} page={page} answer={answer} heading="h2" />
      )}
      {items.some(({ kind }) => kind === 'person') && may('GET /clients/:clientID/persons') && (
        <PersonsLink to="/client/profile/persons" heading="h2" />
      )}
      <BackLink to="/client/profile">{words.toProfile}</BackLink>
    </>
  )
}
