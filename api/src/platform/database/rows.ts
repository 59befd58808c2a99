import type { Pool, QueryResult } from 'pg'
import type { EntityManager, ObjectLiteral } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { SendingRunner } from './postgres/sending-runner.js'

type EntityClass<T> = new () => T
type Convert = (value: unknown) => unknown

interface Column {
  name: string
  toDatabase: Convert
  fromDatabase: Convert
}

interface Shape {
  table: string
  columns: Column[]
  byName: Map<string, Column>
  names: string
}

const same: Convert = (value) => value
const shapes = new WeakMap<object, Shape>()

function shapeOf<T extends ObjectLiteral>({ connection }: EntityManager, entity: EntityClass<T>): Shape {
  const known = shapes.get(entity)
  if (known) return known
  const { tableName, columns: described } = connection.getMetadata(entity)
  const columns = described.map(({ propertyName, databaseName, transformer, type }): Column => {
    // TypeORM converts other types, such as booleans, by rules of its own for each engine.
    const isPlain = typeof type === 'string' && ['varchar', 'text', 'integer', 'bigint'].includes(type)
    if (!isPlain || propertyName !== databaseName || Array.isArray(transformer))
      throw new Error(`${tableName}.${databaseName} is not a column that rows.ts can write`)
    return { name: databaseName, toDatabase: transformer?.to ?? same, fromDatabase: transformer?.from ?? same }
  })
  const byName = new Map(columns.map((column) => [column.name, column]))
  const shape = { table: tableName, columns, byName, names: listed(columns) }
  shapes.set(entity, shape)
  return shape
}

const listed = (columns: Column[]): string => columns.map(({ name }) => `"${name}"`).join(', ')

function columnOf({ table, byName }: Shape, name: string): Column {
  const column = byName.get(name)
  if (!column) throw new Error(`${table} has no column ${name}`)
  return column
}

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
    // The unit fails with it, so nobody is left who would count.
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
  const { table, columns, names } = shapeOf(manager, entity)
  const values = rows.flatMap((row) => columns.map(({ name, toDatabase }) => toDatabase(row[name] ?? null)))
  const marks = rows.map(
    (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  )
  return write(manager, `INSERT INTO "${table}" (${names}) VALUES ${marks.join(', ')} ${otherwise}`, values)
}

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
  return read(manager, entity, shapeOf(manager, entity), pick, values)
}

export async function readColumns<T extends ObjectLiteral, K extends keyof T & string>(
  manager: EntityManager,
  entity: EntityClass<T>,
  names: readonly K[],
  pick: string,
  values: unknown[],
): Promise<Pick<T, K>[]> {
  const shape = shapeOf(manager, entity)
  const columns = names.map((name) => columnOf(shape, name))
  return read(manager, entity, { ...shape, columns, names: listed(columns) }, pick, values)
}

async function read<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<T>,
  { table, columns, names }: Shape,
  pick: string,
  values: unknown[],
): Promise<T[]> {
  const found = await ask(manager, `SELECT ${names} FROM "${table}" ${pick}`, values)
  return found.map((raw) => {
    const row: Record<string, unknown> = new entity()
    for (const { name, fromDatabase } of columns) row[name] = fromDatabase(raw[name])
    return row as T
  })
}

type Found = Record<string, unknown>[]

// Outside a unit any connection of the pool will do; a query runner for each question costs more than the question.
async function ask({ queryRunner, connection }: EntityManager, text: string, values: unknown[]): Promise<Found> {
  if (queryRunner || connection.options.type !== 'postgres') return (queryRunner ?? connection).query(text, values)
  const { master } = connection.driver as PostgresDriver
  return ((await (master as Pool).query(text, values)) as QueryResult).rows as Found
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

// A condition that drops out would match every row: a leak across merchants.
function required(entry: [string, unknown]): [string, unknown] {
  if (entry[1] === undefined || entry[1] === null) throw new Error(`The key has no ${entry[0]}`)
  return entry
}
