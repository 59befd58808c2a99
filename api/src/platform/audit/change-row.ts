import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm'
import type { Record as RecordFact } from './audit-log.js'

type Facts = globalThis.Record<string, unknown>

/** A kind of row whose every change is recorded. */
export interface AuditedRows<Row extends ObjectLiteral> {
  entity: EntityTarget<Row>
  /** As the log calls it. */
  kind: string
  id: keyof Row & string
  /** What the log keeps of a row: nothing secret, and what whoever reads the log may read anyway. */
  facts: (row: Row) => Facts
  /** Told whether they have changed or not. */
  always?: readonly string[]
}

export interface Change<Row> {
  action: string
  change: Partial<Row>
  /** Told beside the row as it is. */
  more?: object
}

/** What a fact tells of a new row. */
export const createdRow = <Row extends ObjectLiteral>({ kind, id, facts }: AuditedRows<Row>, row: Row) => ({
  target: { kind, id: row[id] as string },
  after: facts(row),
})

/**
 * The one way to change such a row, in its unit: it is written, and what differs is recorded as it was and as it is; of
 * a row that is deleted, all of it.
 */
export async function changeRow<Row extends ObjectLiteral>(
  { entity, kind, id, facts, always = [] }: AuditedRows<Row>,
  manager: EntityManager,
  record: RecordFact,
  row: Row,
  { action, change, more }: Change<Row>,
): Promise<void> {
  const was = facts(row)
  if (Object.keys(change).length > 0)
    await manager.update(entity, { [id]: row[id] }, change as QueryDeepPartialEntity<Row>)
  Object.assign(row, change)
  const is = facts(row)
  const isTold = (name: string) =>
    Boolean(change.deletedAt) || always.includes(name) || JSON.stringify(was[name]) !== JSON.stringify(is[name])
  const told = (of: Facts) => Object.fromEntries(Object.entries(of).filter(([name]) => isTold(name)))
  await record({
    action,
    target: { kind, id: row[id] as string },
    before: told(was),
    after: { ...told(is), ...more },
  })
}
