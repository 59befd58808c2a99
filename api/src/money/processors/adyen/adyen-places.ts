import type { Settings } from '../port/used-account.js'

export const liveRegions = ['eu', 'us', 'au', 'apse', 'in'] as const

const testAddress = 'https://checkout-test.adyen.com'

export const checkoutAddress = ({ apiAddress, livePrefix }: Settings): string =>
  apiAddress ?? (livePrefix ? `https://${livePrefix}-checkout-live.adyenpayments.com/checkout` : testAddress)

export const environmentOf = ({ clientKey = '', liveRegion = 'eu' }: Settings): string => {
  if (!clientKey.startsWith('live_')) return 'test'
  return liveRegion === 'eu' ? 'live' : `live-${liveRegion}`
}
