import type { Page } from '#contract/answers.js'

export async function allPages<T>(load: (cursor: string | null) => Promise<Page<T>>, rowsMax = 10_000): Promise<T[]> {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await load(cursor)
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor && rows.length < rowsMax)
  return rows.slice(0, rowsMax)
}
