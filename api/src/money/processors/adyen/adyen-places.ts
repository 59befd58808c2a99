import type { Settings } from '../port/processor.js'

/** Where a company's live account stands, as Adyen calls its data centres: Europe is the one without a name. */
export const liveRegions = ['eu', 'us', 'au', 'apse', 'in'] as const

const testAddress = 'https://checkout-test.adyen.com'

/** The account's own address, else the one that Adyen makes of its live URL prefix. */
export const checkoutAddress = ({ apiAddress, livePrefix }: Settings): string =>
  apiAddress ?? (livePrefix ? `https://${livePrefix}-checkout-live.adyenpayments.com/checkout` : testAddress)

/** Whose script and frames a payer's browser loads. */
export const environmentOf = ({ clientKey = '', liveRegion = 'eu' }: Settings): string => {
  if (!clientKey.startsWith('live_')) return 'test'
  return liveRegion === 'eu' ? 'live' : `live-${liveRegion}`
}
