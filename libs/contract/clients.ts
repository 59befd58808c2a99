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

/** How a business is reached. */
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

/** POST /clients/reapply: a rejected client corrects its data; e-mail and password say which one it is. */
export class ReapplyClient extends RegisterClient {}

/** POST /clients (staff): the client is active at once, unless two people have to approve it, and gets a mail to set its password. */
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

  /** Says that a rate below the installation's minimum is meant. */
  @OptionalFlag()
  belowMinimum?: boolean
}

/**
 * PUT /clients/:clientID (staff). A field that is absent stays as it is; an empty one is cleared. Another e-mail address only
 * counts once the new one has confirmed it and the present one has not refused; the present one again cancels that.
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

  /** Says that a new rate below the installation's minimum is meant. */
  @OptionalFlag()
  belowMinimum?: boolean

  @ClearableStatementDescriptor()
  statementDescriptor?: string
}

/** PUT /clients/me: contact data, and what payers read on their statements. An absent field stays as it is; an empty one is cleared. */
export class UpdateOwnProfile extends ContactData {
  @ClearableStatementDescriptor()
  statementDescriptor?: string
}

/** POST /clients/me/password: ends every other session of the client. */
export class ChangeOwnPassword {
  @RequiredPassword()
  currentPassword!: string

  @RequiredPassword(passwordMinLength, field.passwordTooShort)
  newPassword!: string
}

/** This device stays known; all others are strangers until they sign in with the new password. */
export interface ChangedPasswordView {
  deviceToken: string
}

/** POST /clients/:clientID/suspend; the reason is shown to the client. */
export class SuspendClient {
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** POST /clients/:clientID/reactivate; the client may read the reason in its status. */
export class ReactivateClient {
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** GET /clients (staff); `q` is looked for in name, e-mail and id. */
export class ListClients extends ListQuery {
  @IsOptional()
  @IsIn(clientStatuses, { message: checks.statusIsOneOf(clientStatuses) })
  status?: ClientStatus

  @OptionalText()
  q?: string

  @SortBy(['name', 'created'])
  sort?: string
}

/** GET /clients/pending (staff); `q` as in GET /clients; `sort=created` has those first who wait longest. */
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
  /** Good for `GET /clients/status` alone, so that the waiting page learns the decision. */
  statusToken: string
}

/** `deviceToken` tells this device from strangers: it goes along as `Device-Token` when its owner signs in again. */
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
  /** Asked for by staff; not in use before it was confirmed. */
  pendingEmailAddress: string | null
  chargePercentage: number
  /** What payers read on their card statements, before what is set with the processor account; null: that alone. */
  statementDescriptor: string | null
  status: ClientStatus
  isActive: boolean
  /** After a change that could redirect money; null once it has passed. */
  payoutsHeldUntil: string | null
  createdAt: string
  /** What a PUT can change of it, as `If-Match` takes it: then nobody else's change is replaced unseen. */
  version: string
}
