import type { Page } from '../../contract/answers.js'
import type { CallOptions } from './options.js'
import type { Transport } from './transport.js'

export const pageOf = <T>(transport: Transport, path: string, query: object, options: CallOptions): Promise<Page<T>> =>
  transport.call({ method: 'GET', path, query, ...options })

export async function* rowsOf<T>(
  transport: Transport,
  path: string,
  query: object,
  options: CallOptions,
): AsyncGenerator<T> {
  let cursor: string | undefined
  do {
    const page: Page<T> = await pageOf(transport, path, { ...query, ...(cursor && { cursor }) }, options)
    yield* page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
