import { describe, expect, it } from '@jest/globals'
import { expiresAtOf, rangeOf } from './method-times.js'

describe('rangeOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:DB8:85A3:8D3::7', '2001:db8:85a3::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', null],
    ['', null],
    [null, null],
  ])('cuts %s to %s', (address, range) => {
    expect(rangeOf(address)).toBe(range)
  })
})

it.each([
  [{ month: 11, year: 2030 }, '2030-12-01T12:00:00.000Z'],
  [{ month: 12, year: 2030 }, '2031-01-01T12:00:00.000Z'],
])('a card of %j is valid until its month has passed everywhere', (expiry, at) => {
  expect(expiresAtOf(expiry).toISOString()).toBe(at)
})
