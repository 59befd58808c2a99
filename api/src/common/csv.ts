import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '#contract/answers.js'
import { csvCell } from '#contract/csv.js'
import { csvRowsMax, pageSizeMax } from '#contract/limits.js'
import type { ListQuery } from '#contract/lists.js'

const pauseMaxMs = 20

/**
 * What a filter lists, newest first and at most 10,000 rows, one line each under the names of the columns. A cell that a
 * spreadsheet would run is quoted.
 */
export async function csvOf<Q extends ListQuery, V>(
  columns: readonly (keyof V & string)[],
  query: Q,
  list: (query: Q) => Promise<Page<V>>,
): Promise<string> {
  const lines = [columns.join(',')]
  let cursor: string | null = query.cursor ?? null
  do {
    const askedAt = performance.now()
    const page: Page<V> = await list({ ...query, limit: pageSizeMax, ...(cursor && { cursor }) })
    lines.push(...page.items.map((item) => columns.map((name) => csvCell(item[name])).join(',')))
    cursor = page.nextCursor
    // A file leaves as much time to others as it takes.
    if (cursor) await pause(Math.min(performance.now() - askedAt, pauseMaxMs))
  } while (cursor !== null && lines.length <= csvRowsMax)
  return `${lines.join('\r\n')}\r\n`
}
