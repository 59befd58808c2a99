import { type EntityManager, In } from 'typeorm'
import { ClientMember } from './client-member.entity.js'

type Acted = Pick<ClientMember, 'clientMemberID' | 'name'>

export async function membersBehind(
  manager: EntityManager,
  clientID: string,
  loginIDs: (string | null)[],
): Promise<ReadonlyMap<string, Acted>> {
  const known = [...new Set(loginIDs)].filter((loginID) => loginID !== null)
  if (known.length === 0) return new Map()
  const where = { clientID, loginID: In(known) }
  const members = await manager.find(ClientMember, { where, order: { createdAt: 'ASC' } })
  return new Map(members.map((member) => [member.loginID ?? '', member]))
}
