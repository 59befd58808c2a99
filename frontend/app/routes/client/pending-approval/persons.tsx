import { redirect } from 'react-router'
import * as checklist from '#contract/messages/checklist.js'
import * as words from '#contract/messages/persons.js'
import { readPersonForm, takePerson } from '../../../api/person-form.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { pageMeta } from '../../../components/page-meta'
import { Persons } from '../../../components/persons'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/persons'
import { readApplicant } from './applicant.server'

const waiting = '/client/pending-approval'
const page = `${waiting}/persons`

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const applicant = await readApplicant(request, context)
  const list = applicant && (await silently(applicant.persons.list(), null))
  if (!list) throw redirect(waiting)
  return { persons: list.items }
}

export async function action({ request, context }: Route.ActionArgs) {
  const applicant = await readApplicant(request, context)
  if (!applicant) return redirectWithToast(context, waiting, failure(checklist.failedToSend))
  return takePerson(await readPersonForm(request), context, applicant.persons, page)
}

export default function PersonsOfApplicant({ loaderData: { persons }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 py-12">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-sm text-ink-soft">{words.lead}</p>
      </header>
      <Persons persons={persons} page={page} answer={answer} />
      <BackLink to={waiting}>{words.back}</BackLink>
    </section>
  )
}
