import { type FailureCode, isFailureCode } from '#contract/failure-codes.js'
import { failureSentences } from '#contract/messages/processors/failures.js'
import type { Declined } from '../port/results.js'

/** Stripe's codes by ours. The bank's decline code says more than the code beside it. */
export const named: Partial<Record<FailureCode, readonly string[]>> = {
  declined: [
    ...['generic_decline', 'no_action_taken', 'not_permitted', 'revocation_of_all_authorizations', 'declined'],
    ...['revocation_of_authorization', 'security_violation', 'service_not_allowed', 'stop_payment_order'],
    ...['transaction_not_allowed', 'try_again_later', 'approve_with_id', 'duplicate_transaction', 'merchant_request'],
    ...['payment_intent_payment_attempt_failed', 'payment_method_customer_decline', 'payment_method_provider_decline'],
    ...['charge_not_refundable', 'charge_already_refunded', 'charge_disputed', 'refund_disputed_payment', 'unknown'],
    ...['charge_for_pending_refund_disputed', 'new_account_information_available', 'card_decline_rate_limit_exceeded'],
  ],
  insufficient_funds: ['insufficient_funds', 'balance_insufficient'],
  expired_card: ['expired_card', 'expired_or_canceled_card', 'invalid_expiry_month', 'invalid_expiry_year'],
  invalid_card: [
    ...['incorrect_number', 'invalid_number', 'incorrect_cvc', 'invalid_cvc', 'incorrect_zip', 'incorrect_address'],
    ...['incorrect_postal_code', 'postal_code_invalid', 'invalid_account', 'incorrect_pin', 'invalid_pin'],
    ...['resource_missing', 'token_already_used', 'token_in_use', 'payment_method_unexpected_state', 'account_closed'],
    ...['payment_method_invalid_parameter', 'testmode_decline', 'payment_method_invalid_parameter_testmode'],
  ],
  lost_card: ['lost_card', 'pickup_card', 'lost_or_stolen_card'],
  stolen_card: ['stolen_card'],
  do_not_honor: ['do_not_honor', 'do_not_try_again', 'call_issuer', 'restricted_card', 'refer_to_customer'],
  limit_exceeded: [
    ...['card_velocity_exceeded', 'withdrawal_count_limit_exceeded', 'charge_exceeds_source_limit', 'pin_try_exceeded'],
    'charge_exceeds_transaction_limit',
  ],
  suspected_fraud: ['fraudulent', 'merchant_blacklist', 'highest_risk_level', 'previously_declined_do_not_retry'],
  authentication_failed: [
    ...['authentication_required', 'authentication_failure', 'payment_intent_authentication_failure'],
    ...['mobile_device_authentication_required', 'offline_pin_required', 'online_or_offline_pin_required'],
    ...['three_d_secure_authentication_not_supported', 'three_d_secure_authentication_upstream_error'],
    ...['payment_intent_action_required', 'payment_intent_payment_attempt_expired'],
  ],
  method_not_supported: [
    ...['card_not_supported', 'invalid_card_type', 'payment_method_not_available', 'payment_method_unactivated'],
    ...['payment_method_unsupported_type', 'payment_intent_incompatible_payment_method', 'payment_method_restricted'],
  ],
  currency_not_supported: ['currency_not_supported', 'payment_method_currency_mismatch', 'invalid_currency'],
  amount_not_supported: ['amount_too_small', 'amount_too_large', 'invalid_amount', 'invalid_charge_amount'],
  processing_error: [
    ...['processing_error', 'issuer_not_available', 'reenter_transaction', 'payment_method_provider_timeout'],
    ...['parameter_unknown', 'parameter_missing', 'parameter_invalid_integer', 'parameter_invalid_empty'],
    ...['parameter_invalid_string_empty', 'parameter_invalid_string_blank', 'payment_intent_invalid_parameter'],
    ...['url_invalid', 'testmode_charges_only', 'account_invalid', 'capability_not_active', 'request_blocked'],
  ],
  not_received: ['charge_expired_for_capture', 'capture_charge_authorization_expired'],
}

const ours = new Map(
  Object.entries(named).flatMap(([code, raw]) => raw.map((one): [string, FailureCode] => [one, code as FailureCode])),
)

interface RawFailure {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}

/** A code that the table does not know is handed on as it is: it counts as declined, and is logged. */
export function failureOf({ code, decline_code }: RawFailure): Declined {
  const rawCode = decline_code || code || 'unknown'
  const failureCode = ours.get(rawCode) ?? rawCode
  return { outcome: 'failed', failureCode, failureMessage: sentenceOf(failureCode), rawCode }
}

const sentenceOf = (code: string): string => failureSentences[isFailureCode(code) ? code : 'declined']
