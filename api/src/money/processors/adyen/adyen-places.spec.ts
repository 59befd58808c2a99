import { describe, expect, it } from '@jest/globals'
import { adyen } from './adyen.js'
import { checkoutAddress, environmentOf, liveRegions } from './adyen-places.js'

const prefix = '1797a841fbb37ca7-AdyenDemo'

describe('where an account of Adyen stands', () => {
  it.each([
    [{}, 'https://checkout-test.adyen.com'],
    [{ livePrefix: prefix }, `https://${prefix}-checkout-live.adyenpayments.com/checkout`],
    [{ livePrefix: prefix, apiAddress: 'https://adyen.example' }, 'https://adyen.example'],
  ])('%j is called at %s', (settings, address) => {
    expect(checkoutAddress(settings)).toBe(address)
  })

  it.each([
    [{ clientKey: 'test_1', liveRegion: 'us' }, 'test'],
    [{ clientKey: 'live_1' }, 'live'],
    [{ clientKey: 'live_1', liveRegion: 'eu' }, 'live'],
    [{ clientKey: 'live_1', liveRegion: 'us' }, 'live-us'],
    [{ clientKey: 'live_1', liveRegion: 'in' }, 'live-in'],
  ])('%j loads its script of %s', (settings, environment) => {
    expect(environmentOf(settings)).toBe(environment)
  })

  it('is a place that the pay page lets in', () => {
    for (const liveRegion of liveRegions) {
      const place = environmentOf({ clientKey: 'live_1', liveRegion })
      expect(adyen.checkout?.sources.script).toContain(`https://checkoutshopper-${place}.adyen.com`)
    }
  })
})
