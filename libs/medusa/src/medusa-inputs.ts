import type { GivenData } from './payment-data.js'

export interface MedusaCustomer {
  id: string
  email: string
  first_name?: string | null
  last_name?: string | null
  company_name?: string | null
}

/** What Medusa hands to a provider. */
export interface MedusaInput {
  data?: GivenData
  context?: {
    customer?: MedusaCustomer
    account_holder?: { data?: Record<string, unknown> }
    idempotency_key?: string
  }
}

export interface AmountInput extends MedusaInput {
  amount: unknown
  currency_code: string
}

export interface WebhookInput {
  data: Record<string, unknown>
  rawData: string | Buffer
  headers: Record<string, unknown>
}

export function customerIDIn({ context }: MedusaInput): string | null {
  const customerID = context?.account_holder?.data?.customerID
  return typeof customerID === 'string' ? customerID : null
}
