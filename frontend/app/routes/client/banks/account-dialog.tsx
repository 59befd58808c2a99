import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import type { Refusal } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import { useFocusFirstError } from '../../../components/first-error'
import { Modal } from '../../../components/modal'
import { RefusalWords } from '../../../components/refusal-words'
import { AccountFields } from './account-fields'

interface AccountDialogProps {
  saved: SettlementAccountView | null
  emailAddress: string
  onClose: () => void
}

export function AccountDialog({ saved, emailAddress, onClose }: AccountDialogProps) {
  const fetcher = useFetcher<Refusal & { isDone?: boolean }>()
  const answer = fetcher.data
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  useEffect(() => {
    if (answer?.isDone) onClose()
  }, [answer, onClose])
  return (
    <Modal title="Settlement account" open onClose={onClose}>
      <fetcher.Form method="post" action="/client/banks/account?dialog" noValidate className="flex flex-col gap-5">
        <AccountFields saved={saved} typed={undefined} fields={answer?.fields} emailAddress={emailAddress} />
        <RefusalWords answer={answer} />
        <div className="flex justify-end gap-3">
          <Button type="button" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={fetcher.state !== 'idle'}>Save the account</Button>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
