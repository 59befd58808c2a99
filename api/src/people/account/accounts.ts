import { type EntityManager, IsNull } from 'typeorm'
import { Client } from '../clients/client.entity.js'
import { PortalUser } from '../portal-users/portal-user.entity.js'

export type AccountAudience = 'client' | 'portal'

/** What clients and portal users have in common when a password is set. */
export interface Account {
  audience: AccountAudience
  id: string
  name: string
  email: string
  passwordHash: string
}

export const kinds = { client: 'client', portal: 'portal_user' } as const
export const targetOf = ({ audience, id }: Account) => ({ kind: kinds[audience], id })

const ofClient = ({ clientID, name, emailAddress, passwordHash }: Client): Account => ({
  audience: 'client',
  id: clientID,
  name,
  email: emailAddress,
  passwordHash,
})
const ofPortalUser = ({ id, userName, email, passwordHash }: PortalUser): Account => ({
  audience: 'portal',
  id,
  name: userName,
  email,
  passwordHash,
})

/** Every account with this e-mail: a client, a portal user, both or none. */
export async function accountsByEmail(manager: EntityManager, email: string): Promise<Account[]> {
  const client = await manager.findOneBy(Client, { emailAddress: email, deletedAt: IsNull() })
  const user = await manager.findOneBy(PortalUser, { email })
  return [...(client ? [ofClient(client)] : []), ...(user ? [ofPortalUser(user)] : [])]
}

export async function findAccount(
  manager: EntityManager,
  audience: AccountAudience,
  id: string,
): Promise<Account | null> {
  if (audience === 'client') {
    const client = await manager.findOneBy(Client, { clientID: id, deletedAt: IsNull() })
    return client && ofClient(client)
  }
  const user = await manager.findOneBy(PortalUser, { id })
  return user && ofPortalUser(user)
}

/** As the account's own person does; whoever got a link by mail has proved the address too. */
export async function setPasswordHash(
  manager: EntityManager,
  account: Pick<Account, 'audience' | 'id'>,
  passwordHash: string,
): Promise<void> {
  const { audience, id } = account
  if (audience === 'client') {
    await manager.update(Client, { clientID: id }, { passwordHash })
    return
  }
  await manager.update(PortalUser, { id }, { passwordHash, passwordSetBy: null, newPasswordNeededAt: null })
  await manager.update(PortalUser, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() })
}
