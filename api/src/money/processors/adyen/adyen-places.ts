import type { Settings } from '../port/used-account.js'

export const liveRegions = ['eu', 'us', 'au', 'apse', 'in'] as const

const testAddress = 'https://checkout-test.adyen.com'

export const checkoutAddress = ({ apiAddress, livePrefix }: Settings): string =>
  apiAddress ?? (livePrefix ? `https://${livePrefix}-checkout-live.adyenpayments.com/checkout` : testAddress)

/** The Customer Area's own service, which has one address for all companies; a double has it beside Checkout. */
export function disputesAddress({ apiAddress, clientKey = '' }: Settings): string {
  const { origin, hostname } = new URL(apiAddress ?? testAddress)
  const isAdyen = /\.(?:adyen|adyenpayments)\.com$/.test(hostname)
  const place = clientKey.startsWith('live_') ? 'live' : 'test'
  return `${isAdyen ? `https://ca-${place}.adyen.com` : origin}/ca/services/DisputeService/v30`
}

export const environmentOf = ({ clientKey = '', liveRegion = 'eu' }: Settings): string => {
  if (!clientKey.startsWith('live_')) return 'test'
  return liveRegion === 'eu' ? 'live' : `live-${liveRegion}`
}
