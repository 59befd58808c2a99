import { describe, expect, it } from '@jest/globals'
import { relative } from 'node:path'
import { inRoot, root } from '../../libs/launch/paths.mjs'
import { regexesOf, sourcesIn, verdictOn } from './regexes.mjs'

const all = ['api', 'libs', 'frontend'].flatMap((folder) =>
  sourcesIn(inRoot(folder)).flatMap((path) => regexesOf(path)),
)

describe('the regular expressions of the product', () => {
  it('are all written where they can be read', () => {
    expect(all.length).toBeGreaterThan(150)
    const made = all.filter(({ pattern }) => pattern === null)
    expect(made.map(({ where }) => relative(root, where))).toEqual([])
  })

  it('take time in proportion to the text, whatever it is', () => {
    const places = Map.groupBy(all, ({ pattern }) => pattern)
    const slow = [...places].flatMap(([pattern, found]) => {
      const verdict = verdictOn(pattern)
      return verdict === 'safe' ? [] : [`${relative(root, found[0].where)} ${pattern} is ${verdict}`]
    })
    expect(slow).toEqual([])
  }, 600_000)
})

describe('a regular expression that is not', () => {
  it.each([
    ['/^(a+)+$/', 'exponential'],
    ['/\\s+$/', '2nd degree polynomial'],
    ['/^[^@<>]*<?[^@<>]+@$/', '2nd degree polynomial'],
    ['/\\beyJ[\\w-]+\\.[\\w-]+/g', '2nd degree polynomial'],
    ['/(?=\\S*[a-f])\\S/g', '2nd degree polynomial (fuzz)'],
  ])(
    '%s is seen',
    (pattern, verdict) => {
      const [found] = regexesOf(
        'written.ts',
        `const text = 'a/b' // c\nexport const one = (x: string) => ${pattern}.test(x)`,
      )
      expect(found).toEqual({ where: 'written.ts:2', pattern })
      expect(verdictOn(found.pattern)).toBe(verdict)
    },
    180_000,
  )

  it('is not hidden by making it of a text', () => {
    const found = regexesOf('made.ts', "const one = new RegExp('(a+)+$')\nconst other = RegExp(one, 'g')")
    expect(found.map(({ where, pattern }) => [where, pattern])).toEqual([
      ['made.ts:1', null],
      ['made.ts:2', null],
    ])
  })
})
