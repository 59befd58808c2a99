export * from './labels.js'

export const addClient = 'Add client'
export const everyBusinessOnThePlatform = 'Every business on the platform.'
export const noClientsFound = 'No clients found.'
export const clientsAppearHereWhenThey = 'Clients appear here when they register or are added.'
export const emailAndPhone = 'Email and phone'
export const rate = 'Rate'
export const registered = 'Registered'
export const filterClients = 'Filter clients'
export const deleteClient = 'Delete client'
export const canNoLongerSignIn = (name: string) =>
  `${name} can no longer sign in, and its keys stop working at once. Its books stay.`
export const suspend = 'Suspend'
export const reactivate = 'Reactivate'
export const inTheAuditLog = 'In the audit log'
export const history = 'History'
export const profile = 'Profile'
export const clientType = 'Client type'
export const waitsForConfirmationPendingEmail = (pendingEmailAddress: string) =>
  `Waits for confirmation: ${pendingEmailAddress}`
export const payoutsWaitUntil = 'Payouts wait until'
export const clientIdWithin = 'client ID'
export const browsersThatAreSignedIn = 'Browsers that are signed in now.'
export const editClient = 'Edit client'
export const countsOnceItIsConfirmed = (value: string) => `${value} counts once it is confirmed.`
export const ofEachPaymentFromNow = 'Of each payment from now on.'
export const anotherOneCountsOnceIt = (silenceDays: number) =>
  `Another one counts once it is confirmed from there, and the present one has not refused for ${silenceDays} days.`
export const theClientIsActiveAt =
  'The client is active at once, unless two people have to approve it, and gets a mail with a link to set its password.'
export const ofEachPaymentEmptyThe = "Of each payment. Empty: the platform's usual rate."
export const reactivateClient = 'Reactivate client'
export const clientIsActiveAgain = (name: string) => `Client ${name} is active again`
export const failedToReactivateClient = 'Failed to reactivate client'
export const reactivateName = (name: string) => `Reactivate ${name}?`
export const itCanSignInAgain = 'It can sign in again, and its keys work again, at once.'
export const forTheLogAndFor = 'For the log, and for the client.'
export const suspendClient = 'Suspend client'
export const clientHasBeenSuspended = (name: string) => `Client ${name} has been suspended`
export const failedToSuspendClient = 'Failed to suspend client'
export const suspendName = (name: string) => `Suspend ${name}?`
export const itIsSignedOutAnd = 'It is signed out, and its keys stop working, at once.'
export const theClientReadsTheseWords = 'The client reads these words, and the log keeps them.'
export const members = 'Members'
export const member = 'Member'
export const invited = 'Invited'
export const thePeopleWhoSignIn = 'The people who sign in for this client.'
export const nobodyYet = 'Nobody yet.'
