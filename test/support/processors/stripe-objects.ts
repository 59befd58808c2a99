import { type Form, invalid, textOf } from './stripe-refusal.js'
interface Failure {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}
export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  capture_method: string
  created: number
  currency: string
  metadata: Record<string, string>
  status: string
  next_action: object | null
  last_payment_error: Failure | null
  latest_charge: object | null
  customer: string | null
  payment_method: string
  setup_future_usage?: string
  on_behalf_of?: string | null
  transfer_data?: { destination: string }
  transfer_group?: string | null
  application_fee_amount?: number
  cancellation_reason: string | null
}
export interface Refund {
  id: string
  object: 'refund'
  amount: number
  created: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  status: string
  failure_reason?: string
}

export const newIntent = (
  form: Form,
  { id, amount, created, payment_method }: Pick<Intent, 'id' | 'amount' | 'created' | 'payment_method'>,
): Intent => ({
  ...{ id, object: 'payment_intent', amount, amount_capturable: 0, amount_received: 0, created },
  ...{ capture_method: String(form.capture_method ?? 'automatic'), currency: textOf(form, 'currency') },
  ...{ metadata: (form.metadata ?? {}) as Record<string, string>, status: 'requires_confirmation' },
  ...{ next_action: null, last_payment_error: null, latest_charge: null, cancellation_reason: null },
  ...{ customer: form.customer ? String(form.customer) : null, payment_method },
  ...(form.setup_future_usage && { setup_future_usage: String(form.setup_future_usage) }),
})

export const newRefund = (
  form: Form,
  { id: payment_intent, currency }: Intent,
  { id, amount, created, status }: Pick<Refund, 'id' | 'amount' | 'created' | 'status'>,
): Refund => ({
  ...{ id, object: 'refund', amount, created, currency, payment_intent, status },
  metadata: (form.metadata ?? {}) as Record<string, string>,
})

export function descriptorIn({ statement_descriptor_suffix: suffix }: Form): string[] {
  if (typeof suffix !== 'string') return []
  if (suffix.length > 22 || /[<>\\'"*]/.test(suffix)) throw invalid('parameter_invalid', 'statement_descriptor_suffix')
  return [suffix]
}
