export * from './labels.js'

export const askedForChangeItHere = (asked: string) => `Requested: ${asked}%. Change it here before you approve.`
export const severalAtOnce = 'Bulk actions'
export const tickedSelected = (ticked: number) => `${ticked} selected`
export const tickSeveralAboveToDecide = 'Select several clients above to approve or reject them together.'
export const eachIsApprovedAtThe = 'Each client is approved at the rate on its card.'
export const selectAll = 'Select all'
export const selectNone = 'Select none'
export const rejectSelected = 'Reject selected'
export const approveSelected = 'Approve selected'
export const selectName = (name: string) => `Select ${name}`
export const clientTypeRegistered = (clientType: string) => `${clientType}, registered`
export const notGiven = 'Not given'
export const theMailToMayNot = (name: string) => `The email to ${name} may not have been sent. Your decision was saved`
export const resultsOfEach = 'Results'
export const newestFirst = 'Newest first'
export const byName = 'By name'
export const selectAtLeastOneClient = 'Select at least one client'
export const newRegistrationsTheLongestWait = 'New registrations waiting for your decision, longest wait first.'
export const filterPendingClients = 'Filter pending clients'
export const order = 'Order'
export const longestWaitFirst = 'Longest wait first'
export const newRegistrationsAppearHereAs = 'New registrations show up here.'
export const backToTheDashboard = 'Back to the dashboard'
export const moreRegistrations = 'More registrations'
export const theApplicantReadsTheseWords = 'The applicant reads this on the status page.'
export const backToThePendingClients = 'Back to the pending clients'
export const rejectSeveralClients = 'Reject several clients'
export const eachOfThemGetsA = 'Each applicant gets an email with your reason, if you give one.'
export const noneOfThemIsPending = 'These clients are no longer pending.'
export const cancel = 'Cancel'
export const rejectAllCount = (reject: string, count: number) => `${reject} all ${count}`
