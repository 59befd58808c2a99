import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { isForMode } from '#contract/return-address.js'
import type { ReturnOriginsView, SaveReturnOrigins } from '#contract/return-origins.js'
import { Client } from '../../people/clients/client.entity.js'
import type { Own } from '../../platform/http/addressed.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { NotFound } from '../../platform/http/app-error.js'
import { ReturnOriginsRow } from './return-origins.entity.js'
import { OriginNotRegistered, OriginNotSafe } from './return-origins.errors.js'

@Injectable()
export class ReturnOrigins {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async get(own: Own): Promise<ReturnOriginsView> {
    await requireClient(this.database.read, own)
    return view(own, await this.database.read.findOneBy(ReturnOriginsRow, { ...own }))
  }

  save(own: Own, { origins }: SaveReturnOrigins): Promise<ReturnOriginsView> {
    const unsafe = origins.find((origin) => !isForMode(origin, own.mode))
    if (unsafe !== undefined) throw new OriginNotSafe(unsafe, own.mode)
    return this.audit.unit(async (manager, record) => {
      await requireClient(manager, own)
      const before = await manager.findOneBy(ReturnOriginsRow, { ...own })
      const row = { ...own, origins, updatedAt: clock.now() }
      await manager.upsert(ReturnOriginsRow, row, ['clientID', 'mode'])
      await record({
        action: 'return_origins.changed',
        target: { kind: 'client', id: own.clientID },
        before: { mode: own.mode, origins: before?.origins ?? [] },
        after: { mode: own.mode, origins },
      })
      return view(own, row)
    })
  }
}

/** In the unit that keeps the addresses, by the names of their fields. */
export async function requireReturnOrigins(
  manager: EntityManager,
  { clientID, mode }: Own,
  addresses: Record<string, string>,
): Promise<void> {
  const row = await manager.findOneBy(ReturnOriginsRow, { clientID, mode })
  const foreign = Object.entries(addresses)
    .map(([field, address]) => [field, new URL(address).origin] as const)
    .filter(([, origin]) => !row?.origins.includes(origin))
  if (foreign.length > 0) throw new OriginNotRegistered(Object.fromEntries(foreign), mode)
}

export async function returnOriginsOf(manager: EntityManager, { clientID, mode }: Own): Promise<string[]> {
  return (await manager.findOneBy(ReturnOriginsRow, { clientID, mode }))?.origins ?? []
}

async function requireClient(manager: EntityManager, { clientID }: Own): Promise<void> {
  if (!(await manager.existsBy(Client, { clientID, deletedAt: IsNull() }))) throw new NotFound('client')
}

const view = ({ clientID, mode }: Own, row: ReturnOriginsRow | null): ReturnOriginsView => ({
  clientID,
  mode,
  origins: row?.origins ?? [],
  updatedAt: row?.updatedAt.toISOString() ?? null,
})
