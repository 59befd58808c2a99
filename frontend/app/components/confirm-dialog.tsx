import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from './button'
import { Modal } from './modal'

interface ConfirmDialogProps {
  question: string
  /** One sentence about what will happen. */
  lead?: ReactNode
  confirmLabel: string
  onCancel: () => void
  /** Hidden inputs, or a field such as a reason. */
  children?: ReactNode
  /** The form around the parts, such as a fetcher's; without it a post to the page itself. */
  form?: (parts: ReactNode) => ReactNode
  loading?: boolean
  busyLabel?: string
}

const postToPage = (parts: ReactNode) => <Form method="post">{parts}</Form>

/** A question before something that cannot be taken back. The focus stands on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, lead, confirmLabel, onCancel, children, form = postToPage, loading, busyLabel } = props
  return (
    <Modal title={question} lead={lead} open onClose={onCancel} role="alertdialog">
      {form(
        <div className="flex flex-col gap-5">
          {children}
          <div className="flex justify-end gap-3">
            <Button type="button" variant="outline" onClick={onCancel} data-autofocus>
              Cancel
            </Button>
            <Button loading={loading} busyLabel={busyLabel}>
              {confirmLabel}
            </Button>
          </div>
        </div>,
      )}
    </Modal>
  )
}
