import { type EntityManager, IsNull } from 'typeorm'
import { orNotFound } from '../../platform/http/app-error.js'
import { Client } from './client.entity.js'

/** In the unit that writes. Other rooms ask `ClientsService`. */
export async function clientIn(manager: EntityManager, clientID: string): Promise<Client> {
  return orNotFound(await manager.findOneBy(Client, { clientID, deletedAt: IsNull() }), 'client')
}
