import type { Fields } from '#contract/check.js'
import { field } from '#contract/messages/fields.js'

/** The second password is a matter of this screen: the API never sees it. */
export function confirmFault(password: unknown, confirmPassword: unknown): Fields | null {
  if (!confirmPassword) return { confirmPassword: field.confirmPasswordRequired }
  return confirmPassword === password ? null : { confirmPassword: field.passwordsDiffer }
}
