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
export const takePaymentsByLink =
  'Take payments by API, by link or on a hosted page that speaks five languages. Refund them, answer disputes, and read where your money is, up to the payout and its bank statement.'
export const aTeamWithRoles =
  'Let a team in, each with a role. Find any payment by an id, a reference or an amount, and read its whole story on one page.'
export const forStaff = 'For staff'
export const registrationsWaitInOnePlace = 'Registrations wait in one place with all that a reviewer needs.'
export const approveOrRejectWithA =
  'Approve, or reject with a reason that the applicant reads. The same decision twice does no harm.'
export const eachPersonSeesThePages =
  'Each person sees the pages that their roles open, and no link that would refuse them.'
export const whereMoneyGoes =
  'Choose by rules in words which processor takes a payment, which one is held or blocked, and what it costs. Pay out with two people, and set the books against processors and banks.'
export const seeHowItGoes =
  'See how payments go now beside the weeks before: declines, processors, queues, and what waits for whom. Each number leads to its list.'
export const forPrograms = 'For programs'
export const oauth20ClientCredentials =
  'OAuth 2.0 client credentials, so that a stock library is all you need to sign in.'
export const an = 'An'
export const onEachPaymentARepeated = 'on each payment: a repeated call gets the first answer, not a second charge.'
export const oneErrorBodyEverywhereWith =
  'One error body everywhere, with a sentence to show, a code to branch on and a request id to quote.'
export const sdksAndMore =
  'SDKs in three languages, signed webhooks or one open stream of events, a command line for your laptop, and versions of the API that are dated and kept.'
export const forWhoeverIsResponsible = 'For whoever is responsible'
export const permissionsAreRowsAMethod =
  'Permissions are rows: a method and a route pattern. A change counts on the next request.'
export const passwordsAreKeptAsArgon2id =
  'Passwords are kept as argon2id hashes, API secrets as keyed hashes. Neither can be read back.'
export const afterWrongPasswordsAnAccount = (failedSignInsMax: number) =>
  `After ${failedSignInsMax} wrong passwords an account is locked for strangers, also against the right one. Who has signed in on a device before goes on there, so nobody can lock you out.`
export const aMerchantsSessionEndsAfter = (count: number) =>
  `A merchant’s session ends after ${count} hours, and at once when the account is suspended.`
export const decisionsCanBeProven =
  'Refused calls, changes of rights, approvals, routing and risk are chained and signed. Whoever supervises you checks them in a browser, offline.'
export const rolesShowWhatIsUsed =
  'Each role shows which of its permissions were used, by whom, and offers the smaller one that would have refused nothing.'
