import type { PayoutFileView } from '#contract/payout-files.js'
import { asReference } from '../bank-files/references.js'
import type { PayoutFile } from './payout-file.entity.js'

export const nameOfFile = (payoutFileID: string): string => `${asReference(payoutFileID)}.xml`

export const viewPayoutFile = (file: PayoutFile): PayoutFileView => ({
  payoutFileID: file.payoutFileID,
  bankAccountID: file.bankAccountID,
  mode: file.mode,
  currency: file.currency,
  status: file.status,
  payouts: file.payouts,
  amount: file.amount,
  executeOn: file.executeOn,
  name: nameOfFile(file.payoutFileID),
  sha256: file.sha256,
  createdBy: file.createdBy,
  voidAskedBy: file.voidAskedBy,
  answeredAt: file.answeredAt?.toISOString() ?? null,
  createdAt: file.createdAt.toISOString(),
})
