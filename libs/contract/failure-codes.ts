/** Why a payment or a refund failed, whatever its processor calls it. */
export const failureCodes = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'invalid_card',
  'lost_card',
  'stolen_card',
  'do_not_honor',
  'limit_exceeded',
  'suspected_fraud',
  'authentication_failed',
  'otp_failed',
  'method_not_supported',
  'currency_not_supported',
  'amount_not_supported',
  'processing_error',
  'processor_unavailable',
  'not_received',
  'capture_failed',
  'blocked',
] as const
export type FailureCode = (typeof failureCodes)[number]

export const isFailureCode = (code: string): code is FailureCode => (failureCodes as readonly string[]).includes(code)
