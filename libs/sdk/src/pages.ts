import type { Page } from '../../contract/answers.js'

/** Every row of a list, page by page, as long as somebody asks for more. */
export async function* rowsOf<T>(readPage: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await readPage(cursor)
    yield* items
    cursor = nextCursor ?? undefined
  } while (cursor)
}
