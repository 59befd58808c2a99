import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ListQuery } from '#contract/lists.js'
import * as words from '#contract/messages/errors/lists.js'
import { InvalidInput } from '../http/app-error.js'
import type { Conditions } from './conditions.js'

interface Position {
  createdAt: number
  id: string
}

/** By keyset on (createdAt, id): page 500 costs what page 1 costs, and new rows neither repeat nor skip. */
export async function readPage<T extends ObjectLiteral & { createdAt: Date }, V>(
  builder: SelectQueryBuilder<T>,
  alias: string,
  idName: keyof T & string,
  { limit, cursor }: ListQuery,
  view: (row: T) => V,
): Promise<Page<V>> {
  if (cursor) {
    const after = decode(cursor)
    // Compared as a pair: of an OR, SQLite would read every row before the position again.
    const pair = `(${alias}.createdAt, ${alias}.${idName}) < (:afterTime, :afterID)`
    builder.andWhere(pair, { afterTime: after.createdAt, afterID: after.id })
  }
  const rows = await builder
    .orderBy(`${alias}.createdAt`, 'DESC')
    .addOrderBy(`${alias}.${idName}`, 'DESC')
    .limit(limit + 1)
    .getMany()
  return pageOf(rows, idName, limit, view)
}

export async function keysetPage<T extends { createdAt: Date }, V>(
  read: (order: string) => Promise<T[]>,
  conditions: Conditions,
  idName: keyof T & string,
  { limit, cursor }: ListQuery,
  view: (row: T) => V,
): Promise<Page<V>> {
  if (cursor) {
    const after = decode(cursor)
    conditions.add(`("createdAt", "${idName}") < (?, ?)`, after.createdAt, after.id)
  }
  return pageOf(await read(`ORDER BY "createdAt" DESC, "${idName}" DESC LIMIT ${limit + 1}`), idName, limit, view)
}

function pageOf<T extends { createdAt: Date }, V>(
  rows: T[],
  idName: keyof T & string,
  limit: number,
  view: (row: T) => V,
): Page<V> {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return {
    items: items.map(view),
    nextCursor: last ? encode({ createdAt: last.createdAt.getTime(), id: String(last[idName]) }) : null,
  }
}

const encode = ({ createdAt, id }: Position) => Buffer.from(`${createdAt}.${id}`).toString('base64url')

export const positionIn = (cursor: string | undefined): Position | null => (cursor ? decode(cursor) : null)

function decode(cursor: string): Position {
  const [, createdAt, id] =
    /^(\d{1,15})\.([a-z]{3}_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!createdAt || !id) throw new InvalidInput({ cursor: words.thisCursorIsNotOne })
  return { createdAt: Number(createdAt), id }
}
