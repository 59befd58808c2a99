export const transactionStatuses = [
  'requires_action',
  'processing',
  'authorized',
  'succeeded',
  'failed',
  'canceled',
  'expired',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** The states a transaction may begin in. */
export const firstStatuses: readonly TransactionStatus[] = [
  'requires_action',
  'processing',
  'authorized',
  'succeeded',
  'failed',
]

/**
 * The one table of allowed moves; any other is refused with 409, the current state and these. Refunds and disputes are
 * objects of their own and leave the state as it is.
 */
export const transactionMoves: Record<TransactionStatus, readonly TransactionStatus[]> = {
  requires_action: ['processing', 'authorized', 'succeeded', 'failed', 'canceled', 'expired'],
  processing: ['authorized', 'succeeded', 'failed'],
  authorized: ['succeeded', 'canceled', 'expired'],
  succeeded: [],
  failed: [],
  canceled: [],
  expired: [],
}

/** What can be asked of a transaction, and the states it can be asked in. */
export const transactionDeeds = {
  otp: ['requires_action'],
  'resend-otp': ['requires_action'],
  capture: ['authorized'],
  cancel: ['requires_action', 'authorized'],
  refund: ['succeeded'],
} as const satisfies Record<string, readonly TransactionStatus[]>
export type TransactionDeed = keyof typeof transactionDeeds

/** The deeds a state allows, in the table's order. */
export const deedsAllowedIn = (status: TransactionStatus): TransactionDeed[] =>
  (Object.keys(transactionDeeds) as TransactionDeed[]).filter((deed) =>
    (transactionDeeds[deed] as readonly TransactionStatus[]).includes(status),
  )
