import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { csvRows } from '../../test/support/csv.js'
import { csvCell } from './csv.js'

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '"=1"',
  'a;=1+1',
  'a;"=1+1"',
  'a; =1',
  'a\t@b',
  'a\n-2',
  'a\r\n+2',
  "a;'=1",
  '＝1+1',
  'a;－1',
  ';=1',
  '=HYPERLINK("https://evil.example";"here")',
  '=cmd|"/c calc"!A1',
]

const isFormula = (cell: string) => /^[\s"']*[=+\-@＝＋－＠]/.test(cell) && !/^[\s"]*'/.test(cell)

describe('csvCell', () => {
  it.each(hostile)('leaves no formula in %j, whatever separates the cells of the reader', (text) => {
    const line = ['id', text, 'end'].map(csvCell).join(',')
    for (const separator of [',', ';', '\t']) expect(csvRows(line, separator).flat().filter(isFormula)).toEqual([])
    // Nor for one that knows no quotes.
    expect(line.split(/[;\t\r\n]/).filter(isFormula)).toEqual([])
  })

  it.each(hostile)('keeps %j in one cell', (text) => {
    const [row = []] = csvRows(['id', text, 'end'].map(csvCell).join(','), ',')
    expect([row.length, row[1]?.replaceAll("'", '')]).toEqual([3, text.replaceAll("'", '')])
  })

  it('keeps every text, but for the apostrophes that it adds, and every number as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
        const [row = []] = csvRows(texts.map(csvCell).join(','), ',')
        const bare = (all: string[]) => all.map((one) => one.replaceAll("'", ''))
        expect(bare(row)).toEqual(bare(texts))
      }),
      { seed: 7 },
    )
    expect([-1, 2.5, true, null, undefined].map(csvCell)).toEqual(['-1', '2.5', 'true', '', ''])
    expect(csvCell('Blue chair, used')).toBe('"Blue chair, used"')
    expect(csvCell('2 - 1 = 1')).toBe('2 - 1 = 1')
  })
})
