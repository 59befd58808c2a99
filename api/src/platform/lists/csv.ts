import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '#contract/answers.js'
import { type CsvColumn, csvCell } from '#contract/csv.js'
import { pageSizeMax } from '#contract/limits.js'
import { csvTurnsMax, dearReadRetryAfterSeconds } from '#contract/read-limits.js'
import type { ListQuery } from '#contract/lists.js'
import { AppError } from '../http/app-error.js'
import { currentRequest } from '../http/request-context.js'

const pauseMaxMs = 20

/** A later page that fails breaks the file off, so that a part is not taken for the whole. */
export async function csvOf<Q extends ListQuery, V>(
  columns: readonly CsvColumn<V>[],
  query: Q,
  list: (query: Q) => Promise<Page<V>>,
): Promise<Readable> {
  // What is read later is still asked by this caller.
  const inRequest = AsyncLocalStorage.snapshot()
  const read = (cursor: string | null) => list({ ...query, limit: pageSizeMax, ...(cursor && { cursor }) })
  const first = await read(query.cursor ?? null)
  return Readable.from(
    linesOf(columns, first, (cursor) => inRequest(() => whenThereIsRoom(() => read(cursor)))),
    { objectMode: false },
  )
}

async function* linesOf<V>(
  columns: readonly CsvColumn<V>[],
  first: Page<V>,
  next: (cursor: string) => Promise<Page<V>>,
): AsyncGenerator<string> {
  yield `${columns.map(nameOf).join(',')}\r\n`
  for (let page = first; ; ) {
    if (page.items.length > 0) yield page.items.map((item) => `${lineOf(columns, item)}\r\n`).join('')
    if (page.nextCursor === null) return
    const askedAt = performance.now()
    page = await next(page.nextCursor)
    // A file leaves as much time to others as it takes.
    await pause(Math.min(performance.now() - askedAt, pauseMaxMs))
  }
}

const nameOf = <V>(column: CsvColumn<V>): string => (typeof column === 'string' ? column : column.name)

const lineOf = <V>(columns: readonly CsvColumn<V>[], item: V): string =>
  columns.map((column) => csvCell(typeof column === 'string' ? item[column] : column.cell(item))).join(',')

/** Waits where other expensive reads have the room. */
export async function whenThereIsRoom<T>(read: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await read()
    } catch (error) {
      const isFull = error instanceof AppError && error.code === 'TOO_MANY_READS'
      if (!isFull || turn >= csvTurnsMax || currentRequest()?.isGone?.()) throw error
      await pause(dearReadRetryAfterSeconds * 1_000)
    }
  }
}
