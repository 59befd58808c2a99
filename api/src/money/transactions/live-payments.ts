import type { EntityManager } from 'typeorm'
import { inMode } from '../../platform/database/in-mode.js'

/** Answered from an index that holds the live ones alone. */
export async function hasLivePayments(manager: EntityManager, clientID?: string): Promise<boolean> {
  const ofClient = clientID === undefined ? '' : ' AND "clientID" = $1'
  const found = `SELECT 1 FROM "transactions" WHERE ${inMode('live')}${ofClient} LIMIT 1`
  return (await manager.query<object[]>(found, clientID === undefined ? [] : [clientID])).length > 0
}
