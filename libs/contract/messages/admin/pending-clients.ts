export * from './labels.js'

export const askedForChangeItHere = (asked: string) => `Asked for: ${asked} %. Change it here before you approve.`
export const severalAtOnce = 'Several at once'
export const tickedSelected = (ticked: number) => `${ticked} selected`
export const tickSeveralAboveToDecide = 'Tick several above to decide about them at once.'
export const eachIsApprovedAtThe = 'Each is approved at the rate that its card shows.'
export const selectAll = 'Select all'
export const selectNone = 'Select none'
export const rejectSelected = 'Reject selected'
export const approveSelected = 'Approve selected'
export const selectName = (name: string) => `Select ${name}`
export const clientTypeRegistered = (clientType: string) => `${clientType}, registered`
export const notGiven = 'Not given'
export const theMailToMayNot = (name: string) => `The mail to ${name} may not have been sent. The decision stands`
export const whatBecameOfEach = 'What became of each'
export const newestFirst = 'Newest first'
export const byName = 'By name'
export const selectAtLeastOneClient = 'Select at least one client first'
export const newRegistrationsTheLongestWait =
  'New registrations, the longest wait first. Each applicant waits for your decision.'
export const filterPendingClients = 'Filter pending clients'
export const order = 'Order'
export const longestWaitFirst = 'Longest wait first'
export const newRegistrationsAppearHereAs = 'New registrations appear here as soon as they are sent.'
export const backToTheDashboard = 'Back to the dashboard'
export const moreRegistrations = 'More registrations'
export const theApplicantReadsTheseWords = 'The applicant reads these words on the waiting page.'
export const backToThePendingClients = 'Back to the pending clients'
export const rejectSeveralClients = 'Reject several clients'
export const eachOfThemGetsA = 'Each of them gets a mail, and reads your reason if you give one.'
export const noneOfThemIsPending = 'None of them is pending any more.'
export const cancel = 'Cancel'
export const rejectAllCount = (reject: string, count: number) => `${reject} all ${count}`
