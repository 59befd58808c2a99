import { describe, expect, it } from '@jest/globals'
import {
  coversTemplate,
  faultOfPattern,
  includesPattern,
  parseRoutePattern,
  type RoutePattern,
} from './route-pattern.js'

const parsed = (text: string) => parseRoutePattern(text) as RoutePattern

describe('parseRoutePattern', () => {
  it.each(['/', '/**', '/a', '/a/:b/*', '/a/**', '/v1.0/a-b_c~d'])('reads %s', (text) => {
    expect(faultOfPattern(text)).toBeNull()
    expect(parseRoutePattern(text)).not.toBeNull()
  })

  it.each(['', 'a', '/a/', '//a', '/api', '/api/a', '/**/a', '/a/**b', '/:', '/a b', '/%61', '/a?b'])(
    'reads nothing in %j, and says where',
    (text) => {
      expect(faultOfPattern(text)).toEqual(expect.any(String))
      expect(parseRoutePattern(text)).toBeNull()
    },
  )
})

describe('coversTemplate', () => {
  const templates = ['/', '/clients', '/clients/pending', '/clients/:clientID', '/clients/:clientID/approve']

  it.each([
    ['/', ['/']],
    ['/clients', ['/clients']],
    ['/clients/:anyName', ['/clients/:clientID']],
    ['/clients/pending', ['/clients/pending']],
    ['/clients/*', ['/clients/pending', '/clients/:clientID']],
    ['/clients/*/approve', ['/clients/:clientID/approve']],
    ['/clients/:id/*', ['/clients/:clientID/approve']],
    ['/*/*/*', ['/clients/:clientID/approve']],
    ['/clients/**', templates.slice(1)],
    ['/clients/:id/**', ['/clients/:clientID', '/clients/:clientID/approve']],
    ['/**', templates],
    ['/:any', []],
    ['/clients/cli_1/approve', []],
    ['/Clients', []],
    ['/client', []],
  ])('%s covers %j', (pattern, covered) => {
    expect(templates.filter((template) => coversTemplate(parsed(pattern), template))).toEqual(covered)
  })
})

describe('includesPattern', () => {
  it.each([
    ['/**', '/'],
    ['/**', '/a/:b/**'],
    ['/a/**', '/a'],
    ['/a/**', '/a/*/c'],
    ['/a/*', '/a/:b'],
    ['/a/*', '/a/b'],
    ['/a/:x', '/a/:y'],
    ['/a/:x/**', '/a/:y/b/**'],
  ])('%s includes %s', (wide, narrow) => {
    expect(includesPattern(parsed(wide), parsed(narrow))).toBe(true)
  })

  it.each([
    ['/a', '/b'],
    ['/a', '/a/**'],
    ['/a/b', '/a/*'],
    ['/a/b', '/a/:b'],
    ['/a/:b', '/a/b'],
    ['/a/:b', '/a/*'],
    ['/a/b/**', '/a/**'],
    ['/a/b/**', '/a'],
    ['/*/**', '/**'],
  ])('%s does not include %s', (wide, narrow) => {
    expect(includesPattern(parsed(wide), parsed(narrow))).toBe(false)
  })

  it('holds for every template: what the narrow one covers, the wide one covers', () => {
    const segments = ['a', 'b', ':x', '*']
    const patterns = ['/', '/**']
    for (const one of segments) {
      patterns.push(`/${one}`, `/${one}/**`)
      for (const two of segments) patterns.push(`/${one}/${two}`, `/${one}/${two}/**`)
    }
    const parts = ['a', 'b', ':y']
    const templates = ['/', ...parts.map((one) => `/${one}`)]
    for (const one of parts) {
      for (const two of parts) templates.push(`/${one}/${two}`, ...parts.map((three) => `/${one}/${two}/${three}`))
    }
    for (const wide of patterns.map(parsed)) {
      for (const narrow of patterns.map(parsed)) {
        const coversAll = templates.every(
          (template) => !coversTemplate(narrow, template) || coversTemplate(wide, template),
        )
        if (includesPattern(wide, narrow)) expect([wide, narrow, coversAll]).toEqual([wide, narrow, true])
      }
    }
  })
})
