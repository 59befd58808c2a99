import { field } from '#contract/messages/fields.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { isCommonPassword, isOwnName } from '../../platform/crypto/common-passwords.js'
import type { AccountKind } from './accounts.js'

export function requireGoodPassword(
  newPassword: string,
  { email, name }: { email: string; name: string },
  { minLength, tooShort }: AccountKind['password'],
): void {
  if (newPassword.length < minLength) throw new InvalidInput({ newPassword: tooShort })
  if (isCommonPassword(newPassword)) throw new InvalidInput({ newPassword: field.passwordCommon })
  if (isOwnName(newPassword, email, name)) throw new InvalidInput({ newPassword: field.passwordOwnName })
}
