import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { isStorable } from '#contract/fields.js'
import type { ListQuery } from '#contract/lists.js'
import * as words from '#contract/messages/errors/lists.js'
import { InvalidInput } from '../http/app-error.js'
import { readPage } from './page.js'

type Kind = 'text' | 'time' | 'optionalTime'

/** The index of each sorting is the same expression. */
export type Sortings<T> = Record<string, { column: keyof T & string; kind: Kind }>

interface List<T> {
  builder: SelectQueryBuilder<T & ObjectLiteral>
  alias: string
  idName: keyof T & string
  sortings: Sortings<T>
}

const column: Record<Kind, (path: string) => string> = {
  text: (path) => `LOWER(${path})`,
  time: (path) => path,
  optionalTime: (path) => `COALESCE(${path}, 0)`,
}
const parameter: Record<Kind, string> = {
  text: 'LOWER(:afterValue)',
  time: ':afterValue',
  optionalTime: ':afterValue',
}

export async function readSortedPage<T extends ObjectLiteral & { createdAt: Date }, V>(
  { builder, alias, idName, sortings }: List<T>,
  { sort = '-created', ...query }: ListQuery & { sort?: string | undefined },
  view: (row: T) => V,
): Promise<Page<V>> {
  const isDown = sort.startsWith('-')
  const sorting = sortings[isDown ? sort.slice(1) : sort]
  if (sort === '-created' || !sorting) return readPage(builder, alias, idName, query, view)
  const { kind } = sorting
  const value = column[kind](`${alias}.${sorting.column}`)
  const id = `${alias}.${idName}`
  if (query.cursor) {
    const after = decode(query.cursor, sort, kind)
    builder.andWhere(`(${value}, ${id}) ${isDown ? '<' : '>'} (${parameter[kind]}, :afterID)`, after)
  }
  const direction = isDown ? 'DESC' : 'ASC'
  const rows = await builder
    .orderBy(value, direction)
    .addOrderBy(id, direction)
    .limit(query.limit + 1)
    .getMany()
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  const positionOf = (row: T) => [sort, plain(row[sorting.column]), row[idName]]
  return {
    items: items.map(view),
    nextCursor: last ? Buffer.from(JSON.stringify(positionOf(last))).toString('base64url') : null,
  }
}

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? 0))

function decode(cursor: string, sort: string, kind: Kind): { afterValue: unknown; afterID: string } {
  const [of, afterValue, afterID] = parsed(Buffer.from(cursor, 'base64url').toString())
  const isValue = kind === 'text' ? typeof afterValue === 'string' && isStorable(afterValue) : isTime(afterValue)
  const isID = typeof afterID === 'string' && /^[a-z]{3}_[0-9a-z]{26}$/.test(afterID)
  if (of !== sort || !isValue || !isID) throw new InvalidInput({ cursor: words.thisCursorIsNotOne })
  return { afterValue, afterID }
}

const isTime = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
