import type { OpenedDispute } from '../../platform/mail/letter.js'
import type { Dispute } from './dispute.entity.js'

/** What a mail to the owners of a client says about a dispute. */
export function mailedDispute(dispute: Dispute): Omit<OpenedDispute, 'name'> {
  const { transactionID, mode, amount, excess, amountAsked, currency, reason, evidenceDueAt, evidenceElsewhere } =
    dispute
  return {
    ...{ transactionID, mode, currency, reason },
    amount: dispute.status === 'inquiry' ? amountAsked : amount + excess,
    // No merchant is asked for evidence that cannot be sent here.
    evidenceDueAt: evidenceElsewhere ? null : (evidenceDueAt?.toISOString() ?? null),
  }
}
