// Apart from the request classes, whose decorators a browser must not load.

export const payoutStatuses = [
  'created',
  'awaiting_approval',
  'approved',
  'sent',
  'paid',
  'rejected',
  'canceled',
  'failed',
  'returned',
] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export const payoutStatusWords: Record<PayoutStatus, string> = {
  created: 'Created',
  awaiting_approval: 'Awaiting approval',
  approved: 'Approved',
  sent: 'Sent',
  paid: 'Paid',
  rejected: 'Rejected',
  canceled: 'Canceled',
  failed: 'Failed',
  returned: 'Returned',
}

/** Any other move is refused with 409. A file that is voided brings its payouts back from `sent` to `approved`, and a match of a bank statement that is taken back from `paid` to `sent`. */
export const payoutMoves: Record<PayoutStatus, readonly PayoutStatus[]> = {
  created: ['awaiting_approval', 'canceled'],
  awaiting_approval: ['approved', 'rejected', 'canceled'],
  approved: ['sent', 'rejected', 'canceled'],
  sent: ['paid', 'failed', 'returned', 'approved'],
  paid: ['returned', 'sent'],
  rejected: [],
  canceled: [],
  failed: [],
  returned: [],
}

/** Ended, and the money stands with the client again. */
export const payoutsUndone: readonly PayoutStatus[] = ['rejected', 'canceled', 'failed', 'returned']

/** What a person, or a program, asks for; the rest happens by the rail. */
export const payoutActions = {
  approve: ['awaiting_approval'],
  reject: ['awaiting_approval', 'approved'],
  cancel: ['created', 'awaiting_approval', 'approved'],
} as const satisfies Record<string, readonly PayoutStatus[]>
export type PayoutAction = keyof typeof payoutActions

export const payoutRails = ['sandbox', 'paystack', 'bank_file'] as const
export type PayoutRail = (typeof payoutRails)[number]

export const payoutIntervals = ['manual', 'daily', 'weekly', 'monthly'] as const
export type PayoutInterval = (typeof payoutIntervals)[number]

/** What a line of a payout stands for. */
export const payoutLineKinds = ['payment', 'refund', 'dispute', 'reserve', 'fee', 'adjustment'] as const
export type PayoutLineKind = (typeof payoutLineKinds)[number]

/** Since the last payout to this client in this currency, or because there was none. */
export const payoutWarnings = [
  'first_payout',
  'new_account',
  'new_holder',
  'holder_unlike_name',
  'unusual_amount',
  'account_unchecked',
  'currency_unstated',
  'payee_no_match',
  'payee_close_match',
] as const
export type PayoutWarning = (typeof payoutWarnings)[number]

/** Why nothing is paid out for now; null elsewhere: nothing withholds it. */
export const payoutObstacles = [
  'negative_balance',
  'no_settlement_account',
  'currency_not_taken',
  'held',
  'paused',
  'no_rail',
  'suspended',
] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]
