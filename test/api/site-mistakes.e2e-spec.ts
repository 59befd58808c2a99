import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'

let site: Gatehouse
let remove: () => Promise<void>
beforeAll(async () => {
  const made = await startedDatabase()
  remove = made.remove
  site = await startGatehouse(made.settings)
})
afterAll(() => remove())

describe('a request that no page answers', () => {
  it('is refused, and leaves nothing in the log: a stranger must not be able to fill it', async () => {
    const calls: [method: string, path: string, status: number][] = [
      ['POST', '/', 405],
      ['PUT', '/about', 405],
      ['POST', '/about.data', 405],
      ['POST', '/nowhere', 404],
      ['GET', '/nowhere', 404],
      ['GET', '/nowhere.data', 404],
    ]
    for (const [method, path, status] of calls) {
      const answer = await fetch(site.url + path, { method })
      expect([method, path, answer.status]).toEqual([method, path, status])
      expect(await answer.text()).not.toMatch(/node_modules|\n\s+at /)
    }
    const { code, stdout, stderr } = await site.end('SIGTERM')
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).not.toMatch(/\bat .*:\d+:\d+|no action|not provide/i)
  })
})
