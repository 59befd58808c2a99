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

/** As they stand on the screen. */
export const transactionStatusWords: Record<TransactionStatus, string> = {
  requires_action: 'Requires action',
  processing: 'Processing',
  authorized: 'Authorized',
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Canceled',
  expired: 'Expired',
}

/** The states whose code, or whose word on the screen, has these letters in it. */
export const transactionStatusesLike = (q: string): TransactionStatus[] =>
  transactionStatuses.filter((status) =>
    [status, transactionStatusWords[status].toLowerCase()].some((word) => word.includes(q.toLowerCase())),
  )

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
export const transactionActions = {
  otp: ['requires_action'],
  'resend-otp': ['requires_action'],
  capture: ['authorized'],
  cancel: ['requires_action', 'authorized'],
  refund: ['succeeded'],
} as const satisfies Record<string, readonly TransactionStatus[]>
export type TransactionAction = keyof typeof transactionActions

/** The actions a state allows, in the table's order. */
export const actionsAllowedIn = (status: TransactionStatus): TransactionAction[] =>
  (Object.keys(transactionActions) as TransactionAction[]).filter((action) =>
    (transactionActions[action] as readonly TransactionStatus[]).includes(status),
  )
