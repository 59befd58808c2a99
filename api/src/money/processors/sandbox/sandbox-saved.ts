import type { ProcessorPayment } from '../port/processor.js'
import type { ProcessorSetup } from '../port/saved.js'
import type { SavedAtProcessor } from '../port/saved-at-processor.js'

const yearsValid = (paymentMethod: string) => (paymentMethod === 'pm_expires_soon' ? 0 : 3)

/** The sandbox keeps nothing itself: the test method says how a later payment ends. The card is the one of the payment. */
export function savedBy(payment: ProcessorPayment): { saved?: SavedAtProcessor } {
  return payment.saves ? { saved: savedAs({ ...payment, saves: payment.saves }) } : {}
}

export function savedAs({
  saves,
  paymentMethod,
  createdAt,
}: Pick<ProcessorSetup, 'saves' | 'paymentMethod' | 'createdAt'>): SavedAtProcessor {
  const expiry = { month: createdAt.getUTCMonth() + 1, year: createdAt.getUTCFullYear() + yearsValid(paymentMethod) }
  const reference = JSON.stringify({ customer: saves.customer, paymentMethod })
  return { reference, key: reference, paymentMethod, type: 'card', card: null, expiry }
}
