import type { Dispute } from '../disputes/dispute.entity.js'
import type { DisputeMove } from '../disputes/dispute-move.entity.js'
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import type { Holding, Line } from '../ledger/postings.js'
import type { PaymentFailure } from '../payment-failures/payment-failure.entity.js'
import type { ConnectedAccount } from '../processors/connected-account.entity.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { Refund } from '../refunds/refund.entity.js'
import type { KeptReserve } from '../reserves/kept-reserve.entity.js'
import type { TransactionMove } from '../transactions/transaction-move.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'

/** A posting that a payment must have. */
export interface Expected {
  name: string
  lines: (holding: Holding) => Line[]
}

/** A payment with all that happened to it. */
export interface Story {
  transaction: Transaction
  entries: LedgerEntry[]
  refunds: Refund[]
  disputes: Dispute[]
  disputeMoves: DisputeMove[]
  reserve: KeptReserve | null
  failures: PaymentFailure[]
  /** That it came after it had ended and went back, or that this failed. */
  lateMoves: TransactionMove[]
  /** null: from before accounts were rows. */
  account: ProcessorAccount | null
  /** Of the client, below that account. */
  connected: ConnectedAccount | null
}
