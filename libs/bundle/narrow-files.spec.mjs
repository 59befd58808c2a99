import { describe, expect, it } from '@jest/globals'
import { SourceMap } from 'node:module'
import { narrowed } from './narrow-files.mjs'

const mapOf = (mappings) => new SourceMap({ version: 3, sources: ['one.ts'], names: [], mappings })
const lineAt = (mappings, line, column) => mapOf(mappings).findEntry(line, column).originalLine

// Segments at the columns 0, 10 and 30 of the first line, and 0 and 40 of the second, each of its own line of the source.
const mappings = 'AAAA,UACC,oBACC;AACD,wCACC'

describe('narrowed', () => {
  it('writes what ASCII does not have as escapes, and the same stands there', () => {
    const code = 'const words = ["naïve", `€ ${1}`, /[–-—]/.test("—"), "😀"]'
    const { code: narrow } = narrowed(code, '')
    expect(narrow).toMatch(/^[\0-\x7f]+$/)
    const read = (text) => new Function(`${text}\nreturn words`)()
    expect(read(narrow)).toEqual(read(code))
    expect(read(narrow)).toEqual(['naïve', '€ 1', true, '😀'])
  })

  it('moves the map with what is written longer, in each line for itself', () => {
    const code = `const a="—…";const b = 'plain and long';\nconst c="é";${' '.repeat(40)}`
    const narrow = narrowed(code, mappings)
    expect([lineAt(mappings, 0, 10), lineAt(mappings, 0, 30), lineAt(mappings, 1, 40)]).toEqual([1, 2, 4])
    // The first wide character stands at column 9, before the second segment; the other one behind it.
    expect(lineAt(narrow.mappings, 0, 14)).toBe(0)
    expect(lineAt(narrow.mappings, 0, 15)).toBe(1)
    expect(lineAt(narrow.mappings, 0, 39)).toBe(1)
    expect(lineAt(narrow.mappings, 0, 40)).toBe(2)
    expect(lineAt(narrow.mappings, 1, 44)).toBe(3)
    expect(lineAt(narrow.mappings, 1, 45)).toBe(4)
  })
})
