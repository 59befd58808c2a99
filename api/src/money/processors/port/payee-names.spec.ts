import { describe, expect, it } from '@jest/globals'
import { compareNames } from './payee-names.js'

describe('the names of an account holder', () => {
  it.each([
    ['Harbor Pine Ltd', 'HARBOR PINE LIMITED', 'match'],
    ['Jane Loren Doe', 'DOE JANE LOREN', 'match'],
    ['Zoë Núñez', 'NUNEZ ZOE MARIA', 'match'],
    ['Jane Loren Doe', 'DOE JANE LAUREN', 'close'],
    ['Harbor Pine Ltd', 'MALLORY TRADING LTD', 'none'],
    ['Ltd', 'MALLORY LTD', 'none'],
    ['', 'MALLORY', 'none'],
    ['株式会社', '株式会社', 'match'],
  ] as const)('“%s” and “%s” are %s', (ours, theirs, verdict) => {
    expect([compareNames(ours, theirs), compareNames(theirs, ours)]).toEqual([verdict, verdict])
  })
})
