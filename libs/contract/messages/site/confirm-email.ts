export const confirmYourEmailAddress = 'Confirm your email address'
export const isThisYourEmailAddress = 'Is this your email address?'
export const ourStaffWereAskedTo =
  'Our staff were asked to use it for this account. Confirm only if you recognize the account.'
export const newAddress = 'New address'
export const confirmThisAddress = 'Confirm this address'
export const addressConfirmed = 'Address confirmed'
export const nothingIsLeftForYou = 'You’re all set. We’ll email you when the change takes effect.'
export const theAddressThatTheAccount =
  'The current address can still refuse. If it doesn’t, your address takes effect on'
export const orAsSoonAsIt = ', or as soon as it accepts.'
export const addressChanged = 'Address changed'
export const fromNowOnYouSign = (newEmailAddress: string) => `From now on you sign in with ${newEmailAddress}.`
export const signIn = 'Sign in'
