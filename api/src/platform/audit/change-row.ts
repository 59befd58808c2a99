import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm'
import type { Record as RecordFact } from './audit-log.js'

type Facts = globalThis.Record<string, unknown>

export interface AuditedRows<Row extends ObjectLiteral> {
  entity: EntityTarget<Row>
  kind: string
  id: keyof Row & string
  /** Nothing secret: whoever may read the log reads it. */
  facts: (row: Row) => Facts
  loginID?: (row: Row) => string | null
  always?: readonly string[]
}

export interface Change<Row> {
  action: string
  change: Partial<Row>
  more?: object
}

export const createdRow = <Row extends ObjectLiteral>({ kind, id, facts }: AuditedRows<Row>, row: Row) => ({
  target: { kind, id: row[id] as string },
  after: facts(row),
})

export async function createRow<Row extends ObjectLiteral>(
  rows: AuditedRows<Row>,
  manager: EntityManager,
  record: RecordFact,
  row: Row,
  action: string,
): Promise<void> {
  await manager.insert(rows.entity, row as QueryDeepPartialEntity<Row>)
  await record({ action, ...createdRow(rows, row) })
}

export async function deleteRow<Row extends ObjectLiteral>(
  rows: AuditedRows<Row>,
  manager: EntityManager,
  record: RecordFact,
  row: Row,
  action: string,
): Promise<void> {
  await manager.delete(rows.entity, { [rows.id]: row[rows.id] })
  const { target, after: before } = createdRow(rows, row)
  await record({ action, target, before })
}

/** The only way to change such a row: the change and its record are written in one unit. */
export async function changeRow<Row extends ObjectLiteral>(
  { entity, kind, id, facts, loginID, always = [] }: AuditedRows<Row>,
  manager: EntityManager,
  record: RecordFact,
  row: Row,
  { action, change, more }: Change<Row>,
): Promise<void> {
  const was = facts(row)
  const target = { kind, id: row[id] as string, ...(loginID && { loginID: loginID(row) }) }
  if (Object.keys(change).length > 0)
    await manager.update(entity, { [id]: row[id] }, change as QueryDeepPartialEntity<Row>)
  Object.assign(row, change)
  const is = facts(row)
  const isTold = (name: string) =>
    Boolean(change.deletedAt) || always.includes(name) || JSON.stringify(was[name]) !== JSON.stringify(is[name])
  const told = (of: Facts) => Object.fromEntries(Object.entries(of).filter(([name]) => isTold(name)))
  await record({
    action,
    target,
    before: told(was),
    after: { ...told(is), ...more },
  })
}
