import type { ApiUserStatus } from '#contract/api-users.js'
import type { ClientStatus } from '#contract/clients.js'
import { clientArea } from '#contract/messages/client-area.js'
import { type TransactionStatus } from '#contract/transaction-states.js'
import * as states from '#contract/messages/components/states.js'
import { Badge, type Tone } from './badge'

type Status = TransactionStatus | ClientStatus | ApiUserStatus

const faces = (): Record<Status, [Tone, string]> => ({
  active: ['success', clientArea.active],
  pending: ['pending', clientArea.pendingApproval],
  rejected: ['failed', states.accounts.rejected],
  suspended: ['failed', states.accounts.suspended],
  disabled: ['neutral', states.accounts.disabled],
  requires_action: ['pending', states.transactions.requires_action],
  processing: ['info', states.transactions.processing],
  authorized: ['info', states.transactions.authorized],
  succeeded: ['success', states.transactions.succeeded],
  failed: ['failed', states.transactions.failed],
  canceled: ['neutral', states.transactions.canceled],
  expired: ['neutral', states.transactions.expired],
})

export const statusWord = (status: Status): string => faces()[status][1]

export function StatusBadge({ status }: { status: Status }) {
  const [tone, word] = faces()[status]
  return <Badge tone={tone}>{word}</Badge>
}
