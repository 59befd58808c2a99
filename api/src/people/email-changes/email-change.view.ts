import type { EmailChangeView } from '#contract/email-changes.js'
import type { Client } from '../clients/client.entity.js'
import type { ClientEmailChange } from '../clients/client-email-change.entity.js'

export const viewEmailChange = (
  change: ClientEmailChange,
  { name }: Client,
  side: EmailChangeView['side'],
  status: EmailChangeView['status'],
): EmailChangeView => ({
  side,
  name,
  newEmailAddress: change.emailAddress,
  askedAt: change.askedAt.toISOString(),
  agreedAfter: change.agreedAfter.toISOString(),
  isConfirmed: change.confirmedAt !== null,
  isAgreed: change.agreedAt !== null,
  status,
})
