export * from './labels.js'

export const manageClients = 'Manage clients'
export const everyBusinessOnThePlatform = 'Every business on the platform: profile, rate, state and history.'
export const portalUsers = 'Portal Users'
export const managePortalUsers = 'Manage portal users'
export const thePeopleWhoRunThe = 'The people who run the platform, and their roles.'
export const apiUsers = 'API Users'
export const manageApiUsers = 'Manage API users'
export const theKeysThatClientsCall = 'The keys that clients call the API with.'
export const manageRoles = 'Manage roles'
export const whatPeopleDoHereAs = 'What people do here, as sets of permissions.'
export const managePermissions = 'Manage permissions'
export const whichRoutesEachPermissionOpens = 'Which routes each permission opens.'
export const pendingClients = 'Pending Clients'
export const pendingClients2 = 'Pending clients'
export const reviewNewRegistrationsApproveThem = 'Review new registrations: approve them, or reject them with a reason.'
export const contactMessages = 'Contact Messages'
export const auditLog = 'Audit Log'
export const whyAndWho = 'Why and Who'
export const clearTheFilter = 'Clear the filter'
export const anApplicant = 'An applicant'
export const aVisitor = 'A visitor'
export const empty = 'empty'
export const theWhatVerbBeingVerified = (what: string, verb: string) => `The ${what} ${verb} being verified.`
export const verificationOfTheWhat = (what: string) => `Verification of the ${what}`
export const partSince = (part: string) => `${part}, since`
export const countOfCount2Rows = (count: string, count2: string) => `${count} of ${count2} rows`
export const countingTheRows = 'Counting the rows'
export const thisPageLoadsAgainBy = 'This page loads again by itself until the run has ended.'
export const theWhatVerbIntactEntries = (what: string, verb: string, entries: number) =>
  `The ${what} ${verb} intact: ${entries} entries.`
export const theWhatVerbDamagedFault = (what: string, verb: string, fault: string | null) =>
  `The ${what} ${verb} damaged: ${fault}.`
export const theWhatPartNeverVerified = (what: string, part: string) => `The ${what} ${part} never verified.`
export const were = 'were'
export const was = 'was'
export const aRunGoesOnBeside = 'A run goes on beside payments and takes a few minutes for a million of them.'
export const askSomebodyWhoseRoleHas = 'Ask somebody whose role has the right to verify.'
export const theLastRunEndedWithout = 'The last run ended without a result.'
export const itBrokeOff = 'It broke off,'
export const forExampleBecauseItsServer = ', for example because its server was stopped.'
export const startAnotherOne = ' Start another one.'
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
export const reviews = 'Reviews'
export const statusPage = 'Status page'
export const riskLists = 'Allow and block lists'
export const ledger = 'Ledger'
export const processorAccounts = 'Accounts'
export const requestLog = 'API request log'
export const accessExplorer = 'Access explorer'
