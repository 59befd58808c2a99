import type { FailureCode } from '#contract/failure-codes.js'

const failures: [RegExp, FailureCode][] = [
  [/insufficient|not sufficient|low balance/, 'insufficient_funds'],
  [/expired card|card (has |is )?expired/, 'expired_card'],
  [/stolen|pick.?up/, 'stolen_card'],
  [/lost card/, 'lost_card'],
  [/do not hono/, 'do_not_honor'],
  [/fraud|blacklist|security violation/, 'suspected_fraud'],
  [/\botp\b|one-time|^token /, 'otp_failed'],
  [/authenticat|3.?d.?secure|\bpin\b|not enrolled/, 'authentication_failed'],
  [/limit|frequency/, 'limit_exceeded'],
  [/not permitted|restricted|not supported|not allowed/, 'method_not_supported'],
  [
    /invalid (card|account)|no such (card|account)|card number|cvv|no (card|credit|savings) (record|account)/,
    'invalid_card',
  ],
  [/invalid amount/, 'amount_not_supported'],
  [
    /inoperative|malfunction|unable to process|transaction error|time.?d? ?out|system error|try again/,
    'processing_error',
  ],
  [/^(declined|decline|transaction declined|denied|denied by fraud system|refused)\.?$/, 'declined'],
]

export function failureCodeOf(gatewayResponse: string): FailureCode | null {
  const text = gatewayResponse.trim().toLowerCase()
  return failures.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
