import { ownerRoleID } from '#contract/choices.js'
import type { EntityManager } from 'typeorm'
import { includesLimits, type RefundLimits } from '#contract/refund-limits.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { ClientMember } from '../clients/client-member.entity.js'
import { requireMember } from '../clients/memberships.js'
import { includesRow } from '../gate/coverage.js'
import type { Permission } from '../gate/permission.entity.js'
import { Role } from '../gate/role.entity.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import {
  HigherRefundLimit,
  LastOwner,
  MemberGrantRefused,
  MemberProtected,
  OwnersOnly,
  UnknownMemberRole,
} from './members.errors.js'

export interface Actor {
  member: ClientMember
  isOwner: boolean
  rows: Permission[]
  limits: RefundLimits
}

export async function readActor(manager: EntityManager, caller: ClientCaller): Promise<Actor> {
  await requireOpenSession(manager, caller.sessionID)
  const member = await requireMember(manager, caller.clientMemberID)
  const role = await readRole(manager, member.roleID)
  return { member, isOwner: isOwner(member), rows: role?.permissions ?? [], limits: role?.refundLimits ?? {} }
}

export const isOwner = ({ roleID }: Pick<ClientMember, 'roleID'>): boolean => roleID === ownerRoleID

export async function readMember(manager: EntityManager, clientID: string, clientMemberID: string) {
  const member = await manager.findOneBy(ClientMember, { clientID, clientMemberID })
  if (!member || member.status === 'removed') throw new NotFound('member')
  return member
}

/** Rows are compared, as with staff: a wider row would grant more with the next version. */
export async function requireMayGive(manager: EntityManager, actor: Actor, roleID: string): Promise<void> {
  const role = await manager.findOne(Role, { where: { roleID, isForMembers: true }, relations: { permissions: true } })
  if (!role) throw new UnknownMemberRole()
  if (actor.isOwner) return
  if (roleID === ownerRoleID) throw new OwnersOnly('roleID')
  const missing = rowNotHeld(actor, role.permissions ?? [])
  if (missing) throw new MemberGrantRefused(missing.name)
  if (refunds(role) && !includesLimits(actor.limits, role.refundLimits ?? {})) throw new HigherRefundLimit()
}

export async function requireMayTouch(manager: EntityManager, actor: Actor, target: ClientMember): Promise<void> {
  if (actor.isOwner || target.clientMemberID === actor.member.clientMemberID) return
  if (isOwner(target)) throw new OwnersOnly()
  const role = await readRole(manager, target.roleID)
  if (rowNotHeld(actor, role?.permissions ?? [])) throw new MemberProtected()
}

export async function requireAnotherOwner(manager: EntityManager, member: ClientMember): Promise<void> {
  if (await isLastOwner(manager, member)) throw new LastOwner()
}

export async function isLastOwner(manager: EntityManager, { clientID, ...member }: ClientMember): Promise<boolean> {
  if (!isOwner(member) || member.status !== 'active') return false
  return (await manager.countBy(ClientMember, { clientID, roleID: ownerRoleID, status: 'active' })) < 2
}

const rowNotHeld = ({ rows: held }: Actor, rows: Permission[]): Permission | undefined =>
  rows.find((row) => !held.some((own) => includesRow(own, row)))

const refundRoute = { httpMethod: 'POST', routePattern: '/clients/:clientID/transactions/:transactionID/refunds' }
const refunds = ({ permissions = [] }: Role): boolean => permissions.some((row) => includesRow(row, refundRoute))

const readRole = (manager: EntityManager, roleID: string): Promise<Role | null> =>
  manager.findOne(Role, { where: { roleID }, relations: { permissions: true } })
