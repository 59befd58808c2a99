// Apart from the request classes, whose decorators a browser must not load.

/** What staff have to look at, because it does not settle automatically. */
export const attentionKinds = [
  'payment_unclear',
  'refund_unclear',
  'payout_unclear',
  'removal_unconfirmed',
  'setup_unclear',
  'subaccount_stopped',
  'invoice_refund_failed',
  'dispute_due',
  'settlement_unconfirmed',
  'payout_unsent',
  'payout_unconfirmed',
  'difference_open',
  'adjustment_waiting',
  'notices_quiet',
  'reports_quiet',
  'report_not_fetched',
  'statements_quiet',
] as const

export type AttentionKind = (typeof attentionKinds)[number]
