export * from './labels.js'

export const signUps = 'Sign-ups'
export const fromToTheMostOn = (count: string, day: string, day2: string, clients: number, day3: string) =>
  `${count} from ${day} to ${day2}. Peak: ${clients} on ${day3}.`
export const countInCount2Days = (count: string, count2: number) => `${count} in ${count2} days`
export const peakPerDay = (clients: number) => `Peak: ${clients} per day`
export const clientsNew = (clients: number) => `${clients} new ${clients === 1 ? 'client' : 'clients'}`
export const waitingForYou = 'Action needed'
export const pendingClients = 'Pending clients'
export const allCaughtUp = 'All caught up.'
export const signUpsAwaitingRole = 'Sign-ups awaiting a role'
export const noSignUpsAwaitingRole = 'All caught up.'
export const lockedAccounts = 'Locked accounts'
export const noAccountIsLocked = 'No locked accounts.'
export const failingMails = 'Failing emails'
export const allEmailsSent = 'All emails were sent.'
export const andCountMore = (count: number) => `And ${count} more.`
export const clientTypeWaitingSince = (clientType: string) => `${clientType}, waiting since`
export const emailFor = (email: string) => `${email}, for`
export const waitingSince = ', waiting since'
export const forNewDevicesUntil = (part: string, email: string) => `${part} ${email}, for new devices until`
export const mail = 'email'
export const aboutAboutID = (aboutID: string) => `about ${aboutID}`
export const partAfterAttemptsReason = (part: string, attempts: number, reason: string) =>
  `${part} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${reason}`
export const givenUp = 'Gave up'
export const tryingAgain = 'Retrying'
export const nextAttempt = 'Next attempt'
export const adminDashboard = 'Admin dashboard'
export const thePlatformAtAGlance = 'Your platform at a glance.'
export const shortcuts = 'Shortcuts'
export const totals = 'Totals'
export const totalClients = 'Total Clients'
export const pendingClients2 = 'Pending Clients'
export const portalUsers = 'Portal Users'
export const apiUsers = 'API Users'
export const thePlatformsTotalsAreNot = 'Your roles don’t include the platform’s totals.'
export const everythingYouMayDoIs = (refusal: string) =>
  `${refusal}. The menu lists everything you can open. To see the totals, ask an administrator for access.`
export const needsAttention = 'Needs attention'
export const allDone = 'All done. New work shows up here.'
export const toDo = {
  pendingClients: 'Clients to approve',
  disputes: 'Open disputes',
  reviews: 'Payments to review',
  payouts: 'Payouts to approve',
  reconciliation: 'Differences to explain',
}
export const moneyByDay = (currency: string) => `Payments in ${currency}`
export const capturedByDay = 'Captured amounts, by day (UTC)'
export const openOperations = 'Operations'
export const today = 'Today so far'
export const yesterday = 'Yesterday'
export const weekAgo = 'Same day last week'
export const payments = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'payment' : 'payments'}`
export const moneyChart = (currency: string, days: number) => `Captured in ${currency} on each of the last ${days} days`
export const capturedInDays = (amount: string, days: number) => `${amount} in ${days} days`
