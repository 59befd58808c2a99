import { useEffect } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import { confirm } from '#contract/messages.js'
import type { AssignableRoleView } from '#contract/roles.js'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { FormID } from '../../../components/form-id'
import { Modal } from '../../../components/modal'
import { RefusalWords } from '../../../components/refusal-words'
import type { ApiUserAnswer } from './answer'
import { ApiUserFields } from './fields'

/** What the person asked to do; only one question is open at a time. */
export type Asked = { to: 'add' } | { to: 'edit' | 'disable' | 'delete'; apiUser: ApiUserView }

/** `?dialog` asks the page's action to answer in place instead of leading back to the list. */
export const deleteInDialog = (apiUserID: string) => `/client/api-users/${apiUserID}/delete?dialog`

interface ApiUserDialogProps {
  asked: Asked
  roles: AssignableRoleView[]
  /** Belongs to the page: it works on after its dialog has closed. */
  removal: FetcherWithComponents<ApiUserAnswer>
  onClose: () => void
  onFresh: (credentials: ApiUserCredentialsView) => void
}

export function ApiUserDialog({ asked, roles, removal, onClose, onFresh }: ApiUserDialogProps) {
  if (asked.to === 'disable') return <DisableDialog apiUser={asked.apiUser} onClose={onClose} />
  if (asked.to !== 'delete') return <SaveDialog {...{ asked, roles, onClose, onFresh }} />
  const { apiUserID, developerName } = asked.apiUser
  return (
    <ConfirmDialog
      question={confirm.deleteOwnApiUser}
      lead={`${developerName} loses access at once. Keys of a deleted API user cannot be brought back.`}
      confirmLabel="Delete"
      onCancel={onClose}
      form={(parts) => (
        <removal.Form method="post" action={deleteInDialog(apiUserID)} onSubmit={onClose}>
          <FormID />
          {parts}
        </removal.Form>
      )}
    />
  )
}

function DisableDialog({ apiUser, onClose }: { apiUser: ApiUserView; onClose: () => void }) {
  const fetcher = useFetcher<ApiUserAnswer>()
  const answer = fetcher.data
  useAnswerToast(answer)
  useEffect(() => {
    if (answer?.isDone) onClose()
  }, [answer, onClose])
  return (
    <ConfirmDialog
      question={confirm.disableApiUser(apiUser.developerName)}
      lead={confirm.disableApiUserLead}
      confirmLabel="Disable"
      onCancel={onClose}
      loading={fetcher.state !== 'idle'}
      form={(parts) => (
        <fetcher.Form method="post" action={`/client/api-users/${apiUser.apiUserID}/disable?dialog`}>
          {parts}
        </fetcher.Form>
      )}
    >
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
    </ConfirmDialog>
  )
}

function SaveDialog({ asked, roles, onClose, onFresh }: Omit<ApiUserDialogProps, 'removal'>) {
  const fetcher = useFetcher<ApiUserAnswer>()
  const answer = fetcher.data
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  useEffect(() => {
    if (answer?.credentials) onFresh(answer.credentials)
    if (answer?.isDone) onClose()
  }, [answer, onClose, onFresh])

  const saved = asked.to === 'add' ? undefined : asked.apiUser
  const action = saved ? `/client/api-users/${saved.apiUserID}/edit?dialog` : '/client/api-users/new'
  return (
    <Modal title={saved ? 'Edit API User' : 'Add API User'} open onClose={onClose}>
      <fetcher.Form method="post" action={action} noValidate className="flex flex-col gap-5">
        {!saved && <FormID />}
        <ApiUserFields roles={roles} values={saved} fields={answer?.fields} />
        <RefusalWords answer={answer} />
        <div className="flex justify-end gap-3">
          <Button type="button" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={fetcher.state !== 'idle'}>{saved ? 'Save' : 'Add API User'}</Button>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
