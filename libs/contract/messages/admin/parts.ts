export * from './labels.js'

export const manageClients = 'Manage clients'
export const everyBusinessOnThePlatform = 'Every business on the platform: profile, rate, status and history.'
export const portalUsers = 'Portal Users'
export const managePortalUsers = 'Manage portal users'
export const thePeopleWhoRunThe = 'The people who run the platform, and their roles.'
export const apiUsers = 'API Users'
export const manageApiUsers = 'Manage API users'
export const theKeysThatClientsCall = 'API keys that clients use to call the API.'
export const manageRoles = 'Manage roles'
export const rolesHelp = 'Sets of permissions for people and API users.'
export const managePermissions = 'Manage permissions'
export const whichRoutesEachPermissionOpens = 'The routes that each permission allows.'
export const pendingClients = 'Pending Clients'
export const pendingClients2 = 'Pending clients'
export const reviewNewRegistrationsApproveThem = 'Approve new registrations, or reject them with a reason.'
export const contactMessages = 'Contact Messages'
export const auditLog = 'Audit log'
export const clearTheFilter = 'Clear filter'
export const anApplicant = 'An applicant'
export const aVisitor = 'A visitor'
export const empty = 'empty'
export const theWhatVerbBeingVerified = (what: string, verb: string) => `The ${what} ${verb} being verified.`
export const verificationOfTheWhat = (what: string) => `Verifying the ${what}`
export const partSince = (part: string) => `${part}, since`
export const countOfCount2Rows = (count: string, count2: string) => `${count} of ${count2} rows`
export const countingTheRows = 'Counting rows'
export const pageRefreshesUntilVerified = 'This page refreshes until the verification ends.'
export const theWhatVerbIntactEntries = (what: string, verb: string, entries: number) =>
  `The ${what} ${verb} intact: ${entries} entries.`
export const theWhatVerbDamagedFault = (what: string, verb: string, fault: string | null) =>
  `The ${what} ${verb} damaged: ${fault}.`
export const theWhatPartNeverVerified = (what: string, part: string) => `The ${what} ${part} never verified.`
export const were = 'were'
export const was = 'was'
export const verificationRunsAlongside = 'Verification runs alongside payments and takes a few minutes per million.'
export const askSomebodyWhoseRoleHas = 'To verify it, ask a colleague whose role allows verification.'
export const lastVerificationUnfinished = 'The last verification didn’t finish.'
export const itBrokeOff = 'It stopped,'
export const forExampleBecauseItsServer = ', for example because its server was stopped.'
export const startAnotherOne = ' Start a new one.'
export const countUnitAgo = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
export const unlock = 'Unlock'
export const closeAsWon = 'Close as won'
export const closeAsLost = 'Close as lost'
export const security = 'Security'
export const operations = 'Operations'
export const groups = {
  onboarding: 'Onboarding',
  payments: 'Payments',
  money: 'Money',
  processors: 'Processors',
  oversight: 'Oversight',
  settings: 'Settings',
}
export const statusPage = 'Status page'
export const riskLists = 'Allow and block lists'
export const ledger = 'Ledger'
export const processorAccounts = 'Accounts'
export const requestLog = 'API request log'
export const accessExplorer = 'Access explorer'
export const lastChange = 'Last change:'
export const byActor = (name: string) => `by ${name}`
export const changeHistory = 'History'
