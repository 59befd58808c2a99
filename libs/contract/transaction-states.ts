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

export const transactionStatusWords: Record<TransactionStatus, string> = {
  requires_action: 'Requires action',
  processing: 'Processing',
  authorized: 'Authorized',
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Canceled',
  expired: 'Expired',
}

export const transactionStatusesLike = (q: string): TransactionStatus[] =>
  transactionStatuses.filter((status) =>
    [status, transactionStatusWords[status].toLowerCase()].some((word) => word.includes(q.toLowerCase())),
  )

export const firstStatuses: readonly TransactionStatus[] = [
  'requires_action',
  'processing',
  'authorized',
  'succeeded',
  'failed',
]

/** Any other move is refused with 409; refunds and disputes leave the state as it is. */
export const transactionMoves: Record<TransactionStatus, readonly TransactionStatus[]> = {
  requires_action: ['processing', 'authorized', 'succeeded', 'failed', 'canceled', 'expired'],
  processing: ['requires_action', 'authorized', 'succeeded', 'failed', 'canceled', 'expired'],
  authorized: ['succeeded', 'canceled', 'expired'],
  succeeded: [],
  failed: [],
  canceled: [],
  expired: [],
}

/** Only the processor or a bank can cause these, days later: a capture that fails after it was confirmed, its retry, and a late transfer. */
export const lateMoves: Partial<Record<TransactionStatus, TransactionStatus>> = {
  succeeded: 'failed',
  failed: 'succeeded',
  expired: 'succeeded',
}

export const transactionActions = {
  otp: ['requires_action'],
  'resend-otp': ['requires_action'],
  capture: ['authorized'],
  cancel: ['requires_action', 'authorized'],
  refund: ['succeeded'],
} as const satisfies Record<string, readonly TransactionStatus[]>
export type TransactionAction = keyof typeof transactionActions

export const actionsAllowedIn = (status: TransactionStatus): TransactionAction[] =>
  (Object.keys(transactionActions) as TransactionAction[]).filter((action) =>
    (transactionActions[action] as readonly TransactionStatus[]).includes(status),
  )
