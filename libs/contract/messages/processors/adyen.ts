import type { Mode } from '../../modes.js'

export const title = 'Adyen'
export const methods = 'redirect, or a payment method that Adyen keeps, with its shopperReference'
export const apiKey = 'API key'
export const apiKeyHelp = 'Developers, API credentials, of a web service user for Checkout'
export const apiKeyRequired = 'API key is required'
export const merchantAccount = 'Merchant account'
export const merchantAccountHelp = 'Its code, as the Customer Area shows it at the top, such as YourCompanyECOM'
export const merchantAccountRequired = 'Merchant account is required'
export const clientKey = 'Client key'
export const clientKeyHelp = 'Beside the API key. Browsers get it; allow your address there as an origin'
export const clientKeyForm = 'A client key begins with test_ or live_'
export const noticeKey = 'HMAC key'
export const noticeKeyHelp = 'Developers, Webhooks: of the standard webhook with the notice address of this account'
export const noticeKeyForm = 'An HMAC key has 64 characters, 0 to 9 and A to F'
export const keyOfOtherMode = (mode: Mode) => `This is a key of the other mode. This account is for ${mode}`
export const liveAddressRequired =
  'Live needs the live URL prefix of your company, or its whole address such as https://<prefix>-checkout-live.adyenpayments.com/checkout'
export const livePrefix = 'Live URL prefix'
export const livePrefixHelp = 'Of live accounts: Developers, API URLs, Prefix, such as 1797a841fbb37ca7-AdyenDemo'
export const livePrefixForm = 'A live URL prefix is letters and digits with a hyphen, and no address'
export const liveRegion = 'Live region'
export const liveRegionHelp = 'Where Adyen keeps your live account: eu, us, au, apse or in. Empty: eu'
export const liveRegionForm = (regions: readonly string[]) => `A live region is one of ${regions.join(', ')}`
export const allowedMethods = 'Payment methods'
export const allowedMethodsHelp =
  'Types that payers may choose, such as scheme, ideal, sepadirectdebit. Empty: cards, wallets and instant bank methods'
export const allowedMethodsForm = 'Payment methods are Adyen types with commas between them, such as scheme, ideal'
export const packageMissing =
  'Adyen’s library is not installed. Whoever runs the installation runs: npm install --no-save @adyen/api-library@32.1.0, and starts again'
export const works = (methods: number) =>
  `Adyen takes the API key and the merchant account, with ${methods} payment methods`
export const keyRefused = 'Adyen does not take this API key'
export const rightMissing =
  'Adyen takes this API key, but it may not use Checkout. Please give its user the Checkout role'
export const merchantAccountUnknown = 'This API key does not know this merchant account'
export const notReached = 'Nobody answers at this address'
export const notThere = 'Nothing that answers as Adyen’s Checkout does is at this address'
export const cannotBeAsked = 'Adyen cannot be reached just now. Please try again later'
export const captureRefused = 'Adyen has not captured it. The money is still held'
export const cancelRefused = 'Adyen has not let go of it. The money is still held'
