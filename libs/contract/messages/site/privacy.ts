export const whatThisSoftwareStoresAbout = 'What this software stores about you, and what it does not.'
export const privacy = 'Privacy'
export const whatIsStored = 'What is stored'
export const whatYouEnterWhenYou =
  'What you enter when you register: name, contact person, e-mail, phone, address, and the rate you ask for.'
export const yourApiUsersWithThe =
  'Your API users with the name, e-mail and phone of each developer, and when and from which address each called last.'
export const yourPaymentsAmountCurrencyDescription =
  'Your payments: amount, currency, description, reference, outcome and time.'
export const sessionsWhenYouSignedIn = 'Sessions: when you signed in, and when the session ends.'
export const whatIsNotStored = 'What is not stored'
export const yourPasswordAndYourApi = 'Your password and your API secrets. Only hashes of them are kept.'
export const cardNumbersTheSoftwareDoes = 'Card numbers. The software does not take them.'
export const whoElseLearnsOfIt = 'Who else learns of it'
export const thisSiteLoadsNothingFrom =
  'This site loads no content from other hosts, so third parties don’t see your visit. There are no trackers and no analytics. Cookies are listed on'
export const theirOwnPage = 'their own page'
export const whoIsResponsible = 'Who is responsible'
export const nameAddressAndDataProtection =
  '[Name, address and data protection contact of the company that runs this installation]'
