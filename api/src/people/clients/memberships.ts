import { ownerRoleID } from '#contract/choices.js'
import { type EntityManager, Not } from 'typeorm'
import { readRows, whereAmong } from '../../platform/database/rows.js'
import { Versions } from '../../platform/database/versions.js'
import type { SessionsService } from '../sessions/sessions.service.js'
import { sessionEnded } from '../sessions/sessions.service.js'
import { endLogin } from '../sign-in/logins.js'
import { Client } from './client.entity.js'
import { ClientMember } from './client-member.entity.js'

/** As the migration names the first member of each client, so that a trigger beside this version makes no second one. */
const firstMemberIDOf = (clientID: string): string => `mem_${clientID.slice(4)}`

export async function addFirstMember(manager: EntityManager, client: Client): Promise<void> {
  const { clientID, loginID, name, contactPerson, emailAddress, createdAt } = client
  const member = {
    clientMemberID: firstMemberIDOf(clientID),
    clientID,
    loginID,
    roleID: ownerRoleID,
    name: contactPerson || name,
    emailAddress,
    status: 'active' as const,
    createdAt,
    joinedAt: createdAt,
  }
  await manager.createQueryBuilder().insert().into(ClientMember).values(member).orIgnore().execute()
}

export async function findMember(manager: EntityManager, clientMemberID: string): Promise<ClientMember | null> {
  const where = `WHERE "clientMemberID" = $1 AND "status" = 'active'`
  const [member] = await readRows(manager, ClientMember, where, [clientMemberID])
  return member ?? null
}

export const findMembership = (
  manager: EntityManager,
  clientID: string,
  loginID: string,
): Promise<ClientMember | null> => manager.findOneBy(ClientMember, { clientID, loginID, status: 'active' })

/** In the unit that writes: the guards looked a moment earlier. */
export async function requireMember(manager: EntityManager, clientMemberID: string): Promise<ClientMember> {
  const member = await findMember(manager, clientMemberID)
  if (!member) throw sessionEnded()
  return member
}

export async function requireStillMember(manager: EntityManager, clientMemberID: string): Promise<void> {
  await requireMember(manager, clientMemberID)
}

export interface Membership {
  member: ClientMember
  client: Client
}

export async function membershipsOf(manager: EntityManager, loginID: string): Promise<Membership[]> {
  const theirs = `WHERE "loginID" = $1 AND "status" = 'active' ORDER BY "joinedAt", "clientMemberID"`
  const members = await readRows(manager, ClientMember, theirs, [loginID])
  const clientIDs = members.map(({ clientID }) => clientID)
  const clients =
    clientIDs.length > 0 ? await readRows(manager, Client, whereAmong('clientID', clientIDs), clientIDs) : []
  const found = members.flatMap((member) => {
    const client = clients.find(({ clientID, deletedAt }) => clientID === member.clientID && deletedAt === null)
    return client ? [{ member, client }] : []
  })
  const isOwn = ({ client }: Membership) => Number(client.loginID === loginID)
  return found.sort((one, other) => isOwn(other) - isOwn(one))
}

export const admittedTo = (memberships: Membership[]): Membership | undefined =>
  memberships.find(({ client }) => client.isActive) ?? memberships[0]

interface Ending {
  manager: EntityManager
  sessions: SessionsService
}

/** A person whom no client keeps has no login anymore; that of a client itself stays with the client. */
export async function endMember({ manager, sessions }: Ending, member: ClientMember): Promise<void> {
  const { clientMemberID, loginID } = member
  const ended = { status: 'removed', invitationHash: null, invitationEndsAt: null, handOverFrom: null } as const
  await manager.update(ClientMember, { clientMemberID }, { ...ended, handOverEndsAt: null })
  await manager.update(ClientMember, { handOverFrom: clientMemberID }, { handOverFrom: null, handOverEndsAt: null })
  await sessions.endActing(manager, [clientMemberID], 'removed')
  await Versions.raise(manager, 'callers')
  if (!loginID || (await manager.existsBy(Client, { loginID }))) return
  if (await manager.existsBy(ClientMember, { loginID, status: Not('removed') })) return
  await sessions.endAll(manager, loginID, 'removed')
  await endLogin(manager, loginID)
}

export const membersOf = (manager: EntityManager, clientID: string): Promise<ClientMember[]> =>
  manager.findBy(ClientMember, { clientID, status: Not('removed') })

export async function endMembersOf(unit: Ending, clientID: string): Promise<void> {
  for (const member of await membersOf(unit.manager, clientID)) await endMember(unit, member)
}
