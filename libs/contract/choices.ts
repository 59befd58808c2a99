// What can be picked from. It stands apart from the request classes, so that a screen that shows the choices does not
// bring their decorators, and the library behind them, into the browser.

export const clientTypes = ['Company', 'Individual'] as const
/** `isActive` is true in `active` only. */
export const clientStatuses = ['pending', 'active', 'rejected', 'suspended'] as const
/** What a permission row may name; HEAD is a GET without a body. */
export const permissionMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export const portalUserWaits = ['role'] as const
export const apiUserStatuses = ['active', 'disabled'] as const
export const disputeStatuses = ['open', 'won', 'lost'] as const
export const disputeOutcomes = ['won', 'lost'] as const
/** `used`: good for one payment, and that was made. */
export const paymentLinkStatuses = ['open', 'used', 'expired', 'closed'] as const
/** Why money moved. One posting is two or more entries that sum to zero. */
export const postingKinds = [
  'payment',
  'settlement',
  'refund',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
] as const
/** What makes a client's keys and settlement account wait for a second proof. */
export const holdReasons = ['email_changed', 'password_reset', 'settlement_account_changed'] as const
export const webhookOutcomes = ['pending', 'succeeded', 'failed'] as const
/** What a visitor reads who opens a link that takes no payment. */
export const closedLinkWords: Record<Exclude<(typeof paymentLinkStatuses)[number], 'open'>, string> = {
  used: 'This payment link was good for one payment, and that was made',
  expired: 'This payment link has expired',
  closed: 'This payment link is closed',
}
