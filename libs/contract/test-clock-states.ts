export const testClockStatuses = ['ready', 'advancing', 'failed', 'closed'] as const
export type TestClockStatus = (typeof testClockStatuses)[number]
export const clockStepKinds = [
  'subscription_created',
  'subscription_paused',
  'subscription_canceled',
  'invoice_finalized',
  'payment_succeeded',
  'payment_failed',
  'payment_pending',
  'payment_skipped',
  'email',
] as const
export type ClockStepKind = (typeof clockStepKinds)[number]
