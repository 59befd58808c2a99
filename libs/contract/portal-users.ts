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

  /** For administrators: password and second factor still work if single sign-on is required. */
  @OptionalFlag()
  isBreakGlass?: boolean | null

  /** Confirms that the address, set by a person with less access, belongs to this person. */
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

/** GET /portal-users (staff); `q` is looked for in name, email and id. */
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

/** POST /portal-users/confirm-email; the password is the one of the sign-up. */
export class ConfirmEmail {
  @RequiredText(field.confirmationTokenRequired)
  token!: string

  @RequiredPassword()
  password!: string
}

export interface ConfirmEmailView {
  message: string
}

/** POST /portal-users/refresh-token; the token may have expired while its session lives. */
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
  /** The client from whose page this account was registered, if it was. */
  clientID: string | null
  /** Null until a person who signed up confirms their address. Until then they can't get a role. */
  emailVerifiedAt: string | null
  /** The other member of staff who changed the address last. */
  emailSetBy: string | null
  /** The password no longer works, because a person with less access set it. A reset link was emailed. */
  needsNewPassword: boolean
  lastSignInAt: string | null
  createdAt: string
  /** Send it back as `If-Match`, so that you don't overwrite someone else's change. */
  version: string
}

/** GET /portal-users/me; `routes` are the gated routes this person reaches, such as `GET /clients/pending`. */
export interface SignedInPortalUserView extends PortalUserView {
  routes: string[]
  /** You need two-step verification from then on and haven't set it up. Absent if no date is set. */
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
