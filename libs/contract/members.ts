import { IsIn, IsOptional } from 'class-validator'
import { type MemberStatus, memberStatuses } from './choices.js'
import type { ClientView } from './clients.js'
import { OptionalPassword, OptionalText, RequiredEmail, RequiredText } from './fields.js'
import { passwordMinLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import type { LiveReadinessView } from './modes.js'
import type { RefundLimits } from './refund-limits.js'

/** POST /clients/:clientID/members: emails an invitation. The person becomes a member after accepting it. */
export class InviteMember {
  @RequiredText(field.memberNameRequired)
  name!: string

  @RequiredEmail(field.emailAddressInvalid)
  emailAddress!: string

  @RequiredText(field.roleRequired)
  roleID!: string
}

/** PUT /clients/:clientID/members/:clientMemberID. Leave the name out to keep it. */
export class UpdateMember {
  @OptionalText()
  name?: string

  @RequiredText(field.roleRequired)
  roleID!: string
}

/** GET /clients/:clientID/members */
export class ListMembers extends ListQuery {
  @IsOptional()
  @IsIn(memberStatuses, { message: checks.statusIsOneOf(memberStatuses) })
  status?: MemberStatus | null
}

/** POST /account/invitations/read */
export class ReadInvitation {
  @RequiredText(field.linkTokenRequired)
  token!: string
}

/**
 * POST /account/invitations/accept: new people choose a password. People with an account send its session token or
 * password.
 */
export class AcceptInvitation extends ReadInvitation {
  @OptionalText()
  name?: string

  @OptionalPassword(passwordMinLength, field.passwordTooShort)
  password?: string
}

/** POST /clients/me/switch */
export class SwitchClient {
  @RequiredText(field.clientRequired)
  clientID!: string
}

export interface MemberView {
  clientMemberID: string
  clientID: string
  name: string
  emailAddress: string
  role: { roleID: string; name: string }
  isOwner: boolean
  status: MemberStatus
  /** The member who invited this one. Null for the first member. */
  invitedBy: string | null
  createdAt: string
  joinedAt: string | null
  /** When the invitation link expires. */
  invitationEndsAt: string | null
  /** A pending ownership transfer to this member: the owner, and when the offer expires. */
  handOver: { from: string; name: string; endsAt: string } | null
}

export interface InvitedMemberView extends MemberView {
  /** With EXPOSE_RESET_TOKEN only. */
  invitationToken?: string
}

/** The details of an invitation. This is a read-only request. */
export interface InvitationView {
  client: { clientID: string; name: string }
  name: string
  emailAddress: string
  roleName: string
  endsAt: string
  /** Whether this address already has an account and signs in to accept. */
  hasLogin: boolean
}

export interface AcceptedInvitationView {
  message: string
  client: { clientID: string; name: string }
  clientMemberID: string
  emailAddress: string
}

/** GET /clients/me/membership: the signed-in person, their membership and access. */
export interface MembershipView {
  member: MemberView
  /** The restricted routes that this member can call. */
  routes: string[]
  /** The maximum of one refund, in minor units by currency. Empty means no limit. */
  refundLimits: RefundLimits
  /** Every client that the person belongs to. */
  clients: { clientID: string; name: string; roleName: string; isActive: boolean; isCurrent: boolean }[]
}

/** GET /clients/me/frame: the data that every merchant page needs. */
export interface ClientFrameView {
  client: ClientView
  membership: MembershipView
  readiness: LiveReadinessView
}
