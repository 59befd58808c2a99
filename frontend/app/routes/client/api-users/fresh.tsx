import { useEffect } from 'react'
import { useLocation, useNavigate, useOutletContext } from 'react-router'
import type { ApiUserCredentialsView } from '#contract/api-users.js'
import * as words from '#contract/messages/client/api-users.js'
import { useAnswerToast } from '../../../components/answer-toast'
import { Card } from '../../../components/card'
import { closeDialog } from '../../../components/dialog-form'
import { useFocusMain } from '../../../components/focus-main'
import { listAddress } from '../../../components/list-address'
import { PageHeader } from '../../../components/page-header'
import { ButtonLink } from '../parts/may'
import { type ApiUserAnswer, type ApiUsersContext, apiUsersList } from './answer'
import { FreshSecretNotice } from './notice'
import { Credentials } from './secrets'

interface FreshCredentialsProps {
  said: string
  answer: ApiUserAnswer
  credentials: ApiUserCredentialsView
}

/** Over the list, a new pair goes into its row; on a page of its own it is the page. */
export function FreshCredentials({ said, answer, credentials }: FreshCredentialsProps) {
  const { isPage, keep } = useOutletContext<ApiUsersContext>()
  useAnswerToast(answer)
  const navigate = useNavigate()
  const back = listAddress(apiUsersList, useLocation().search)
  useEffect(() => {
    if (isPage) return
    keep(credentials)
    void navigate(back, closeDialog)
  }, [isPage, keep, credentials, navigate, back])
  return isPage ? <CredentialsPage said={said} credentials={credentials} /> : null
}

/** The answer that made a secret, once. A reload of it asks for the form again, so nothing is kept anywhere. */
function CredentialsPage({ said, credentials }: Omit<FreshCredentialsProps, 'answer'>) {
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
        <ButtonLink to={apiUsersList} variant="outline">
          {words.backToTheList}
        </ButtonLink>
      </div>
    </>
  )
}
