import { describe, expect, it } from '@jest/globals'
import { addressesIn } from './allowed-addresses.js'

describe('addressesIn', () => {
  const office = addressesIn(['203.0.113.0/24', '198.51.100.7/32', '2001:db8::/32'])
  it.each(['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '198.51.100.7', '2001:db8:1::1'])('has %s', (one) => {
    expect(office(one)).toBe(true)
  })

  it.each(['203.0.114.0', '198.51.100.8', '::ffff:198.51.100.8', '2001:db9::1', '::1', 'unknown', ''])(
    'has not %s',
    (one) => {
      expect(office(one)).toBe(false)
    },
  )

  it('tells IPv4 from IPv6: all of the one is nothing of the other', () => {
    expect([addressesIn(['::/0'])('203.0.113.9'), addressesIn(['0.0.0.0/0'])('2001:db8::1')]).toEqual([false, false])
    expect(addressesIn(['::/64'])('203.0.113.9')).toBe(false)
    expect([addressesIn(['::/0'])('2001:db8::1'), addressesIn(['0.0.0.0/0'])('::ffff:1.2.3.4')]).toEqual([true, true])
  })

  it('has every address where there is no range', () => {
    expect(addressesIn([])('unknown')).toBe(true)
  })
})
