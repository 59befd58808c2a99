export const refuseAnotherEmailAddress = 'Refuse another email address'
export const changeTheEmailAddressOf = 'Change the email address of your account?'
export const aMemberOfOurStaff = 'A member of our staff asked for it. Nothing has changed yet.'
export const newAddress = 'New address'
export const confirmedThere = 'Confirmed there'
export const notYet = 'Not yet'
export const ifYouDoNothingThe = 'If you do nothing, the new address takes the place of yours on'
export const onceItIsConfirmedWhoever =
  ', once it is confirmed. Whoever reads its mails can then sign in to your account.'
export const refuseKeepMyAddress = 'Refuse: keep my address'
export const agreeToTheNewAddress = 'Agree to the new address'
export const refused = 'Refused'
export const yourAddressStaysAsIt = 'Your address stays as it is, and the link in the other mail opens nothing.'
export const youDidNotKnowOf = 'You did not know of this? Please tell us, so that we look into it.'
export const contactUs = 'Contact us'
export const fromNowOnYouSign = (newEmailAddress: string) => `From now on you sign in with ${newEmailAddress}.`
export const countsAsSoonAsIt = (newEmailAddress: string) =>
  `${newEmailAddress} counts as soon as it is confirmed from there. Until then you sign in as before.`
export const addressChanged = 'Address changed'
export const agreed = 'Agreed'
