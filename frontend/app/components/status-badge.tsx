import type { ApiUserStatus } from '#contract/api-users.js'
import type { ClientStatus } from '#contract/clients.js'
import { clientArea } from '#contract/messages/client-area.js'
import { type TransactionStatus, transactionStatusWords } from '#contract/transaction-states.js'
import { Badge, type Tone } from './badge'

type Status = TransactionStatus | ClientStatus | ApiUserStatus

const faces: Record<Status, [Tone, string]> = {
  active: ['success', clientArea.active],
  pending: ['pending', clientArea.pendingApproval],
  rejected: ['failed', 'Rejected'],
  suspended: ['failed', 'Suspended'],
  disabled: ['neutral', 'Disabled'],
  requires_action: ['pending', transactionStatusWords.requires_action],
  processing: ['info', transactionStatusWords.processing],
  authorized: ['info', transactionStatusWords.authorized],
  succeeded: ['success', transactionStatusWords.succeeded],
  failed: ['failed', transactionStatusWords.failed],
  canceled: ['neutral', transactionStatusWords.canceled],
  expired: ['neutral', transactionStatusWords.expired],
}

export const statusWord = (status: Status): string => faces[status][1]

export function StatusBadge({ status }: { status: Status }) {
  const [tone, word] = faces[status]
  return <Badge tone={tone}>{word}</Badge>
}
