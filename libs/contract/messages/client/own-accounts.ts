import * as adyen from '../processors/adyen.js'
import * as paystack from '../processors/paystack.js'
import * as stripe from '../processors/stripe.js'
import * as descriptor from '../statement-descriptor.js'

export const processors = 'Processors'
export const lead =
  'Connect your own account at a processor. Your payments go through it first, and the processor pays you directly.'
export const noAccounts = 'No processor accounts yet.'
export const noAccountsHelp = 'Without one, your payments go through the platform, which pays you out.'
export const addAccount = 'Add account'
export const editAccount = 'Edit account'
export const save = 'Save'
export const edit = 'Edit'
export const check = 'Check'
export const deleteWord = 'Delete'
export const deleteQuestion = 'Delete this account?'
export const deleteLead = 'Your payments then go through the platform. The account’s settings are deleted permanently.'
export const chooseProcessor = 'Choose a processor'
export const name = 'Name'
export const nameHelp = 'For your team, for example “Stripe EU”.'
export const currencies = 'Currencies'
export const currenciesHelp = 'Select none to accept every currency of the processor.'
export const allCurrencies = 'All'
export const isEnabled = 'Accept new payments'
export const isEnabledHelp = 'A disabled account still handles refunds and captures of its payments.'
export const keepHelp = 'Leave it empty to keep the current value.'
export const enabled = 'Enabled'
export const disabled = 'Disabled'
export const noticeAddress = 'Webhook URL'
export const noticeAddressHelp = 'Add it in your processor’s dashboard so that it can notify us about your payments.'
export const lastNotice = 'Last webhook'
export const noNotice = 'None yet'
export const created = 'Account added'
export const updated = 'Account saved'
export const deleted = 'Account deleted'
export const works = 'The account works'
export const doesNotWork = 'The account doesn’t work. Check its settings'
export const failedToSave = 'Failed to save the account'
export const failedToDelete = 'Failed to delete the account'
export const failedToCheck = 'Failed to check the account'
/** By processor, and by the name of its setting. */
export const settings = {
  stripe: {
    secretKey: { label: stripe.secretKey, help: stripe.secretKeyHelp },
    publishableKey: { label: stripe.publishableKey, help: stripe.publishableKeyHelp },
    noticeSecret: { label: stripe.noticeSecret, help: stripe.noticeSecretHelp },
    statementDescriptor: { label: descriptor.label, help: descriptor.suffixHelp },
  },
  adyen: {
    apiKey: { label: adyen.apiKey, help: adyen.apiKeyHelp },
    merchantAccount: { label: adyen.merchantAccount, help: adyen.merchantAccountHelp },
    clientKey: { label: adyen.clientKey, help: adyen.clientKeyHelp },
    noticeKey: { label: adyen.noticeKey, help: adyen.noticeKeyHelp },
    tokenNoticeKey: { label: adyen.tokenNoticeKey, help: adyen.tokenNoticeKeyHelp },
    livePrefix: { label: adyen.livePrefix, help: adyen.livePrefixHelp },
    liveRegion: { label: adyen.liveRegion, help: adyen.liveRegionHelp },
    allowedMethods: { label: adyen.allowedMethods, help: adyen.allowedMethodsHelp },
    statementDescriptor: { label: descriptor.label, help: descriptor.wholeHelp },
  },
  paystack: {
    secretKey: { label: paystack.secretKey, help: paystack.secretKeyHelp },
    publicKey: { label: paystack.publicKey, help: paystack.publicKeyHelp },
  },
}
