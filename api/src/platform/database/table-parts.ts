import type { TableColumnOptions } from 'typeorm'

export const id = (name: string): TableColumnOptions => ({ name, type: 'varchar', length: '40' })
export const key = (name: string): TableColumnOptions => ({ ...id(name), isPrimary: true })
export const text = (name: string): TableColumnOptions => ({ name, type: 'varchar' })
export const number = (name: string): TableColumnOptions => ({ name, type: 'integer' })
export const big = (name: string): TableColumnOptions => ({ name, type: 'bigint' })
export const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean' })
export const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true })

export const index = (table: string, columnNames: string[], isUnique = false, where?: string) => ({
  name: `${table}_by_${columnNames.join('_')}`,
  columnNames,
  isUnique,
  ...(where && { where }),
})

export const reference = (table: string, column: string, referencedTableName: string, referenced = column) => ({
  name: `${table}_${column}_fk`,
  columnNames: [column],
  referencedTableName,
  referencedColumnNames: [referenced],
  onDelete: 'RESTRICT',
})
