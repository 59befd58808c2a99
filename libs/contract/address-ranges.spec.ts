import { describe, expect, it } from '@jest/globals'
import { normalRange, plainAddress } from './address-ranges.js'

describe('normalRange', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.7/24 ', '203.0.113.0/24'],
    ['10.255.255.255/9', '10.128.0.0/9'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0::1', '2001:db8::1/128'],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
    ['::/0', '::/0'],
    ['::ffff:10.1.2.3', '10.1.2.3/32'],
    ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
  ])('keeps %j as %s, and that as itself', (text, kept) => {
    expect(normalRange(text)).toBe(kept)
    expect(normalRange(kept)).toBe(kept)
  })

  it.each([
    '',
    ' ',
    '10.0.0',
    '127.1',
    '010.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    '10.0.0.256',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0 - 10.0.0.9',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:10.0.0.0/95',
    '[::1]',
    'example.com',
    '1'.repeat(60),
    7,
    null,
    ['10.0.0.0/8'],
  ])('refuses %j', (text) => {
    expect(normalRange(text)).toBeNull()
  })
})

it('plainAddress writes an IPv4 address as itself, and leaves what is none', () => {
  expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(plainAddress('2001:DB8:0::1')).toBe('2001:db8::1')
  expect(plainAddress('unknown')).toBe('unknown')
})
