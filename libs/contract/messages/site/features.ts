export const whatGatehouseDoesForA =
  'What Gatehouse does for a merchant, for the staff who look after merchants, and for the programs that pay.'
export const features = 'Features'
export const forMerchants = 'For merchants'
export const registerAsACompanyOr =
  'Register as a company or an individual and ask for your rate. A page shows how the review stands.'
export const makeAnApiUserFor =
  'Make an API user for each program that pays: own key, own secret, own role. Edit it, renew it, delete it.'
export const seeEveryPaymentWithIts =
  'See every payment with its amount and outcome, and filter by status or description.'
export const takePaymentsByLink =
  'Take payments by API, by link or on a hosted page that speaks five languages. Refund them, answer disputes, and read where your money is, up to the payout and its bank statement.'
export const aTeamWithRoles =
  'Invite your team, each person with a role. Find any payment by ID, reference or amount, and read its timeline on one page.'
export const forStaff = 'For staff'
export const registrationsWaitInOnePlace = 'Registrations wait in one place with all that a reviewer needs.'
export const approveOrRejectWithA =
  'Approve, or reject with a reason that the applicant reads. The same decision twice does no harm.'
export const eachPersonSeesThePages =
  'Each person sees the pages that their roles open, and no link that would refuse them.'
export const whereMoneyGoes =
  'Use rules to route, hold or block payments and to set prices. Pay out with two approvers, and reconcile the ledger with processors and banks.'
export const seeHowItGoes =
  'Compare payments, declines, processors and queues with earlier weeks, and see open work. Each number links to its list.'
export const forPrograms = 'For programs'
export const oauth20ClientCredentials =
  'OAuth 2.0 client credentials, so that a stock library is all you need to sign in.'
export const an = 'An'
export const onEachPaymentARepeated = 'on each payment: a retry returns the stored response, not a second charge.'
export const oneErrorBodyEverywhereWith =
  'One error body everywhere, with a sentence to show, a code to branch on and a request id to quote.'
export const sdksAndMore =
  'SDKs in three languages, signed webhooks, an event stream, a CLI for your laptop, and dated API versions.'
export const forWhoeverIsResponsible = 'For security and compliance'
export const permissionsAreRowsAMethod =
  'Permissions are rows: a method and a route pattern. A change counts on the next request.'
export const passwordsAreKeptAsArgon2id =
  'Passwords are kept as argon2id hashes, API secrets as keyed hashes. Neither can be read back.'
export const afterWrongPasswordsAnAccount = (failedSignInsMax: number) =>
  `After ${failedSignInsMax} wrong passwords, new devices are locked out, even with the right password. Devices you’ve used before still work, so attackers can’t lock you out.`
export const aMerchantsSessionEndsAfter = (count: number) =>
  `A merchant’s session ends after ${count} hours, or immediately if the account is suspended.`
export const decisionsCanBeProven =
  'Refused requests, permission changes, approvals, routing and risk results are chained and signed. Auditors verify them offline in a browser.'
export const rolesShowWhatIsUsed =
  'Each role shows which permissions were used and by whom, and suggests a smaller role that would have been enough.'
export const feature = 'Feature'
export const whatItDoes = 'What it does'
export const names = {
  signUp: 'Sign-up and review',
  apiUsers: 'API users',
  transactions: 'Transactions',
  payments: 'Payments and payouts',
  team: 'Team and search',
  onboarding: 'Pending clients',
  approvals: 'Approvals',
  access: 'Access by role',
  money: 'Routing, risk and money',
  operations: 'Operations',
  authentication: 'Authentication',
  retries: 'Safe retries',
  errors: 'Errors',
  tools: 'SDKs and tools',
  permissions: 'Permission rows',
  roleUsage: 'Role usage',
  evidence: 'Evidence',
  secrets: 'Stored secrets',
  lockout: 'Lockout',
  sessions: 'Sessions',
}
