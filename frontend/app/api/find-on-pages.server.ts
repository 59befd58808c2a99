import type { Page } from '#contract/answers.js'

/** For nouns that the API answers as lists only: one row is looked for page by page. */
export async function findOnPages<T>(
  load: (cursor: string | null) => Promise<Page<T>>,
  isIt: (row: T) => boolean,
): Promise<T | null> {
  let cursor: string | null = null
  do {
    const page: Page<T> = await load(cursor)
    const found = page.items.find(isIt)
    if (found) return found
    cursor = page.nextCursor
  } while (cursor)
  return null
}
