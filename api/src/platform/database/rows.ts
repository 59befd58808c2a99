import type { Pool, QueryResult } from 'pg'
import type { EntityManager, ObjectLiteral } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import { SendingRunner } from './postgres/sending-runner.js'
import {
  type Column,
  columnOf,
  type EntityClass,
  listed,
  type Picked,
  pickedOf,
  type Shape,
  shapeOf,
  wholeShapeOf,
} from './row-shape.js'

// Not TypeORM's builders, which cost more than the database; the texts are few, and prepared once per connection.

/** A promise, because on PostgreSQL the count is known only once the server has come to the write. */
export interface Written {
  affected: Promise<number>
}

/** Does not wait for the answer where it can; if the write fails, so does the unit. */
export async function write({ queryRunner }: EntityManager, text: string, values: unknown[]): Promise<Written> {
  if (!queryRunner) throw new Error('Only a unit of work writes')
  if (queryRunner instanceof SendingRunner) {
    const count = queryRunner.send(text, values).then(({ rowCount }) => rowCount ?? 0)
    // The unit fails with it, so the count is not needed.
    return { affected: count.catch(() => 0) }
  }
  const { affected } = await queryRunner.query(text, values, true)
  return { affected: Promise.resolve(affected ?? 0) }
}

export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  ...rows: Partial<T>[]
): Promise<void> {
  await insert(manager, entity, rows)
}

export async function insertNewRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  row: Partial<T>,
): Promise<boolean> {
  const { affected } = await insert(manager, entity, [row], 'ON CONFLICT DO NOTHING')
  return (await affected) > 0
}

function insert<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  rows: Partial<T>[],
  otherwise = '',
): Promise<Written> {
  const shape = wholeShapeOf(manager, entity)
  // What no row has stays out: each value that is bound costs, and these are half of some rows.
  const columns = shape.columns.filter(
    ({ name, isOptional }) => !isOptional || rows.some((row) => (row[name] ?? null) !== null),
  )
  const values = rows.flatMap((row) => columns.map(({ name, toDatabase }) => toDatabase(row[name] ?? null)))
  return write(manager, insertText(shape, columns, rows.length, otherwise), values)
}

function insertText({ table, inserts }: Shape, columns: Column[], rows: number, otherwise: string): string {
  const names = listed(columns)
  const key = `${rows} ${names} ${otherwise}`
  const known = inserts.get(key)
  if (known) return known
  const marks = Array.from({ length: rows }, (_, row) => {
    const ofRow = columns.map((_, column) => `$${row * columns.length + column + 1}`)
    return `(${ofRow.join(', ')})`
  })
  const text = `INSERT INTO "${table}" (${names}) VALUES ${marks.join(', ')} ${otherwise}`
  if (inserts.size < insertsKept) inserts.set(key, text)
  return text
}

const insertsKept = 200

export async function updateRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  key: Partial<T>,
  change: Partial<T>,
): Promise<void> {
  const shape = shapeOf(manager, entity)
  const values: unknown[] = []
  const assign = ([name, value]: [string, unknown]) => {
    values.push(columnOf(shape, name).toDatabase(value))
    return `"${name}" = $${values.length}`
  }
  const set = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(assign)
  const where = Object.entries(key).map((entry) => assign(required(entry)))
  await write(manager, `UPDATE "${shape.table}" SET ${set.join(', ')} WHERE ${where.join(' AND ')}`, values)
}

export async function readRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  pick: string,
  values: unknown[],
): Promise<T[]> {
  const shape = wholeShapeOf(manager, entity)
  const rows = await read<T>(manager, shape.table, shape, pick, values)
  for (const row of rows) Object.setPrototypeOf(row, entity.prototype as object)
  return rows
}

export async function readColumns<T extends ObjectLiteral, K extends keyof T & string>(
  manager: EntityManager,
  entity: EntityClass<T>,
  names: readonly K[],
  pick: string,
  values: unknown[],
): Promise<Pick<T, K>[]> {
  const shape = shapeOf(manager, entity)
  const picked = shape.picked.get(names) ?? pickedOf(names.map((name) => columnOf(shape, name)))
  shape.picked.set(names, picked)
  return read(manager, shape.table, picked, pick, values)
}

export async function readThose<T extends ObjectLiteral, K extends keyof T & string>(
  manager: EntityManager,
  entity: EntityClass<T>,
  names: readonly K[],
  key: keyof T & string,
  those: string[],
): Promise<Pick<T, K>[]> {
  return those.length > 0 ? readColumns(manager, entity, names, whereAmong(key, those), those) : []
}

export const whereAmong = (key: string, those: string[]): string =>
  `WHERE "${key}" IN (${those.map((_, position) => `$${position + 1}`).join(', ')})`

/** Repeats the last one up to a power of two, so that batches of any size share a few prepared statements. */
export function inRounds(those: readonly string[]): string[] {
  const [last] = those.slice(-1)
  if (last === undefined) throw new Error('There is nothing to look for')
  const size = 2 ** Math.ceil(Math.log2(those.length))
  return [...those, ...Array.from({ length: size - those.length }, () => last)]
}

/** The rows of many keys by key. */
export async function readAmong<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  key: keyof T & string,
  those: readonly string[],
): Promise<Map<string, T>> {
  if (those.length === 0) return new Map()
  const asked = inRounds(those)
  const rows = await readRows(manager, entity, whereAmong(key, asked), asked)
  return new Map(rows.map((row) => [row[key] as string, row]))
}

export async function isThere<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  where: string,
  values: unknown[] = [],
): Promise<boolean> {
  const { table } = shapeOf(manager, entity)
  return (await ask(manager, `SELECT 1 FROM "${table}" ${where} LIMIT 1`, values)).length > 0
}

async function read<T extends ObjectLiteral>(
  manager: EntityManager,
  table: string,
  { names, converted }: Picked,
  pick: string,
  values: unknown[],
): Promise<T[]> {
  const rows = await ask(manager, `SELECT ${names} FROM "${table}" ${pick}`, values)
  // The driver made these objects for us alone.
  for (const row of rows) for (const { name, fromDatabase } of converted) row[name] = fromDatabase(row[name])
  return rows as T[]
}

type Found = Record<string, unknown>[]

// Outside a unit any connection of the pool will do; what TypeORM makes anew for each question costs more than the question.
async function ask({ queryRunner, connection }: EntityManager, text: string, values: unknown[]): Promise<Found> {
  if (queryRunner) return queryRunner.query(text, values)
  const { driver, options } = connection
  if (options.type !== 'postgres') return (driver as SqliteDriver).createQueryRunner('master').query(text, values)
  return ((await ((driver as PostgresDriver).master as Pool).query(text, values)) as QueryResult).rows as Found
}

export async function findRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  key: Partial<T>,
  lock = '',
): Promise<T | null> {
  const shape = shapeOf(manager, entity)
  const entries = Object.entries(key).map(required)
  const where = entries.map(([name], position) => `"${columnOf(shape, name).name}" = $${position + 1}`)
  const values = entries.map(([name, value]) => columnOf(shape, name).toDatabase(value))
  const [row] = await readRows(manager, entity, `WHERE ${where.join(' AND ')} ${lock}`, values)
  return row ?? null
}

export async function requireRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  key: Partial<T>,
): Promise<T> {
  const row = await findRow(manager, entity, key)
  if (!row) throw new Error(`${entity.name} has no row ${Object.values(key).join(', ')}`)
  return row
}

// A condition that drops out would match every row: a leak across merchants.
function required(entry: [string, unknown]): [string, unknown] {
  if (entry[1] === undefined || entry[1] === null) throw new Error(`The key has no ${entry[0]}`)
  return entry
}
