import { IsString, MaxLength } from 'class-validator'
import { portalUserWaits } from './choices.js'
import { longTextMaxLength, staffPasswordMinLength } from './limits.js'
import {
  AtLeastOneID,
  KnownEmail,
  OptionalFlag,
  OptionalPassword,
  OptionalText,
  RequiredEmail,
  RequiredPassword,
  RequiredText,
} from './fields.js'
import { ListQuery, SortBy } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import { OptionalChoice } from './money-fields.js'

export type PortalUserWait = (typeof portalUserWaits)[number]

const isForAdministrator = (input: { isAdmin?: unknown }) => input.isAdmin === true

/** POST /portal-users by staff */
export class CreatePortalUser {
  @RequiredText(field.userNameRequired)
  userName!: string

  @RequiredEmail(field.emailAddressInvalid)
  email!: string

  @RequiredPassword(staffPasswordMinLength, field.staffPasswordTooShort)
  password!: string

  @AtLeastOneID(field.rolesRequired, isForAdministrator)
  roles?: string[] | null

  @OptionalFlag()
  isAdmin?: boolean | null
}

/** POST /portal-users by a visitor: the account has no access until staff give it a role. */
export class RegisterPortalUser {
  @RequiredText(field.userNameRequired)
  userName!: string

  @RequiredEmail(field.emailAddressInvalid)
  email!: string

  @RequiredPassword(staffPasswordMinLength, field.staffPasswordTooShort)
  password!: string

  @RequiredText(field.clientRequired)
  clientID!: string
}

/** PUT /portal-users/:id */
export class UpdatePortalUser {
  @RequiredText(field.userNameRequired)
  userName!: string

  @RequiredEmail(field.emailAddressInvalid)
  email!: string

  @OptionalPassword(staffPasswordMinLength, field.staffPasswordTooShort)
  password?: string | null

  @AtLeastOneID(field.rolesRequired, isForAdministrator)
  roles?: string[] | null

  @OptionalFlag()
  isAdmin?: boolean | null

  /** For administrators: lets them sign in with password and second factor even if single sign-on is required. */
  @OptionalFlag()
  isBreakGlass?: boolean | null

  /** Confirms that an address set by a person with less access belongs to this person. */
  @OptionalFlag()
  emailChecked?: boolean | null
}

/** PUT /portal-users/me */
export class UpdateOwnPortalUser {
  @RequiredText(field.userNameRequired)
  userName!: string
}

/** POST /portal-users/me/password */
export class ChangeOwnStaffPassword {
  @RequiredPassword()
  currentPassword!: string

  @RequiredPassword(staffPasswordMinLength, field.staffPasswordTooShort)
  newPassword!: string
}

/** GET /portal-users (staff). `q` searches name, email and ID. */
export class ListPortalUsers extends ListQuery {
  /** `role`: people who signed up and confirmed their address, but have no role yet. */
  @OptionalChoice(portalUserWaits, checks.attentionKindIsOneOf(portalUserWaits))
  waitingFor?: PortalUserWait

  @OptionalText()
  roleID?: string

  @OptionalText()
  q?: string

  @SortBy(['name', 'created', 'lastSignIn'])
  sort?: string
}

/** POST /portal-users/login */
export class LoginPortalUser {
  @KnownEmail(field.emailAddressInvalid)
  email!: string

  @RequiredPassword()
  password!: string
}

/** POST /portal-users/confirm-email. Send the password from the sign-up. */
export class ConfirmEmail {
  @RequiredText(field.confirmationTokenRequired)
  token!: string

  @RequiredPassword()
  password!: string
}

export interface ConfirmEmailView {
  message: string
}

/** POST /portal-users/refresh-token. Expired tokens are accepted while their session is active. */
export class RefreshToken {
  @IsString({ message: checks.tokenRequired })
  @MaxLength(longTextMaxLength * 2, { message: checks.tokenRequired })
  token!: string
}

export interface PortalUserView {
  id: string
  userName: string
  email: string
  isAdmin: boolean
  /** An administrator who can still use a password if single sign-on is required. */
  isBreakGlass: boolean
  roles: { role: { roleID: string; name: string } }[]
  /** The client whose page was used to register this account, if any. */
  clientID: string | null
  /** Null until a person who signed up confirms their address. Until then they can't get a role. */
  emailVerifiedAt: string | null
  /** The staff member who last changed this person's address. */
  emailSetBy: string | null
  /** The password no longer works, because a person with less access set it. A reset link was emailed. */
  needsNewPassword: boolean
  lastSignInAt: string | null
  createdAt: string
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
}

/** GET /portal-users/me. `routes` lists the restricted routes that this person can call, such as `GET /clients/pending`. */
export interface SignedInPortalUserView extends PortalUserView {
  routes: string[]
  /** When you need two-step verification, if you haven't set it up. Absent if there is no date. */
  secondFactorRequiredFrom?: string
}

export interface PortalLoginView {
  token: string
  expiresAt: string
  /** Identifies this device. Send it as `Device-Token` at the next sign-in. */
  deviceToken: string
  user: PortalUserView
}

export interface RefreshedTokenView {
  token: string
  expiresAt: string
}
