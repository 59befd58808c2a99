import { beforeAll, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Compared {
  asked: number
  withManifest: number
  different: object[]
  /** How many routes the handler of each address has. */
  sizes: Record<string, number>
}

let compared: Compared
beforeAll(async () => {
  // In a process of its own: jest takes half a minute to read the built site.
  const { stdout } = await promisify(execFile)(process.execPath, ['test/api/both-handlers.mjs'], {
    maxBuffer: 50_000_000,
  })
  compared = JSON.parse(stdout) as Compared
}, 600_000)

describe('the request handler of a noun', () => {
  it('answers each address, in any spelling, as the handler of all routes does', () => {
    expect(compared.different).toEqual([])
    expect(Object.keys(compared.sizes).length).toBeGreaterThan(500)
    expect(compared.asked).toBeGreaterThan(2_200)
    // Of the addresses of the manifest itself, and of pages that load scripts.
    expect(compared.withManifest).toBeGreaterThan(850)
  })

  it('has the routes of its noun and of what is above it, and no others', () => {
    const { '/nowhere': all = 0, ...sizes } = compared.sizes
    expect(all).toBeGreaterThan(500)
    const large = Object.entries(sizes).filter(([, size]) => size > all / 12)
    expect(large).toEqual([])
  })
})
