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

/** POST /clients/:clientID/members: the person gets a mail, and belongs to the client once it is accepted. */
export class InviteMember {
  @RequiredText(field.memberNameRequired)
  name!: string

  @RequiredEmail(field.emailAddressInvalid)
  emailAddress!: string

  @RequiredText(field.roleRequired)
  roleID!: string
}

/** PUT /clients/:clientID/members/:clientMemberID; an absent name stays. */
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
 * POST /account/invitations/accept: new people set a password. People with an account send its session token or
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
  /** The member who invited this one; null for the first. */
  invitedBy: string | null
  createdAt: string
  joinedAt: string | null
  /** Of an invitation: until when its link works. */
  invitationEndsAt: string | null
  /** An owner wants to hand over to this member: who, and until when that can be confirmed. */
  handOver: { from: string; name: string; endsAt: string } | null
}

export interface InvitedMemberView extends MemberView {
  /** With EXPOSE_RESET_TOKEN only. */
  invitationToken?: string
}

/** What an invitation is about. This is a read-only request. */
export interface InvitationView {
  client: { clientID: string; name: string }
  name: string
  emailAddress: string
  roleName: string
  endsAt: string
  /** The address signs in to accept, instead of choosing a password. */
  hasLogin: boolean
}

export interface AcceptedInvitationView {
  message: string
  client: { clientID: string; name: string }
  clientMemberID: string
  emailAddress: string
}

/** GET /clients/me/membership: who is signed in, as which member, and what that opens. */
export interface MembershipView {
  member: MemberView
  /** The routes for clients that need a permission, and that this member may call. */
  routes: string[]
  /** The most that one refund may be, in minor units by currency; empty: no limit. */
  refundLimits: RefundLimits
  /** Every client that the person belongs to. */
  clients: { clientID: string; name: string; roleName: string; isActive: boolean; isCurrent: boolean }[]
}

/** GET /clients/me/frame: what every page for merchants needs first. */
export interface ClientFrameView {
  client: ClientView
  membership: MembershipView
  readiness: LiveReadinessView
}
