import { SavedMethodDetached, SavedMethodExpired, SavedMethodRefused } from './saved-methods.errors.js'
import type { SavedPaymentMethod } from './saved-payment-method.entity.js'

/** Says by name why a method can no longer be charged. */
export function requireActive({ state }: SavedPaymentMethod): void {
  if (state === 'expired') throw new SavedMethodExpired()
  if (state === 'failed') throw new SavedMethodRefused()
  if (state !== 'active') throw new SavedMethodDetached()
}
