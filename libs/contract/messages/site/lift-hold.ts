export const confirmThatThisIsYou = 'Confirm it’s you'
export const isThisYou = 'Is this you?'
export const somebodyWhoIsSignedIn =
  'A person signed in to this account wants to create API keys or change the bank account for payouts.'
export const waitsBecause = 'On hold because'
export const waitsUntil = 'On hold until'
export const confirmOnlyWhatYouBegan =
  'Confirm only if you started this. If you didn’t, leave this page, reset your password and contact us.'
export const confirmThatItIsMe = 'Confirm it’s me'
export const confirmed = 'Confirmed'
export const apiKeysCanBeMade =
  'You can now create API keys and change the settlement account. Payouts stay on hold until their release time.'
export const toYourAccount = 'Go to your account'
