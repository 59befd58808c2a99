export const confirmYourEmailAddress = 'Confirm your email address'
export const isThisYourEmailAddress = 'Is this your email address?'
export const ourStaffWereAskedTo =
  'Our staff were asked to use it for this account. Confirm it only if you know the account.'
export const newAddress = 'New address'
export const confirmThisAddress = 'Confirm this address'
export const addressConfirmed = 'Address confirmed'
export const nothingIsLeftForYou = 'Nothing is left for you to do. We write to you as soon as the address counts.'
export const theAddressThatTheAccount =
  'The address that the account has now can still refuse. If it does not, yours takes its place on'
export const orAsSoonAsIt = ', or as soon as it agrees.'
export const addressChanged = 'Address changed'
export const fromNowOnYouSign = (newEmailAddress: string) => `From now on you sign in with ${newEmailAddress}.`
export const signIn = 'Sign in'
