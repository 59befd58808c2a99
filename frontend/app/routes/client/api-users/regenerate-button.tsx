import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import * as words from '#contract/messages/client/api-users.js'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import type { ApiUserAnswer } from './answer'

interface RegenerateButtonProps {
  apiUser: ApiUserView
  onFresh: (credentials: ApiUserCredentialsView) => void
}

/** Asks no question, as specified; the answer brings a new key and a new secret. */
export function RegenerateButton({ apiUser, onFresh }: RegenerateButtonProps) {
  const fetcher = useFetcher<ApiUserAnswer>()
  useAnswerToast(fetcher.data)
  useEffect(() => {
    if (fetcher.data?.credentials) onFresh(fetcher.data.credentials)
  }, [fetcher.data, onFresh])
  return (
    <fetcher.Form method="post" action={`/client/api-users/${apiUser.apiUserID}/regenerate`}>
      <Button variant="ghost" size="sm" className="px-2!" loading={fetcher.state !== 'idle'}>
        {words.regenerate} <span className="sr-only">{apiUser.developerName}</span>
      </Button>
    </fetcher.Form>
  )
}
