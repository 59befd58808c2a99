export const whatGatehouseDoesForA =
  'What Gatehouse does for a merchant, for the staff who look after merchants, and for the programs that pay.'
export const features = 'Features'
export const forMerchants = 'For merchants'
export const registerAsACompanyOr =
  'Register as a company or an individual and ask for your rate. A page shows how the review stands.'
export const makeAnApiUserFor =
  'Make an API user for each program that pays: own key, own secret, own role. Edit it, renew it, delete it.'
export const seeEveryPaymentWithIts =
  'See every payment with its amount and what became of it, and filter by status or description.'
export const forStaff = 'For staff'
export const registrationsWaitInOnePlace = 'Registrations wait in one place with all that a reviewer needs.'
export const approveOrRejectWithA =
  'Approve, or reject with a reason that the applicant reads. The same decision twice does no harm.'
export const eachPersonSeesThePages =
  'Each person sees the pages that their roles open, and no link that would refuse them.'
export const forPrograms = 'For programs'
export const oauth20ClientCredentials =
  'OAuth 2.0 client credentials, so that a stock library is all you need to sign in.'
export const an = 'An'
export const onEachPaymentARepeated = 'on each payment: a repeated call gets the first answer, not a second charge.'
export const oneErrorBodyEverywhereWith =
  'One error body everywhere, with a sentence to show, a code to branch on and a request id to quote.'
export const forWhoeverIsResponsible = 'For whoever is responsible'
export const permissionsAreRowsAMethod =
  'Permissions are rows: a method and a route pattern. A change counts on the next request.'
export const passwordsAreKeptAsArgon2id =
  'Passwords are kept as argon2id hashes, API secrets as keyed hashes. Neither can be read back.'
export const afterWrongPasswordsAnAccount = (failedSignInsMax: number) =>
  `After ${failedSignInsMax} wrong passwords an account is locked for strangers, also against the right one. Who has signed in on a device before goes on there, so nobody can lock you out.`
export const aMerchantsSessionEndsAfter = (count: number) =>
  `A merchant’s session ends after ${count} hours, and at once when the account is suspended.`
