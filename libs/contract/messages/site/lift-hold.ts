export const confirmThatThisIsYou = 'Confirm that this is you'
export const isThisYou = 'Is this you?'
export const somebodyWhoIsSignedIn =
  'Somebody who is signed in to this account wants to make API keys, or to change where its money goes.'
export const waitsBecause = 'Waits because'
export const waitsUntil = 'Waits until'
export const confirmOnlyWhatYouBegan =
  'Confirm only what you began yourself. It is not you? Leave this page, set a new password and write to us.'
export const confirmThatItIsMe = 'Confirm that it is me'
export const confirmed = 'Confirmed'
export const apiKeysCanBeMade =
  'API keys can be made and the settlement account changed at once. Payouts wait until their time.'
export const toYourAccount = 'To your account'
