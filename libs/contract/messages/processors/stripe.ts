import type { Mode } from '../../modes.js'

export const title = 'Stripe'
export const methods = 'a Stripe token'
export const secretKey = 'Secret key'
export const secretKeyHelp =
  'In Stripe: Developers, API keys. A restricted key works; see the guide for its permissions'
export const secretKeyForm = 'A secret key starts with sk_test_, sk_live_, rk_test_ or rk_live_'
export const publishableKey = 'Publishable key'
export const publishableKeyHelp = 'In Stripe: Developers, API keys. Browsers use it to load the card form'
export const publishableKeyForm = 'A publishable key starts with pk_test_ or pk_live_'
export const noticeSecret = 'Signing secret'
export const noticeSecretHelp = 'In Stripe: Developers, Webhooks. Use the endpoint with this account’s webhook URL'
export const noticeSecretForm = 'A signing secret starts with whsec_'
export const connectNoticeSecret = 'Signing secret for Connect'
export const connectNoticeSecretHelp = 'Of the second webhook, for events on connected accounts'
export const keyOfOtherMode = (mode: Mode) => `This key is for the other mode. This account is for ${mode} mode`
export const works = 'Connected'
export const keyRefused = 'Stripe rejected this secret key'
export const rightMissing =
  'Stripe accepts this key, but it can’t read the balance. Add the permissions listed in the guide'
export const notReached = 'There is no response from this URL'
export const holdsStill = 'The money is still authorized at Stripe'
export const cannotBeAsked = 'We can’t reach Stripe right now. Try again later'
export const foreignMethod = 'This payment method belongs to another account or customer at Stripe'
export const detachRefused = 'Stripe didn’t remove this payment method'
export const amountForm = 'Stripe requires amounts in this currency to be multiples of ten minor units'
export const connectRefused =
  'Stripe refused. Check that Connect is turned on in Stripe and that the key can write accounts'
