import { type EntityManager, IsNull } from 'typeorm'
import { NotFound } from '../../platform/http/app-error.js'
import { Client } from './client.entity.js'

/** In the unit that writes. Other rooms ask `ClientsService`. */
export async function clientIn(manager: EntityManager, clientID: string): Promise<Client> {
  const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
  if (!client) throw new NotFound('client')
  return client
}
