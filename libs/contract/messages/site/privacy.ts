export const whatWeStore = 'What we store about you, and what we don’t.'
export const privacy = 'Privacy'
export const stored = 'What we store'
export const signUpDetails =
  'Details you enter when you sign up: name, contact person, email, phone, address and requested rate.'
export const apiUserDetails =
  'Your API users: each developer’s name, email and phone, and the time and IP address of the last use.'
export const paymentDetails = 'Your payments: amount, currency, description, reference, status and time.'
export const sessionDetails = 'Your sessions: when you signed in, and when each session ends.'
export const notStored = 'What we don’t store'
export const onlyHashes = 'Your password and API secrets. We only store hashes of them.'
export const noCardNumbers = 'Card numbers. They never reach our servers.'
export const whoWeShareItWith = 'Third parties'
export const thisSiteLoadsNothingFrom =
  'This site loads no content from other hosts, so third parties don’t see your visit. There are no trackers and no analytics. Cookies are listed on'
export const theirOwnPage = 'their own page'
export const whoIsResponsible = 'Who is responsible'
export const nameAddressAndDataProtection =
  '[Name, address and data protection contact of the company that runs this installation]'
