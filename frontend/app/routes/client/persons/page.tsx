import * as words from '#contract/messages/persons.js'
import { mainCall } from '../../../api/main-call.server'
import { readPersonForm, takePerson } from '../../../api/person-form.server'
import { personsAsClient } from '../../../api/persons.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { PersonData } from '../../../components/person-data'
import { Persons } from '../../../components/persons'
import { useMay } from '../parts/may'
import type { Route } from './+types/page'

const page = '/client/profile/persons'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  persons: (await mainCall(context, personsAsClient(context).list()))?.items ?? null,
})

export const action = async ({ request, context }: Route.ActionArgs) =>
  takePerson(await readPersonForm(request), context, personsAsClient(context), page)

export default function OwnPersons({ loaderData: { persons }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  const may = useMay()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      {persons ? (
        <Persons
          {...{ persons, page, answer }}
          more={(person) => (
            <PersonData
              {...{ person, page }}
              mayExport={may('GET /clients/:clientID/persons/:clientPersonID/export')}
              mayErase={false}
            />
          )}
          mayAdd={may('POST /clients/:clientID/persons')}
          mayChange={may('PUT /clients/:clientID/persons/:clientPersonID')}
          mayRemove={may('DELETE /clients/:clientID/persons/:clientPersonID')}
          maySend={may('POST /clients/:clientID/persons/:clientPersonID/documents')}
        />
      ) : (
        <FormError>{words.failedToLoad}</FormError>
      )}
      <BackLink to="/client/profile/requirements">{words.back}</BackLink>
    </>
  )
}
