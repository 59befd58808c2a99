import { check } from '#contract/check.js'
import * as words from '#contract/messages/persons.js'
import { ErasePerson } from '#contract/requirements.js'
import { loadClient } from '../../../api/client-admin.server'
import { ifMay } from '../../../api/if-may.server'
import { readPersonForm, takePerson } from '../../../api/person-form.server'
import { erasePerson, personsAsStaff } from '../../../api/persons.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { PersonData } from '../../../components/person-data'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Persons } from '../../../components/persons'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/persons'
import { addressOf } from './detail-address'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, params: { clientID } }: Route.LoaderArgs) {
  await requireCall(context, 'GET /clients/:clientID/persons')
  const [client, { items }] = await Promise.all([
    ifMay(context, 'GET /clients/:clientID', () => loadClient(context, clientID)),
    rowOrGone(context, personsAsStaff(context, clientID).list()),
  ])
  return { name: client?.name ?? clientID, persons: items }
}

export async function action({ request, context, params: { clientID } }: Route.ActionArgs) {
  const page = `${addressOf(clientID)}/persons`
  const form = await readPersonForm(request)
  const { intent, clientPersonID = '' } = form.typed
  if (intent !== 'erase') return takePerson(form, context, personsAsStaff(context, clientID), page)
  const { value, fields } = await check(ErasePerson, { because: form.input.because })
  if (fields) return refuseInputs(fields, form.typed)
  try {
    const { documents } = await erasePerson(context, clientID, clientPersonID, value)
    return await redirectWithToast(context, page, success(words.erased(documents)))
  } catch (error) {
    return refuse(error, words.failedToSave, form.typed)
  }
}

export default function PersonsOfClient({
  loaderData,
  actionData: answer,
  params: { clientID },
}: Route.ComponentProps) {
  useAnswerToast(answer)
  const { may } = useMay()
  return (
    <>
      <PageHeader title={words.title} lead={loaderData.name} />
      <Persons
        persons={loaderData.persons}
        page={`${addressOf(clientID)}/persons`}
        answer={answer}
        more={(person) => (
          <PersonData
            person={person}
            page={`${addressOf(clientID)}/persons`}
            mayExport={may('GET /clients/:clientID/persons/:clientPersonID/export')}
            mayErase={may('POST /clients/:clientID/persons/:clientPersonID/erase')}
            answer={answer?.typed?.clientPersonID === person.clientPersonID ? answer : undefined}
          />
        )}
        mayAdd={may('POST /clients/:clientID/persons')}
        mayChange={may('PUT /clients/:clientID/persons/:clientPersonID')}
        mayRemove={may('DELETE /clients/:clientID/persons/:clientPersonID')}
        maySend={may('POST /clients/:clientID/persons/:clientPersonID/documents')}
      />
      <BackLink to={addressOf(clientID)}>{words.backToClient}</BackLink>
    </>
  )
}
