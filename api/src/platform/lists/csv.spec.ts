import { describe, expect, it } from '@jest/globals'
import { text } from 'node:stream/consumers'
import type { Page } from '#contract/answers.js'
import type { ListQuery } from '#contract/lists.js'
import { TooManyReads } from '../database/reads.errors.js'
import { runInRequest } from '../http/request-context.js'
import { csvOf } from './csv.js'

interface Row {
  name: string
}
const pageOf = (name: string, nextCursor: string | null): Page<Row> => ({ items: [{ name }], nextCursor })

/** Answers the first page, and then as often "too many" as is said. */
function listThatIsFull(times: number) {
  let asked = 0
  const list = (query: ListQuery) => {
    asked += 1
    if (!query.cursor) return Promise.resolve(pageOf('first', 'next'))
    return asked - 1 > times ? Promise.resolve(pageOf('second', null)) : Promise.reject(new TooManyReads())
  }
  return { list, asked: () => asked }
}

const inRequest = <T>(isGone: boolean, run: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const context = { requestId: 'r', address: '::1', userAgent: null, isGone: () => isGone }
    runInRequest(context, () => void run().then(resolve, reject))
  })

describe('csvOf', () => {
  it('waits for a place for its next page', async () => {
    const full = listThatIsFull(1)
    const file = await inRequest(false, async () =>
      text(await csvOf<ListQuery, Row>(['name'], { limit: 1 }, full.list)),
    )
    expect([file, full.asked()]).toEqual(['name\r\nfirst\r\nsecond\r\n', 3])
  })

  it('waits for none once nobody reads the file', async () => {
    const full = listThatIsFull(1)
    const file = inRequest(true, async () => text(await csvOf<ListQuery, Row>(['name'], { limit: 1 }, full.list)))
    await expect(file).rejects.toThrow(TooManyReads)
    expect(full.asked()).toBe(2)
  })
})
