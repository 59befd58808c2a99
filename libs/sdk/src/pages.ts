import type { Page } from '../../contract/answers.js'
import type { Chosen, ReadOptions } from './options.js'
import type { Transport } from './transport.js'

export const rowOf = <T, F extends keyof T>(
  transport: Transport,
  path: string,
  { fields, ...options }: ReadOptions<F>,
): Promise<Chosen<T, F>> =>
  transport.call({ method: 'GET', path, ...(fields && { query: { fields: fields.join(',') } }), ...options })

export const pageOf = <T, F extends keyof T>(
  transport: Transport,
  path: string,
  query: object,
  { fields, ...options }: ReadOptions<F>,
): Promise<Page<Chosen<T, F>>> =>
  transport.call({
    method: 'GET',
    path,
    query: fields ? { ...query, fields: fields.join(',') } : query,
    ...options,
  })

export async function* rowsOf<T, F extends keyof T>(
  transport: Transport,
  path: string,
  query: object,
  options: ReadOptions<F>,
): AsyncGenerator<Chosen<T, F>> {
  let cursor: string | undefined
  do {
    const page: Page<Chosen<T, F>> = await pageOf<T, F>(
      transport,
      path,
      { ...query, ...(cursor && { cursor }) },
      options,
    )
    yield* page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
