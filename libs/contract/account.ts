import { KnownEmail, RequiredPassword, RequiredText } from './fields.js'
import type { LoginAudience } from './login-audiences.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'

/** POST /account/forgot */
export class ForgotPassword {
  @KnownEmail(field.emailAddressInvalid)
  email!: string
}

/** POST /account/reset. The minimum password length depends on the account, and the error states it. */
export class ResetPassword {
  @RequiredText(field.resetTokenRequired)
  resetToken!: string

  @RequiredPassword()
  newPassword!: string
}

/** POST /account/sign-in-link */
export class OpenSignInLink {
  @RequiredText(checks.tokenRequired)
  token!: string
}

/** The same for known and unknown addresses. */
export interface ForgotPasswordView {
  message: string
  /** With EXPOSE_RESET_TOKEN only. An unusable token for unknown addresses. */
  resetToken?: string
}

/** The account and its new device token. Send the token as `Device-Token` when you sign in. */
export interface KnownDeviceView {
  message: string
  audience: LoginAudience
  deviceToken: string
}

export type ResetPasswordView = KnownDeviceView
