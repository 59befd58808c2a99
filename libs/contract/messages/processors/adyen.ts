import type { Mode } from '../../modes.js'

export const title = 'Adyen'
export const methods = 'redirect, or a payment method stored at Adyen, with its shopperReference'
export const apiKey = 'API key'
export const apiKeyHelp = 'In Adyen: Developers, API credentials. Use a web service user for Checkout'
export const apiKeyRequired = 'API key is required'
export const merchantAccount = 'Merchant account'
export const merchantAccountHelp = 'The code at the top of your Customer Area, such as YourCompanyECOM'
export const merchantAccountRequired = 'Merchant account is required'
export const clientKey = 'Client key'
export const clientKeyHelp = 'Next to the API key. Add your site to its allowed origins'
export const clientKeyForm = 'A client key starts with test_ or live_'
export const noticeKey = 'HMAC key'
export const noticeKeyHelp = 'In Adyen: Developers, Webhooks. Use the standard webhook with this account’s webhook URL'
export const tokenNoticeKey = 'HMAC key for tokens'
export const tokenNoticeKeyHelp =
  'In Adyen: Developers, Webhooks. Use the recurring tokens life cycle webhook with the same webhook URL'
export const noticeKeyForm = 'An HMAC key has 64 characters, 0 to 9 and A to F'
export const keyOfOtherMode = (mode: Mode) => `This key is for the other mode. This account is for ${mode} mode`
export const liveAddressRequired =
  'Live mode needs your company’s live URL prefix or full URL, such as https://<prefix>-checkout-live.adyenpayments.com/checkout'
export const livePrefix = 'Live URL prefix'
export const livePrefixHelp = 'Live accounts only: Developers, API URLs, Prefix, such as 1797a841fbb37ca7-AdyenDemo'
export const livePrefixForm = 'A live URL prefix has letters, digits and a hyphen. Don’t enter the full URL'
export const liveRegion = 'Live region'
export const liveRegionHelp = 'The region that hosts your live account: eu, us, au, apse or in. Leave empty for eu'
export const liveRegionForm = (regions: readonly string[]) => `Live region must be one of ${regions.join(', ')}`
export const allowedMethods = 'Payment methods'
export const allowedMethodsHelp =
  'Adyen types, such as scheme, ideal, sepadirectdebit. Leave empty for cards, wallets and instant bank methods'
export const allowedMethodsForm = 'Enter Adyen payment method types separated by commas, such as scheme, ideal'
export const reportKey = 'Report API key'
export const reportKeyHelp = 'Fetches settlement reports: Developers, API credentials, Report service user'
export const reportKeyRequired = 'Enter the password of the report user, or leave both empty'
export const reportUser = 'Report user'
export const reportUserHelp =
  'Only for basic authentication, such as report@Company.YourCompany. Its password is the key'
export const reportUserForm = 'A report user looks like report@Company.YourCompany'
export const noReportKey = 'This account has no report API key. Add one, or upload the report'
export const reportKeyRefused = 'Adyen rejected the account’s report API key'
export const reportAddressRefused = 'The report’s URL isn’t Adyen’s, so it wasn’t opened. Upload the report'
export const disputeRightMissing =
  'The API key can’t manage disputes. Ask the operator to give its user that role at Adyen'
export const fileTypeRefused = 'Adyen accepts PDF and JPEG files'
export const fileTooLarge = 'Adyen accepts PDF files up to 2 MB'
export const noMoreDocuments = 'Adyen accepts no more documents for this dispute'
export const notDefendable = 'Adyen has no defense reason for this dispute, so it can’t be defended'
export const documentsMissing = (types: string[]) =>
  types.length === 0
    ? 'Adyen needs more documents. Add files of other kinds'
    : `Adyen needs more documents: ${types.join(', ')}. Add files of other kinds`
export const packageMissing =
  'Adyen’s library isn’t installed. Ask your operator to run npm install --no-save @adyen/api-library@32.1.0 and restart'
export const works = (methods: number) => `Connected. The merchant account has ${methods} payment methods`
export const keyRefused = 'Adyen rejected this API key'
export const rightMissing = 'Adyen accepts this API key, but it can’t use Checkout. Add the Checkout role to its user'
export const merchantAccountUnknown = 'This API key has no access to this merchant account'
export const notReached = 'There is no response from this URL'
export const notThere = 'This URL isn’t an Adyen Checkout API'
export const cannotBeAsked = 'We can’t reach Adyen right now. Try again later'
export const captureRefused = 'Adyen didn’t capture the payment. The money is still authorized'
export const cancelRefused = 'Adyen didn’t cancel the payment. The money is still authorized'
export const foreignMethod = 'This payment method belongs to another account or customer at Adyen'
export const detachRefused = 'Adyen didn’t remove this payment method'
