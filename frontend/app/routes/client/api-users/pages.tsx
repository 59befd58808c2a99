import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import type { AssignableRoleView } from '#contract/roles.js'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { useFocusFirstError } from '../../../components/first-error'
import { useFocusMain } from '../../../components/focus-main'
import { PageHeader } from '../../../components/page-header'
import { RefusalWords } from '../../../components/refusal-words'
import type { ApiUserAnswer } from './answer'
import { ApiUserFields } from './fields'
import { FreshSecretNotice } from './notice'
import { Credentials } from './secrets'

// Where no script runs, adding, editing, deleting and regenerating happen on pages of their own.

interface SavePageProps {
  title: string
  submit: string
  roles: AssignableRoleView[]
  saved?: ApiUserView
  /** Where something is made: sent twice it counts once. */
  formID?: string
  answer: ApiUserAnswer | undefined
}

export function SavePage({ title, submit, roles, saved, formID, answer }: SavePageProps) {
  useFocusFirstError(answer?.fields)
  return (
    <FormPage title={title} submit={submit} answer={answer}>
      {formID && <input type="hidden" name="formID" value={formID} />}
      <ApiUserFields roles={roles} values={answer?.typed ?? saved} fields={answer?.fields} />
    </FormPage>
  )
}

interface FormPageProps {
  title: string
  lead?: string
  submit: string
  answer: ApiUserAnswer | undefined
  children?: ReactNode
}

export function FormPage({ title, lead, submit, answer, children }: FormPageProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="max-w-lg">
        <Card>
          <Form method="post" noValidate className="flex flex-col gap-5">
            {children}
            <RefusalWords answer={answer} />
            <div className="flex justify-end gap-3">
              <ButtonLink to="/client/api-users" variant="outline">
                Cancel
              </ButtonLink>
              <Button loading={isBusy}>{submit}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}

/** The answer that made a secret, once. A reload of it asks for the form again, so nothing is kept anywhere. */
export function CredentialsPage({ said, credentials }: { said: string; credentials: ApiUserCredentialsView }) {
  useFocusMain()
  return (
    <>
      <PageHeader title={credentials.developerName} lead={said} />
      <FreshSecretNotice apiUser={credentials} />
      <div className="max-w-2xl">
        <Card>
          <Credentials apiUser={credentials} />
        </Card>
      </div>
      <div>
        <ButtonLink to="/client/api-users" variant="outline">
          Back to the list
        </ButtonLink>
      </div>
    </>
  )
}
