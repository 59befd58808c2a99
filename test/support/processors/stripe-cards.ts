import { randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'

export const declines: Record<string, [code: string, decline_code: string]> = {
  pm_card_chargeCustomerFail: ['card_declined', 'generic_decline'],
  pm_card_chargeDeclined: ['card_declined', 'generic_decline'],
  pm_card_chargeDeclinedStolenCard: ['card_declined', 'stolen_card'],
  pm_card_chargeDeclinedInsufficientFunds: ['card_declined', 'insufficient_funds'],
}
export const asksAlways = ['pm_card_threeDSecure2Required', 'pm_card_authenticationRequired']
/** Payment methods of docs.stripe.com/testing. */
export const taken = ['pm_card_visa', ...asksAlways, ...Object.keys(declines)]
export const ofIntent = [
  ...['amount', 'currency', 'confirm', 'capture_method', 'allowed_payment_method_types', 'payment_method', 'expand'],
  ...['confirmation_token', 'return_url', 'error_on_requires_action', 'description', 'metadata'],
  ...['statement_descriptor_suffix', 'customer', 'setup_future_usage', 'off_session'],
  ...['on_behalf_of', 'transfer_data', 'transfer_group', 'application_fee_amount'],
]
export const charge = (card: object) => ({
  id: `ch_${randomBytes(12).toString('hex')}`,
  object: 'charge',
  payment_method_details: { type: 'card', card },
})
export const visa = {
  ...{ brand: 'visa', last4: '4242', country: 'US', fingerprint: 'Xt5EWLLDS7FJjR1c' },
  ...{ exp_month: 8, exp_year: clock.now().getUTCFullYear() + 2, network_transaction_id: '10101234567890' },
}
