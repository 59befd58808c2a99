import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { EntityManager } from 'typeorm'
import { roleUsesBatch, roleUsesWriteMs } from '#contract/role-usage-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { readCommitted } from '../../platform/database/postgres/read-committed.js'
import { insertNewRow, write } from '../../platform/database/rows.js'
import { Setting } from '../../platform/database/setting.entity.js'
import { clientOf } from '../../platform/http/caller.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { type Decided, GateDecisions } from '../gate/gate-decisions.js'

export const countingSince = 'roleUsesCountedSince'
const dayMs = 86_400_000

export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / dayMs)

interface Counted {
  roleID: string
  route: string
  callerID: string
  day: number
  callerKind: string
  clientID: string | null
  used: number
  refused: number
  lastUsedAt: number | null
  lastRefusedAt: number | null
}

/** A call adds to a figure in memory; what waits is added to the rows every ten seconds, so that processes add up. */
@Injectable()
export class RoleUseCounter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private waiting = new Map<string, Counted>()
  private isBegun = false
  private last: Promise<unknown> = Promise.resolve()
  private readonly loop = new WorkLoop({
    logger: new Logger('Roles'),
    failure: "Couldn't write role usage",
    pollMs: roleUsesWriteMs,
    look: async () => {
      await this.flush()
      return false
    },
  })

  constructor(
    private readonly database: Database,
    private readonly host: HttpAdapterHost,
    decisions: GateDecisions,
  ) {
    decisions.listenByRole((decided) => this.count(decided, clock.time()))
  }

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
    await this.flush()
  }

  count({ caller, routeKey: route, roleIDs, isAllowed }: Decided, now: number): void {
    const day = dayOf(now)
    const callerID = idOfPerson(caller)
    for (const roleID of roleIDs) {
      const key = `${roleID} ${callerID} ${day} ${route}`
      let one = this.waiting.get(key)
      if (!one) {
        const who = { callerKind: caller.audience, clientID: clientOf(caller) ?? null }
        one = { roleID, route, callerID, day, ...who, used: 0, refused: 0, lastUsedAt: null, lastRefusedAt: null }
        this.waiting.set(key, one)
      }
      if (isAllowed) {
        one.used += 1
        one.lastUsedAt = now
      } else {
        one.refused += 1
        one.lastRefusedAt = now
      }
    }
  }

  /** One at a time: what is being written must not be written twice. */
  flush(): Promise<void> {
    const flushed = this.last.then(() => this.writeWaiting())
    this.last = flushed.catch(() => undefined)
    return flushed
  }

  private async writeWaiting(): Promise<void> {
    if (!this.isBegun) await this.begin()
    // In one order everywhere, so that no two processes wait for each other's rows.
    const rows = [...this.waiting].sort(([one], [other]) => (one < other ? -1 : 1))
    for (let at = 0; at < rows.length; at += roleUsesBatch) {
      const some = rows.slice(at, at + roleUsesBatch)
      const counted = some.map(([, row]) => ({ ...row }))
      await this.database.write(async (manager) => {
        await readCommitted(manager)
        await add(manager, counted)
      })
      for (const [index, [key, row]] of some.entries()) this.takeOff(key, row, counted[index] as Counted)
    }
  }

  private async begin(): Promise<void> {
    await this.database.write(async (manager) => {
      await readCommitted(manager)
      await insertNewRow(manager, Setting, { name: countingSince, value: clock.now().toISOString() })
    })
    this.isBegun = true
  }

  // A call may have come in while the rows were written.
  private takeOff(key: string, row: Counted, written: Counted): void {
    row.used -= written.used
    row.refused -= written.refused
    if (row.used + row.refused === 0) this.waiting.delete(key)
  }
}

function idOfPerson(caller: Decided['caller']): string {
  if (caller.audience === 'portal') return caller.portalUserID
  return caller.audience === 'integrator' ? caller.apiUserID : caller.clientMemberID
}

const columns = [
  'roleID',
  'route',
  'callerID',
  'day',
  'callerKind',
  'clientID',
  'used',
  'refused',
  'lastUsedAt',
  'lastRefusedAt',
] as const

// NULL is before every time, on both engines.
const later = (name: string) =>
  `"${name}" = CASE WHEN "role_uses"."${name}" > excluded."${name}" OR excluded."${name}" IS NULL
    THEN "role_uses"."${name}" ELSE excluded."${name}" END`

async function add(manager: EntityManager, rows: Counted[]): Promise<void> {
  const values = rows.flatMap((row) => columns.map((name) => row[name]))
  const marks = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`)
  await write(
    manager,
    `INSERT INTO "role_uses" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES ${marks.join(', ')}
     ON CONFLICT ("roleID", "route", "callerID", "day") DO UPDATE SET
     "used" = "role_uses"."used" + excluded."used", "refused" = "role_uses"."refused" + excluded."refused",
     ${later('lastUsedAt')}, ${later('lastRefusedAt')}`,
    values,
  )
}
