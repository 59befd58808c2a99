import { Injectable } from '@nestjs/common'
import type { EntityManager, QueryRunner } from 'typeorm'
import { clock } from '#contract/clock.js'
import { nextId } from '../crypto/ids.js'
import { type Actor, currentActor, currentRequest } from '../http/request-context.js'
import { Database } from '../database/database.js'
import { insertRows, readColumns } from '../database/rows.js'
import { mustStandIn } from '../database/units/numbered-lines.js'
import { firstHash, hashOf } from './audit-chain.js'
import { AuditEntry } from './audit-entry.entity.js'

export interface AuditFact {
  action: string
  target?: { kind: string; id: string; loginID?: string | null }
  before?: object
  after?: object
  /** Default: whoever calls, or the system itself. */
  actor?: Actor
}

export type Record = (fact: AuditFact) => Promise<void>

const secretNames = /password|secret|token|hash|otp/i

@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /** Such units stand in line, because each entry carries the hash of the one before. */
  unit<T>(work: (manager: EntityManager, record: Record) => Promise<T>, ...alsoInLine: string[]): Promise<T> {
    const tables = ['audit_entries', ...alsoInLine]
    return this.database.writeInLine(tables, (manager) => work(manager, (fact) => append(manager, fact)))
  }

  /** For a unit that only sometimes has something to record: where it doesn't stand in line, it begins again in it. */
  within(manager: EntityManager): Record {
    mustStandIn(manager, 'audit_entries')
    return (fact) => append(manager, fact)
  }
}

async function append(
  manager: EntityManager,
  { action, target, before, after, actor = currentActor() }: AuditFact,
): Promise<void> {
  const last = await lastIn(manager)
  const request = currentRequest()
  const opened = request?.portalLinkBy && { portalLinkBy: request.portalLinkBy }
  const entry = {
    sequence: last.sequence + 1,
    auditID: nextId('aud'),
    actorKind: actor.kind,
    actorID: actor.id,
    actorLoginID: actor.loginID ?? null,
    action,
    targetKind: target?.kind ?? null,
    targetID: target?.id ?? null,
    targetLoginID: target?.loginID ?? null,
    before: before ? masked(before) : null,
    after: after ? masked({ ...after, ...opened }) : null,
    address: request?.address ?? null,
    requestId: request?.requestId ?? null,
    previousHash: last.hash,
    createdAt: clock.now(),
  }
  const hash = hashOf(entry)
  await insertRows(manager, AuditEntry, { ...entry, hash })
  if (manager.queryRunner) lastOfUnits.set(manager.queryRunner, { sequence: entry.sequence, hash })
}

type Last = Pick<AuditEntry, 'sequence' | 'hash'>

const lastColumns = ['sequence', 'hash'] as const
const lastOfUnits = new WeakMap<QueryRunner, Last>()

/** A unit that has written an entry knows the last one: all others wait for it. */
async function lastIn(manager: EntityManager): Promise<Last> {
  const known = manager.queryRunner && lastOfUnits.get(manager.queryRunner)
  if (known) return known
  const [last] = await readColumns(manager, AuditEntry, lastColumns, 'ORDER BY "sequence" DESC LIMIT 1', [])
  return last ?? { sequence: 0, hash: firstHash }
}

const masked = (fields: object): string =>
  JSON.stringify(fields, (name, value: unknown) => (secretNames.test(name) && value !== null ? '•••' : value))
