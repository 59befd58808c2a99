import type { FailureCode } from '#contract/failure-codes.js'
import { failed } from '../port/failed.js'
import type { Declined } from '../port/results.js'

export const refusals: readonly (readonly [code: string, reason: string, ours: FailureCode])[] = [
  ['2', 'Refused', 'declined'],
  ['3', 'Referral', 'do_not_honor'],
  ['4', 'Acquirer Error', 'processing_error'],
  ['5', 'Blocked Card', 'do_not_honor'],
  ['6', 'Expired Card', 'expired_card'],
  ['7', 'Invalid Amount', 'amount_not_supported'],
  ['8', 'Invalid Card Number', 'invalid_card'],
  ['9', 'Issuer Unavailable', 'processing_error'],
  ['10', 'Not supported', 'method_not_supported'],
  ['11', '3D Not Authenticated', 'authentication_failed'],
  ['12', 'Not enough balance', 'insufficient_funds'],
  ['14', 'Acquirer Fraud', 'suspected_fraud'],
  ['15', 'Cancelled', 'declined'],
  ['16', 'Shopper Cancelled', 'declined'],
  ['17', 'Invalid Pin', 'invalid_card'],
  ['18', 'Pin tries exceeded', 'limit_exceeded'],
  ['19', 'Pin validation not possible', 'authentication_failed'],
  ['20', 'FRAUD', 'suspected_fraud'],
  ['21', 'Not Submitted', 'processing_error'],
  ['22', 'FRAUD-CANCELLED', 'suspected_fraud'],
  ['23', 'Transaction Not Permitted', 'method_not_supported'],
  ['24', 'CVC Declined', 'invalid_card'],
  ['25', 'Restricted Card', 'do_not_honor'],
  ['26', 'Revocation Of Auth', 'declined'],
  ['27', 'Declined Non Generic', 'declined'],
  ['28', 'Withdrawal amount exceeded', 'limit_exceeded'],
  ['29', 'Withdrawal count exceeded', 'limit_exceeded'],
  ['31', 'Issuer Suspected Fraud', 'suspected_fraud'],
  ['32', 'AVS Declined', 'invalid_card'],
  ['33', 'Card requires online pin', 'authentication_failed'],
  ['34', 'No checking account available on Card', 'invalid_card'],
  ['35', 'No savings account available on Card', 'invalid_card'],
  ['36', 'Mobile pin required', 'authentication_failed'],
  ['37', 'Contactless fallback', 'authentication_failed'],
  ['38', 'Authentication required', 'authentication_failed'],
  ['39', 'RReq not received from DS', 'authentication_failed'],
  ['40', 'Current AID is in Penalty Box', 'method_not_supported'],
  ['41', 'CVM Required Restart Payment', 'authentication_failed'],
  ['42', '3DS Authentication Error', 'authentication_failed'],
  ['46', 'Transaction blocked by Adyen to prevent excessive retry fees', 'do_not_honor'],
]

const errors: Partial<Record<string, FailureCode>> = {
  '101': 'invalid_card',
  '103': 'invalid_card',
  '129': 'expired_card',
  '137': 'amount_not_supported',
  '138': 'currency_not_supported',
  '140': 'expired_card',
  '141': 'expired_card',
  '800': 'invalid_card',
  '803': 'invalid_card',
  '905': 'method_not_supported',
}

const byCode = new Map(refusals.map(([code, , ours]) => [code, ours]))
const byReason = new Map(refusals.map(([, reason, ours]) => [reason.toLowerCase(), ours]))

export interface Refused {
  code?: string | undefined
  reason?: string | undefined
  /** What the bank said, where the account is set to tell it: only there do stolen and lost cards say so. */
  bankReason?: string | undefined
}

/** What the table does not know is handed on as it is: it counts as declined, and is logged. */
export function failureOf({ code, reason, bankReason = '' }: Refused): Declined {
  const rawCode = code ? `refusal_${code}` : (reason ?? 'unknown')
  if (/stolen/i.test(bankReason)) return { ...failed('stolen_card'), rawCode }
  if (/lost/i.test(bankReason)) return { ...failed('lost_card'), rawCode }
  const known = (code && byCode.get(code)) || byReason.get((reason ?? '').trim().toLowerCase())
  return { ...failed(known || 'declined'), failureCode: known || rawCode, rawCode }
}

export function failureOfError(errorCode: string): Declined {
  const known = errors[errorCode]
  const rawCode = `error_${errorCode || 'unknown'}`
  return { ...failed(known ?? 'declined'), failureCode: known ?? rawCode, rawCode }
}
