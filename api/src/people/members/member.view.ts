import type { EntityManager } from 'typeorm'
import type { MemberView } from '#contract/members.js'
import { clock } from '#contract/clock.js'
import { readThose } from '../../platform/database/rows.js'
import { ClientMember } from '../clients/client-member.entity.js'
import { Role } from '../gate/role.entity.js'
import { Login } from '../sign-in/login.entity.js'
import { isOwner } from './member-rights.js'

const roleColumns = ['roleID', 'name'] as const
const loginColumns = ['loginID', 'emailAddress'] as const
const giverColumns = ['clientMemberID', 'name'] as const

type KnownRole = Pick<Role, (typeof roleColumns)[number]>

export async function viewMembers(
  manager: EntityManager,
  members: ClientMember[],
  knownRoles?: KnownRole[],
): Promise<MemberView[]> {
  const roleIDs = members.map(({ roleID }) => roleID)
  const loginIDs = members.flatMap(({ loginID }) => loginID ?? [])
  const giverIDs = members.flatMap(({ handOverFrom }) => handOverFrom ?? [])
  const roles = knownRoles ?? (await readThose(manager, Role, roleColumns, 'roleID', roleIDs))
  const logins = await readThose(manager, Login, loginColumns, 'loginID', loginIDs)
  const givers = await readThose(manager, ClientMember, giverColumns, 'clientMemberID', giverIDs)
  return members.map((member) => {
    const role = roles.find(({ roleID }) => roleID === member.roleID)
    const login = logins.find(({ loginID }) => loginID === member.loginID)
    const giver = givers.find(({ clientMemberID }) => clientMemberID === member.handOverFrom)
    const names = { roleName: role?.name ?? member.roleID, giverName: giver?.name ?? '' }
    return viewMember(member, names, login?.emailAddress ?? member.emailAddress)
  })
}

export async function viewOneMember(
  manager: EntityManager,
  member: ClientMember,
  knownRoles?: KnownRole[],
): Promise<MemberView> {
  const [view] = await viewMembers(manager, [member], knownRoles)
  return view as MemberView
}

function viewMember(
  member: ClientMember,
  { roleName, giverName }: { roleName: string; giverName: string },
  emailAddress: string,
): MemberView {
  const { handOverFrom, handOverEndsAt, invitationEndsAt, status } = member
  const isOffered = handOverFrom !== null && handOverEndsAt !== null && handOverEndsAt.getTime() > clock.time()
  return {
    clientMemberID: member.clientMemberID,
    clientID: member.clientID,
    name: member.name,
    emailAddress,
    role: { roleID: member.roleID, name: roleName },
    isOwner: isOwner(member),
    status: status === 'invited' ? 'invited' : 'active',
    invitedBy: member.invitedBy,
    createdAt: member.createdAt.toISOString(),
    joinedAt: member.joinedAt?.toISOString() ?? null,
    invitationEndsAt: status === 'invited' ? (invitationEndsAt?.toISOString() ?? null) : null,
    handOver: isOffered ? { from: handOverFrom, name: giverName, endsAt: handOverEndsAt.toISOString() } : null,
  }
}
