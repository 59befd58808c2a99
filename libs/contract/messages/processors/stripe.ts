import type { Mode } from '../../modes.js'

export const title = 'Stripe'
export const methods = 'a token of Stripe'
export const secretKey = 'Secret key'
export const secretKeyHelp =
  'Developers, API keys. A restricted key is enough; the guide names the rights that it needs'
export const secretKeyForm = 'A secret key begins with sk_test_, sk_live_, rk_test_ or rk_live_'
export const publishableKey = 'Publishable key'
export const publishableKeyHelp = 'Developers, API keys. Browsers get it, to draw the card fields'
export const publishableKeyForm = 'A publishable key begins with pk_test_ or pk_live_'
export const noticeSecret = 'Signing secret'
export const noticeSecretHelp = 'Developers, Webhooks: of the endpoint with the notice address of this account'
export const noticeSecretForm = 'A signing secret begins with whsec_'
export const keyOfOtherMode = (mode: Mode) => `This is a key of the other mode. This account is for ${mode}`
export const works = 'Stripe takes the secret key'
export const keyRefused = 'Stripe does not take this secret key'
export const rightMissing =
  'Stripe takes this key, but it may not read the balance. Please give it the rights of the guide'
export const notReached = 'Nobody answers at this address'
export const holdsStill = 'The money is still held at Stripe'
export const cannotBeAsked = 'Stripe cannot be reached just now. Please try again later'
export const amountForm = 'Stripe takes amounts of this currency only in tens of its smallest unit'
