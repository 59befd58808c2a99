import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { digestOf } from './digest.mjs'

let folder
const write = (name, contents) => writeFileSync(join(folder, name), contents)
const digest = () => digestOf(folder, ['src', 'config.json'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-digest-'))
  mkdirSync(join(folder, 'src', 'deep'), { recursive: true })
  write('src/a.ts', 'a')
  write('src/deep/b.ts', 'b')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the digest of a build', () => {
  it('stays the same when a file is only touched', () => {
    const before = digest()
    utimesSync(join(folder, 'src/a.ts'), new Date(0), new Date(0))
    expect(digest()).toBe(before)
  })

  it('changes with contents, a new file, a file moved and a file removed', () => {
    const seen = [digest()]
    write('src/deep/b.ts', 'c')
    seen.push(digest())
    write('config.json', '{}')
    seen.push(digest())
    write('src/b.ts', 'c')
    rmSync(join(folder, 'src/deep/b.ts'))
    seen.push(digest())
    rmSync(join(folder, 'src/b.ts'))
    seen.push(digest())
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('ignores tests and generated types', () => {
    const before = digest()
    write('src/a.spec.ts', 'a test')
    mkdirSync(join(folder, 'src/.react-router'))
    write('src/.react-router/types.ts', 'types')
    expect(digest()).toBe(before)
  })
})
