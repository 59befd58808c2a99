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

/** POST /portal-users by a visitor: the account reaches nothing until staff give it a role. */
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

  /** Of an administrator: password and factor go on where an identity provider is the only way in. */
  @OptionalFlag()
  isBreakGlass?: boolean | null

  /** Says that the address, which somebody set who may do less than what is given now, is this person's. */
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

/** GET /portal-users (staff); `q` is looked for in name, e-mail and id. */
export class ListPortalUsers extends ListQuery {
  /** `role`: who signed up, has confirmed the address, and has no role yet. */
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
  /** An administrator whose password goes on where an identity provider is the only way in. */
  isBreakGlass: boolean
  roles: { role: { roleID: string; name: string } }[]
  /** The client from whose page this account was registered, if it was. */
  clientID: string | null
  /** Null for somebody who signed up and has not confirmed the address yet: until then they can be given no role. */
  emailVerifiedAt: string | null
  /** The other member of staff who changed the address last. */
  emailSetBy: string | null
  /** The password opens nothing any more, because somebody set it who may do less: a link was mailed that sets a new one. */
  needsNewPassword: boolean
  lastSignInAt: string | null
  createdAt: string
  /** What a PUT can change of it, as `If-Match` takes it: then nobody else's change is replaced unseen. */
  version: string
}

/** GET /portal-users/me; `routes` are the gated routes this person reaches, such as `GET /clients/pending`. */
export interface SignedInPortalUserView extends PortalUserView {
  routes: string[]
  /** From then on you need a second factor, and have none; absent: nothing is announced. */
  secondFactorRequiredFrom?: string
}

export interface PortalLoginView {
  token: string
  expiresAt: string
  /** Tells this device from strangers: it goes along as `Device-Token` when its owner signs in again. */
  deviceToken: string
  user: PortalUserView
}

export interface RefreshedTokenView {
  token: string
  expiresAt: string
}
