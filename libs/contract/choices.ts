// Apart from the request classes, whose decorators a browser must not load.

export const clientTypes = ['Company', 'Individual'] as const
export const clientStatuses = ['pending', 'active', 'rejected', 'suspended'] as const
export const roleAudiences = ['staff', 'integrator', 'member'] as const
/** The one role that passes every route of its client; it can neither be changed nor deleted. */
export const ownerRoleID = 'rol_00000000000000000000000001'
export type RoleAudience = (typeof roleAudiences)[number]
export const memberStatuses = ['invited', 'active'] as const
export type MemberStatus = (typeof memberStatuses)[number]
export const permissionMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export const portalUserWaits = ['role'] as const
export const apiUserStatuses = ['active', 'disabled'] as const
/** Money is on hold or gone while a dispute is `open` or `lost`, and never moves by an inquiry or by what is `unclear`. */
export const disputeStatuses = ['inquiry', 'open', 'won', 'lost', 'inquiry_closed', 'prevented', 'unclear'] as const
/** Why the payer's bank takes the money back, whatever a processor calls it. */
export const disputeReasons = [
  'fraudulent',
  'not_received',
  'not_as_described',
  'duplicate',
  'credit_not_processed',
  'subscription_canceled',
  'general',
] as const
export type DisputeReason = (typeof disputeReasons)[number]
export const disputeOutcomes = ['won', 'lost'] as const
export const paymentLinkStatuses = ['open', 'used', 'expired', 'closed'] as const
export const sessionPurposes = ['payment', 'setup', 'subscription'] as const
export type SessionPurpose = (typeof sessionPurposes)[number]
export const checkoutSessionStatuses = ['open', 'complete', 'expired'] as const
export const postingKinds = [
  'payment',
  'settlement',
  'refund',
  'refund_failed',
  'late_refund',
  'late_refund_failed',
  'payment_failed',
  'payment_restored',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'reserve',
  'reserve_released',
  'payout',
  'payout_paid',
  'payout_returned',
  'payout_fee',
  'processor_settlement',
  'processor_cost',
  'bank_charge',
  'suspense',
  'suspense_resolved',
  'opening_balance',
  'write_off',
  'clearing_named',
  'exchange',
  'exchange_result',
  'adjustment',
  'line_closed',
  'line_opened',
] as const
/** Postings that a client's own ledger may hold; the others are between the platform, its processors and its banks. */
export const clientPostingKinds = [
  'payment',
  'settlement',
  'refund',
  'refund_failed',
  'late_refund',
  'late_refund_failed',
  'payment_failed',
  'payment_restored',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'reserve',
  'reserve_released',
  'payout',
  'payout_paid',
  'payout_returned',
  'payout_fee',
  'write_off',
  'adjustment',
] as const satisfies (typeof postingKinds)[number][]
export const holdReasons = ['email_changed', 'password_reset', 'settlement_account_changed'] as const
export const webhookOutcomes = ['pending', 'succeeded', 'failed'] as const
export const closedLinkWords: Record<Exclude<(typeof paymentLinkStatuses)[number], 'open'>, string> = {
  used: 'This payment link was good for one payment, and that was made',
  expired: 'This payment link has expired',
  closed: 'This payment link is closed',
}
