import type { FetcherWithComponents } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import { pendingClients } from '#contract/messages.js'
import type { Refusal } from '../../../api/refusal.server'
import { ConfirmDialog } from '../../../components/confirm-dialog'
import { RejectFields } from './reject-fields'

interface RejectDialogProps {
  client: ClientView
  /** Belongs to the card: it works on after the dialog has closed. */
  fetcher: FetcherWithComponents<Refusal>
  onClose: () => void
}

export function RejectDialog({ client, fetcher, onClose }: RejectDialogProps) {
  return (
    <ConfirmDialog
      question={pendingClients.confirmReject(client.name)}
      confirmLabel={pendingClients.reject}
      onCancel={onClose}
      form={(parts) => (
        <fetcher.Form
          method="post"
          action={`/admin/pending-clients/${client.clientID}/reject?dialog`}
          noValidate
          onSubmit={onClose}
        >
          {parts}
        </fetcher.Form>
      )}
    >
      <RejectFields answer={undefined} />
    </ConfirmDialog>
  )
}
