export const whatGatehouseDoes = 'What Gatehouse does for merchants, staff and developers.'
export const features = 'Features'
export const forMerchants = 'For merchants'
export const signUpAndReview =
  'Sign up as a company or an individual and request your rate. A status page shows how the review is going.'
export const createApiUsers =
  'Create an API user for each system, with its own key, secret and role. Edit, regenerate or delete it at any time.'
export const seeEveryPayment = 'See every payment with its amount and status. Filter by status or description.'
export const takePayments =
  'Take payments by API, by link or on a hosted page in five languages. Issue refunds, answer disputes, and track your money to the payout and bank statement.'
export const inviteYourTeam =
  'Invite your team and give each person a role. Find any payment by ID, reference or amount, and see its timeline on one page.'
export const forStaff = 'For staff'
export const reviewRegistrations = 'Review new registrations in one place, with all the details you need.'
export const approveOrReject =
  'Approve, or reject with a reason that the applicant sees. Repeating a decision has no effect.'
export const accessByRole = 'People only see the pages and links that their roles give them access to.'
export const routeAndReconcile =
  'Route, hold or block payments with rules, and set prices. Pay out with two approvers. Reconcile the ledger with processors and banks.'
export const compareWeeks =
  'Compare payments, declines, processors and queues with earlier weeks, and see open work. Each number links to its list.'
export const forDevelopers = 'For developers'
export const oauth20ClientCredentials = 'OAuth 2.0 client credentials, so any standard library can get a token.'
export const an = 'An'
export const onEachPayment = 'on each payment: a retry returns the original response and never charges twice.'
export const oneErrorFormat =
  'One error format everywhere: a message to show, a code to handle and a request ID for support.'
export const sdksAndMore =
  'SDKs in three languages, signed webhooks, an event stream, a command line for your laptop, and dated API versions.'
export const forWhoeverIsResponsible = 'For security and compliance'
export const permissionsAreRows = 'A permission is a method and a route pattern. Changes apply to the next request.'
export const passwordsAreHashed =
  'Passwords are stored as argon2id hashes and API secrets as keyed hashes. They can’t be read back.'
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
