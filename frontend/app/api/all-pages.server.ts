import type { Page } from '#contract/answers.js'

const rowsMax = 10_000

/** What a form offers to choose from; more than this nobody could choose from. */
export async function allPages<T>(load: (cursor: string | null) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await load(cursor)
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor && rows.length < rowsMax)
  return rows.slice(0, rowsMax)
}
