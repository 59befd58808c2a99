import { describe, expect, it } from '@jest/globals'
import { countedAddress } from './counted-address.js'

describe('countedAddress', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:DB8:1:2:0:0:0:9', '2001:0db8:0001:0002::7'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['192.0.2.7', '::ffff:192.0.2.7'],
    ['192.0.2.7', '::ffff:c000:207'],
  ])('takes %s and %s for one', (one, other) => {
    expect(countedAddress(one)).toBe(countedAddress(other))
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['192.0.2.7', '192.0.2.8'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
    ['0.0.0.1', '::1'],
  ])('tells %s and %s apart', (one, other) => {
    expect(countedAddress(one)).not.toBe(countedAddress(other))
  })

  it('counts what is no address as it is written', () => {
    expect(['', 'unknown', '1.2.3.4.5'].map(countedAddress)).toEqual(['', 'unknown', '1.2.3.4.5'])
  })
})
