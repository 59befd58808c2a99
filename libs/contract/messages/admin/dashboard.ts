export * from './labels.js'

export const signUps = 'Sign-ups'
export const fromToTheMostOn = (count: string, day: string, day2: string, clients: number, day3: string) =>
  `${count} from ${day} to ${day2}. The most on one day: ${clients}, on ${day3}.`
export const countInCount2Days = (count: string, count2: number) => `${count} in ${count2} days`
export const mostOnOneDay = (clients: number) => `Most on one day ${clients}`
export const clientsNew = (clients: number) => `${clients} new ${clients === 1 ? 'client' : 'clients'}`
export const waitingForYou = 'Waiting for you'
export const pendingClients = 'Pending clients'
export const nobodyWaitsForADecision = 'Nobody waits for a decision.'
export const accountsWithoutARole = 'Accounts without a role'
export const nobodyWhoSignedUpWaits = 'Nobody who signed up waits for a role.'
export const lockedAccounts = 'Locked accounts'
export const noAccountIsLocked = 'No account is locked.'
export const failingMails = 'Failing mails'
export const everyMailWentOut = 'Every mail went out.'
export const andCountMore = (count: number) => `And ${count} more.`
export const clientTypeWaitingSince = (clientType: string) => `${clientType}, waiting since`
export const emailFor = (email: string) => `${email}, for`
export const waitingSince = ', waiting since'
export const forNewDevicesUntil = (part: string, email: string) => `${part} ${email}, for new devices until`
export const mail = 'mail'
export const aboutAboutID = (aboutID: string) => `about ${aboutID}`
export const partAfterAttemptsReason = (part: string, attempts: number, reason: string) =>
  `${part} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${reason}`
export const givenUp = 'Given up'
export const tryingAgain = 'Trying again'
export const nextAttempt = 'Next attempt'
export const adminDashboard = 'Admin dashboard'
export const thePlatformAtAGlance = 'The platform at a glance, and where to go from here.'
export const shortcuts = 'Shortcuts'
export const totals = 'Totals'
export const totalClients = 'Total Clients'
export const pendingClients2 = 'Pending Clients'
export const portalUsers = 'Portal Users'
export const apiUsers = 'API Users'
export const thePlatformsTotalsAreNot = "The platform's totals are not part of your roles."
export const everythingYouMayDoIs = (refusal: string) =>
  `${refusal}. Everything you may do is in the menu; if you need the totals, ask an administrator for a role.`
export const needsAttention = 'Needs attention'
export const allDone = 'All done. New work shows up here.'
export const toDo = {
  pendingClients: 'Clients to approve',
  disputes: 'Disputes to answer',
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
