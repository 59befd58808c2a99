import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nameSourcesInStacks } from './named-stacks.js'

const before = Error.prepareStackTrace
let folder: string

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'gatehouse-stack-')), 'dist', 'server')
  mkdirSync(folder, { recursive: true })
  const map = { version: 3, sources: ['../../api/src/late.ts'], names: [], mappings: 'AAEA' }
  writeFileSync(join(folder, 'mapped.js.map'), JSON.stringify(map))
  writeFileSync(join(folder, 'broken.js.map'), '{')
  nameSourcesInStacks()
})
afterAll(() => {
  Error.prepareStackTrace = before
  rmSync(folder, { recursive: true, force: true })
})

const stackAt = (file: string, error: unknown = new TypeError('It was late')) => {
  const frame = {
    getScriptNameOrSourceURL: () => file,
    getLineNumber: () => 1,
    getColumnNumber: () => 20,
    toString: () => `Late.be (${file}:1:20)`,
  }
  return Error.prepareStackTrace?.(error as Error, [frame as unknown as NodeJS.CallSite]) as string
}

describe('a stack', () => {
  it('names the source of what was bundled', () => {
    const stack = stackAt(pathToFileURL(join(folder, 'mapped.js')).href)
    expect(stack).toBe('TypeError: It was late\n    at Late.be (api/src/late.ts:3:1)')
  })

  it.each(['broken.js', 'absent.js'])('is left as it is where the map is bad or missing: %s', (name) => {
    const file = pathToFileURL(join(folder, name)).href
    expect(stackAt(file)).toBe(`TypeError: It was late\n    at Late.be (${file}:1:20)`)
  })

  it('is left as it is elsewhere, and of what cannot be said', () => {
    expect(stackAt('node:internal/timers')).toContain('at Late.be (node:internal/timers:1:20)')
    const silent = Object.create(null) as object
    expect(stackAt('node:internal/timers', silent)).toMatch(/^Error\n/)
  })
})
