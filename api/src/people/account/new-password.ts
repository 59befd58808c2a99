import { passwordMinLength, staffPasswordMinLength } from '#contract/limits.js'
import { field } from '#contract/messages.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { isCommonPassword, isOwnName } from '../../platform/crypto/common-passwords.js'
import type { AccountAudience } from './accounts.js'

const rules: Record<AccountAudience, { minLength: number; tooShort: string }> = {
  client: { minLength: passwordMinLength, tooShort: field.passwordTooShort },
  portal: { minLength: staffPasswordMinLength, tooShort: field.staffPasswordTooShort },
}

export function requireGoodPassword(
  newPassword: string,
  { audience, email, name }: { audience: AccountAudience; email: string; name: string },
): void {
  const { minLength, tooShort } = rules[audience]
  if (newPassword.length < minLength) throw new InvalidInput({ newPassword: tooShort })
  if (isCommonPassword(newPassword)) throw new InvalidInput({ newPassword: field.passwordCommon })
  if (isOwnName(newPassword, email, name)) throw new InvalidInput({ newPassword: field.passwordOwnName })
}
