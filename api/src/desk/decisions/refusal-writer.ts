import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { refusalsBatch, refusalsWaitingMax, refusalsWriteMs } from '#contract/decision-limits.js'
import { firstHash } from '../../platform/audit/audit-chain.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { insertRows, readRows } from '../../platform/database/rows.js'
import { clientOf, idOf } from '../../platform/http/caller.js'
import { currentRequest } from '../../platform/http/request-context.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { GateDecisions, type Refused } from '../../people/gate/gate-decisions.js'
import { decisionOfRefusal, hashOfDecision } from './decision-line.js'
import { Refusal } from './refusal.entity.js'

type Waiting = Omit<Refusal, 'sequence' | 'previousHash' | 'hash'>

/** Written in batches beside the calls: a second of refusals is lost with a process that dies, and no call waits. */
@Injectable()
export class RefusalWriter {
  private waiting = new Map<string, Waiting>()
  private lost = 0
  private last: Promise<unknown> = Promise.resolve()
  private readonly logger = new Logger('Decisions')

  constructor(
    private readonly database: Database,
    loops: WorkLoops,
    decisions: GateDecisions,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't write refused requests",
      pollMs: refusalsWriteMs,
      look: async () => {
        await this.flush()
        return false
      },
      atEnd: () => this.flush(),
    })
    decisions.listenToRefusals((refused) => this.take(refused, clock.now()))
  }

  /** One at a time: what is being written must not be written twice. */
  flush(): Promise<void> {
    const flushed = this.last.then(() => this.writeWaiting())
    this.last = flushed.catch(() => undefined)
    return flushed
  }

  take({ caller, routeKey: route, reason }: Refused, at: Date): void {
    const callerID = caller.audience === 'client' ? caller.clientMemberID : idOf(caller)
    const key = `${callerID} ${reason} ${route}`
    const known = this.waiting.get(key)
    if (known) {
      known.count += 1
      known.lastAt = at
    } else if (this.waiting.size >= refusalsWaitingMax) this.lost += 1
    else {
      const { address = null, requestId: requestID = null } = currentRequest() ?? {}
      const who = { callerKind: caller.audience, callerID, clientID: clientOf(caller) ?? null }
      const refusalID = newId('rfs', at.getTime())
      this.waiting.set(key, {
        refusalID,
        ...who,
        route,
        reason,
        count: 1,
        address,
        requestID,
        lastAt: at,
        createdAt: at,
      })
    }
  }

  private async writeWaiting(): Promise<void> {
    const rows = [...this.waiting.values()]
    this.waiting = new Map()
    for (let written = 0; written < rows.length; written += refusalsBatch) {
      const some = rows.slice(written, written + refusalsBatch)
      try {
        await this.database.writeInLine('refusals', (manager) => append(manager, some))
      } catch (error) {
        this.takeBack(rows.slice(written))
        throw error
      }
    }
    if (this.lost > 0) this.logger.warn(`The decision log lost ${this.lost} refusals because too many were queued`)
    this.lost = 0
  }

  private takeBack(rows: Waiting[]): void {
    for (const row of rows) {
      const key = `${row.callerID} ${row.reason} ${row.route}`
      const newer = this.waiting.get(key)
      this.waiting.set(key, newer ? { ...row, count: row.count + newer.count, lastAt: newer.lastAt } : row)
    }
  }
}

async function append(manager: EntityManager, waiting: Waiting[]): Promise<void> {
  const [last] = await readRows(manager, Refusal, 'ORDER BY "sequence" DESC LIMIT 1', [])
  let head = { sequence: last?.sequence ?? 0, hash: last?.hash ?? firstHash }
  const rows = waiting.map((one) => {
    const sequence = head.sequence + 1
    const previousHash = head.hash
    const hash = hashOfDecision(previousHash, sequence, decisionOfRefusal(one))
    head = { sequence, hash }
    return { ...one, sequence, previousHash, hash }
  })
  await insertRows(manager, Refusal, ...rows)
}
