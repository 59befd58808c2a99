import type { EntityManager, ObjectLiteral } from 'typeorm'

export type EntityClass<T> = new () => T
type Convert = (value: unknown) => unknown

export interface Column {
  name: string
  toDatabase: Convert
  fromDatabase: Convert
  isOptional: boolean
}

export interface Picked {
  columns: Column[]
  names: string
  converted: Column[]
}

export interface Shape extends Picked {
  table: string
  /** Not where it has columns of a type that only TypeORM converts; its other columns can be read by name. */
  isWhole: boolean
  byName: Map<string, Column>
  picked: WeakMap<readonly string[], Picked>
  inserts: Map<string, string>
}

const same: Convert = (value) => value
/** SQLite keeps 0 and 1. */
const asFlag: Convert = (value) => (value === null ? null : Boolean(value))
const plainTypes = new Set(['varchar', 'text', 'integer', 'bigint', 'boolean'])
const shapes = new WeakMap<object, Shape>()

export function shapeOf<T extends ObjectLiteral>({ connection }: EntityManager, entity: EntityClass<T>): Shape {
  const known = shapes.get(entity)
  if (known) return known
  const { tableName, columns: described } = connection.getMetadata(entity)
  const columns = described.flatMap((column): Column[] => {
    const { propertyName, databaseName, transformer, type, isNullable } = column
    // TypeORM converts other types by rules of its own for each engine.
    const isPlain = typeof type === 'string' && plainTypes.has(type)
    if (!isPlain || propertyName !== databaseName || Array.isArray(transformer)) return []
    const { to: toDatabase = same, from: fromDatabase = type === 'boolean' ? asFlag : same } = transformer ?? {}
    return [{ name: databaseName, toDatabase, fromDatabase, isOptional: isNullable && column.default === undefined }]
  })
  const byName = new Map(columns.map((column) => [column.name, column]))
  const isWhole = columns.length === described.length
  const shape = { table: tableName, isWhole, ...pickedOf(columns), byName, picked: new WeakMap(), inserts: new Map() }
  shapes.set(entity, shape)
  return shape
}

export const pickedOf = (columns: Column[]): Picked => ({
  columns,
  names: listed(columns),
  converted: columns.filter(({ fromDatabase }) => fromDatabase !== same),
})

export const listed = (columns: Column[]): string => columns.map(({ name }) => `"${name}"`).join(', ')

export function wholeShapeOf<T extends ObjectLiteral>(manager: EntityManager, entity: EntityClass<T>): Shape {
  const shape = shapeOf(manager, entity)
  if (!shape.isWhole) throw new Error(`${shape.table} has columns that rows.ts can neither read nor write`)
  return shape
}

export function columnOf({ table, byName }: Shape, name: string): Column {
  const column = byName.get(name)
  if (!column) throw new Error(`${table} has no column ${name} that rows.ts can read or write`)
  return column
}
