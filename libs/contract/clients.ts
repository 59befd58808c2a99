import { IsIn, IsOptional } from 'class-validator'
import { clientTypes, clientStatuses } from './choices.js'
import { longTextMaxLength, passwordMinLength } from './limits.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import { ListQuery, SortBy } from './lists.js'
import {
  ClearablePhone,
  ClearableText,
  KnownEmail,
  OptionalFlag,
  OptionalPercentage,
  OptionalPhone,
  OptionalText,
  RequiredChoice,
  RequiredEmail,
  RequiredPassword,
  RequiredPercentage,
  RequiredText,
} from './fields.js'
import { ClearableStatementDescriptor } from './statement-descriptor.js'

export type ClientType = (typeof clientTypes)[number]

export type ClientStatus = (typeof clientStatuses)[number]

/** The contact details of a business. */
export class ContactData {
  @ClearableText()
  contactPerson?: string | null

  @ClearablePhone()
  phoneNumber?: string | null

  @ClearableText()
  address?: string | null

  @ClearableText()
  city?: string | null

  @ClearableText()
  state?: string | null

  @ClearableText()
  country?: string | null
}

/** POST /clients/register */
export class RegisterClient {
  @RequiredText(field.nameRequired)
  name!: string

  @RequiredChoice(clientTypes, field.clientTypeRequired)
  clientType!: ClientType

  @OptionalText()
  contactPerson?: string

  @OptionalPhone()
  phoneNumber?: string

  @RequiredEmail(field.emailFormat)
  emailAddress!: string

  @OptionalText()
  address?: string

  @OptionalText()
  city?: string

  @OptionalText()
  state?: string

  @OptionalText()
  country?: string

  @RequiredPercentage()
  chargePercentage!: number

  @RequiredPassword(passwordMinLength, field.passwordTooShort)
  password!: string
}

/** POST /clients/reapply: a rejected client corrects its details. The email address and password identify the client. */
export class ReapplyClient extends RegisterClient {}

/** POST /clients (staff): the client is active immediately, unless two people must approve it, and gets an email to set a password. */
export class CreateClient {
  @RequiredText(field.nameRequired)
  name!: string

  @RequiredChoice(clientTypes, field.adminClientTypeRequired)
  clientType!: ClientType

  @RequiredEmail(field.emailAddressInvalid)
  emailAddress!: string

  @OptionalPhone()
  phoneNumber?: string

  @OptionalPercentage()
  chargePercentage?: number

  /** Confirms a rate below the installation's minimum. */
  @OptionalFlag()
  belowMinimum?: boolean
}

/**
 * PUT /clients/:clientID (staff). Fields you leave out don't change, and empty ones are cleared. A new email address
 * takes effect once it's confirmed and the current one hasn't refused. Send the current address to cancel the change.
 */
export class UpdateClient extends ContactData {
  @RequiredText(field.nameRequired)
  name!: string

  @RequiredChoice(clientTypes, field.adminClientTypeRequired)
  clientType!: ClientType

  @RequiredEmail(field.emailAddressInvalid)
  emailAddress!: string

  @OptionalPercentage()
  chargePercentage?: number

  /** Confirms a new rate below the installation's minimum. */
  @OptionalFlag()
  belowMinimum?: boolean

  @ClearableStatementDescriptor()
  statementDescriptor?: string
}

/** PUT /clients/me: contact data and the statement descriptor. Fields you leave out don't change, and empty ones are cleared. */
export class UpdateOwnProfile extends ContactData {
  @ClearableStatementDescriptor()
  statementDescriptor?: string
}

/** POST /clients/me/password. Ends all other sessions. */
export class ChangeOwnPassword {
  @RequiredPassword()
  currentPassword!: string

  @RequiredPassword(passwordMinLength, field.passwordTooShort)
  newPassword!: string
}

/** This device stays known. Others aren't until they sign in with the new password. */
export interface ChangedPasswordView {
  deviceToken: string
}

/** POST /clients/:clientID/suspend. The client sees the reason. */
export class SuspendClient {
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** POST /clients/:clientID/reactivate. The client sees the reason. */
export class ReactivateClient {
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** GET /clients (staff). `q` searches name, email and ID. */
export class ListClients extends ListQuery {
  @IsOptional()
  @IsIn(clientStatuses, { message: checks.statusIsOneOf(clientStatuses) })
  status?: ClientStatus

  @OptionalText()
  q?: string

  @SortBy(['name', 'created'])
  sort?: string
}

/** GET /clients/pending (staff). `q` works as in GET /clients. `sort=created` lists the longest wait first. */
export class ListPendingClients extends ListQuery {
  @OptionalText()
  q?: string

  @SortBy(['name', 'created'])
  sort?: string
}

/** POST /clients/login */
export class LoginClient {
  @KnownEmail(field.emailFormat)
  emailAddress!: string

  @RequiredPassword()
  password!: string
}

export interface RegisteredClientView {
  clientID: string
  isActive: boolean
  /** Only for `GET /clients/status`, so that the status page shows the decision. */
  statusToken: string
}

/** `deviceToken` identifies this device. Send it as `Device-Token` at the next sign-in. */
export type ClientLoginView =
  | { status: 'active'; token: string; expiresAt: string; deviceToken: string }
  | { status: 'pending'; code: string; message: string; clientID: string; name: string; statusToken: string }

export interface ClientStatusView {
  clientID: string
  name: string
  isActive: boolean
  status: ClientStatus
  reason: string | null
}

export interface ClientView extends Record<keyof ContactData, string | null> {
  clientID: string
  name: string
  clientType: ClientType
  emailAddress: string
  /** The new address that staff requested. It isn't used until it's confirmed. */
  pendingEmailAddress: string | null
  chargePercentage: number
  /** The text on payers' card statements. Null to use the one of the processor account. */
  statementDescriptor: string | null
  status: ClientStatus
  isActive: boolean
  /** Set after a change that could redirect money. Null once it has passed. */
  payoutsHeldUntil: string | null
  createdAt: string
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
}
