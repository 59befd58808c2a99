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
