import { useEffect } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { PaymentLinkView } from '#contract/payment-links.js'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import { ConfirmDialog } from '../../../components/confirm-dialog'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { FormID } from '../../../components/form-id'
import { Modal } from '../../../components/modal'
import type { PaymentLinkAnswer } from './answer'
import { PaymentLinkFields } from './fields'

/** What the person asked to do; only one question is open at a time. */
export type Asked = { to: 'add' } | { to: 'close'; link: PaymentLinkView }

export const closeQuestion = 'Close this payment link?'
export const closeLead = (description: string) =>
  `Nobody can pay “${description}” with it any more, and it cannot be opened again. What was paid stays paid.`

interface PaymentLinkDialogProps {
  asked: Asked
  /** Belongs to the page: it works on after its dialog has closed. */
  closing: FetcherWithComponents<PaymentLinkAnswer>
  onClose: () => void
  onMade: (link: PaymentLinkView) => void
}

export function PaymentLinkDialog({ asked, closing, onClose, onMade }: PaymentLinkDialogProps) {
  if (asked.to === 'add') return <AddDialog onClose={onClose} onMade={onMade} />
  const { paymentLinkID, description } = asked.link
  return (
    <ConfirmDialog
      question={closeQuestion}
      lead={closeLead(description)}
      confirmLabel="Close link"
      onCancel={onClose}
      form={(parts) => (
        <closing.Form method="post" action={`/client/payment-links/${paymentLinkID}/close?dialog`} onSubmit={onClose}>
          <FormID />
          {parts}
        </closing.Form>
      )}
    />
  )
}

function AddDialog({ onClose, onMade }: Pick<PaymentLinkDialogProps, 'onClose' | 'onMade'>) {
  const fetcher = useFetcher<PaymentLinkAnswer>()
  const answer = fetcher.data
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  useEffect(() => {
    if (answer?.made) onMade(answer.made)
    if (answer?.isDone) onClose()
  }, [answer, onClose, onMade])
  return (
    <Modal title="New payment link" open onClose={onClose}>
      <fetcher.Form method="post" action="/client/payment-links/new?dialog" noValidate className="flex flex-col gap-5">
        <FormID />
        <PaymentLinkFields typed={undefined} fields={answer?.fields} />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <div className="flex justify-end gap-3">
          <Button type="button" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={fetcher.state !== 'idle'}>Create link</Button>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
