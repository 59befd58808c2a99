export const refuseAnotherEmailAddress = 'Refuse a new email address'
export const changeTheEmailAddressOf = 'Change your account’s email address?'
export const aMemberOfOurStaff = 'Our staff requested this change. Your account hasn’t changed yet.'
export const newAddress = 'New address'
export const confirmedThere = 'Confirmed there'
export const notYet = 'Not yet'
export const ifYouDoNothingThe = 'If you don’t refuse, the new address replaces yours on'
export const onceItIsConfirmedWhoever =
  ', once it’s confirmed. Anyone with access to its inbox can then sign in to your account.'
export const refuseKeepMyAddress = 'Refuse and keep my address'
export const agreeToTheNewAddress = 'Accept the new address'
export const refused = 'Refused'
export const yourAddressStaysAsIt = 'Your address stays the same, and the link in the other email no longer works.'
export const didNotExpectThis = 'Didn’t expect this? Contact us so that we can look into it.'
export const contactUs = 'Contact us'
export const fromNowOnYouSign = (newEmailAddress: string) => `From now on you sign in with ${newEmailAddress}.`
export const countsAsSoonAsIt = (newEmailAddress: string) =>
  `${newEmailAddress} takes effect after it’s confirmed. Until then, sign in as before.`
export const addressChanged = 'Address changed'
export const agreed = 'Accepted'
